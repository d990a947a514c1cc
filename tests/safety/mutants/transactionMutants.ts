import { mutantsIn, type Mutant } from './mutant.ts';

const core = 'packages/api-mocks/src/core';
const unit = `${core}/transaction.test.ts`;
const tests = [unit, 'tests/safety/refusals.test.ts', 'tests/safety/breakingOff.test.ts'];

/** A refused call changes nothing: each store of the bank takes back what the call wrote. */
export const transactionMutants: readonly Mutant[] = [
  ...mutantsIn(`${core}/transaction.ts`, tests, [
    ['tx-rollback', 'the rollback', 'for (const undo of undos.toReversed()) undo();'],
    ['tx-order', 'the order of the rollback', 'undos.toReversed()', 'undos'],
    [
      'tx-map-added',
      'the rollback of an added entry',
      'undoable(() => super.delete(key));',
      'undoable(() => undefined);',
    ],
    ['tx-map-replaced', 'the rollback of a replaced entry', 'else undoable(() => super.set(key, before));'],
    [
      'tx-map-deleted',
      'the rollback of a deleted entry',
      'override delete(key: Key): boolean {\n    this.keepAll();',
      'override delete(key: Key): boolean {',
    ],
    [
      'tx-map-cleared',
      'the rollback of a cleared map',
      'override clear(): void {\n    this.keepAll();',
      'override clear(): void {',
    ],
    [
      'tx-profile',
      'the rollback of a profile',
      '[merchant.profile, merchant.settings, followed]',
      '[merchant.settings, followed]',
    ],
    [
      'tx-settings',
      'the rollback of settings',
      '[merchant.profile, merchant.settings, followed]',
      '[merchant.profile, followed]',
    ],
    [
      'tx-followed',
      'the rollback of the follow list',
      ', followed].map(keepIdentity)',
      '].map(keepIdentity)',
    ],
    [
      'tx-counters',
      'the rollback of the counters of a merchant',
      'Object.assign(merchant, { paidCount, followed });',
    ],
    [
      'tx-nested',
      'the rollback of nested objects',
      'before.map(([, child]) => keepIdentity(child));',
      'before.map((): Undo => () => undefined);',
    ],
    [
      'tx-list',
      'the rollback of a list',
      'list.length = 0;\n    for (const item of before) list.push(item);',
      'void before;',
    ],
    [
      'tx-one-at-a-time',
      'the refusal of a transaction in another',
      "if (open) throw new Error('a transaction is open already');",
    ],
    [
      'tx-outside',
      'the exception of worlds that are built by a call',
      'const suspended = open;\n  open = undefined;',
      'const suspended = open;',
    ],
  ]),
  ...mutantsIn(`${core}/table.ts`, tests, [
    ['tx-row-added', 'the rollback of an added row', 'undoable(() => void added.pop());'],
    [
      'tx-row-replaced',
      'the rollback of a replaced row of this bank',
      'if (isAdded && before !== undefined) added[index - base.length] = before;',
      'if (isAdded && before !== undefined) return;',
    ],
    [
      'tx-row-of-history',
      'the rollback of a replaced row of the history',
      'else if (before === undefined) changed.delete(index);',
      'else if (before === undefined) return;',
    ],
    [
      'tx-row-replaced-twice',
      'the rollback of a row replaced before',
      'else changed.set(index, before);\n      });',
      '});',
    ],
  ]),
  ...mutantsIn(`${core}/ledger.ts`, tests, [
    ['tx-balance', 'the rollback of a balance', 'ledger.available[index] = before;'],
    [
      'tx-contra',
      'the rollback of the account on the other side',
      'against[index] = (against[index] ?? 0n) - (isIn ? -(amount + fee) : amount - fee);',
    ],
    [
      'tx-fees',
      'the rollback of the fees',
      'ledger.contra.fees[index] = (ledger.contra.fees[index] ?? 0n) - fee;',
    ],
    [
      'tx-total-in',
      'the rollback of what came in',
      'if (total && isIn) total.in -= value;',
      'if (total && isIn) return;',
    ],
    ['tx-total-out', 'the rollback of what went out', 'else if (total) total.out -= value;'],
  ]),
  ...mutantsIn(`${core}/scheduler.ts`, tests, [
    [
      'tx-schedule',
      'the rollback of what was planned',
      'undoable(() => void events.splice(events.lastIndexOf(event), 1));',
    ],
  ]),
  ...mutantsIn(`${core}/sessions.ts`, tests, [
    ['tx-latest-session', 'the rollback of the newest session', 'latest = before;'],
    [
      'tx-sessions',
      'the rollback of sessions',
      'new UndoMap<string, Session>()',
      'new Map<string, Session>()',
    ],
  ]),
  ...mutantsIn('packages/api-mocks/src/fixtures/directory.ts', tests, [
    ['tx-deleted-merchant', 'the rollback of a deleted merchant', 'undoable(() => void gone.delete(key));'],
    [
      'tx-enlist',
      'the rollback of merchants that were found',
      '    enlist(merchant);\n    return merchant;',
      '    return merchant;',
    ],
  ]),
  ...mutantsIn(`${core}/pipeline.ts`, tests, [
    [
      'tx-none',
      'the transaction around a call',
      'if (!changesBank(endpoint)) return work();',
      'return work();',
    ],
    ['tx-inbox', 'the rollback of the mail', 'keepList(call.bank.inbox);'],
  ]),
  ...mutantsIn(
    'packages/api-mocks/src/instance/runningBank.ts',
    tests,
    (['tickets', 'requests', 'quotes'] as const).map((store) => [
      `tx-${store}`,
      `the rollback of ${store}`,
      `${store}: new UndoMap()`,
      `${store}: new Map()`,
    ]),
  ),
];
