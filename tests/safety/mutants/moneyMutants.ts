import { mutantsIn, type Mutant } from './mutant.ts';

const kit = 'packages/console/src/kit/money';
const data = 'packages/console/src/data';
const tests = ['tests/safety/moneySteps.test.ts', 'tests/safety/moneyRules.test.ts', kit];

/** The one machine for every call that moves money. */
export const moneyMutants: readonly Mutant[] = [
  ...mutantsIn(`${data}/money.ts`, tests, [
    [
      'money-record-late',
      'the record before the first byte',
      'if (!sending.hadNoAnswer) writeDown(get, kept);',
    ],
    [
      'money-refusal-after-loss',
      'the rule that a refused repeat ends nothing',
      'if (!sending.hadNoAnswer) store.discard(requestId);',
      'store.discard(requestId);',
    ],
    [
      'money-other-session',
      'the session that a record belongs to',
      "if (token === null || get(storageAtom).get('token') !== token || kept.owner !== get(ownerAtom))",
      'if (token === null)',
    ],
    [
      'money-look-up-guesses',
      'the wait for the answer of the server',
      "if (!isMissingCall(error)) return 'open';",
      "if (!isMissingCall(error)) { end(get, set, kept, { state: 'void' }); return 'ended'; }",
    ],
    [
      'money-missing-call-ends',
      'the unknown state of a server without the look-up',
      "if (tradeNo === undefined) return 'unsupported';",
      "if (tradeNo === undefined) { end(get, set, kept, { state: 'void' }); return 'ended'; }",
    ],
    [
      'money-look-up-other-id',
      'the comparison of the id that was looked up',
      'if (answer.request_id.toLowerCase() !== kept.requestId.toLowerCase()) return undefined;',
    ],
    [
      'money-look-up-other-endpoint',
      'the comparison of the call that was looked up',
      'if (answer.endpoint !== kept.endpoint) return undefined;',
    ],
    [
      'money-question-after-loss',
      'the rule that an answer that asks back ends nothing after a lost one',
      'if (tradeNo === undefined && sending.hadNoAnswer)',
      'if (false)',
    ],
    [
      'money-second-while-open',
      'the wait for the first intention before a second one',
      "const isFree = () => !['unknown', 'sent', 'verifying'].includes(get(moneyStatesAtom)(key).phase);",
      'const isFree = () => true;',
    ],
    [
      'money-old-id',
      'the end of an id before 24 hours are over',
      'age > -ARRIVAL_SECONDS && age < REQUEST_SECONDS - ARRIVAL_SECONDS',
      'age > -ARRIVAL_SECONDS',
    ],
    [
      'money-equal-question',
      'the question before the same is sent again',
      'const agreement = await confirmed(get, set, adapter, intention);',
      'const agreement = { agreedTo: undefined };',
    ],
    [
      'money-equal-question-late',
      'the same question, after a verification that was open while another tab sent it',
      'if (isFirst && !(await confirmed(get, set, adapter, intention, sending.agreedTo)))',
      'if (isFirst && adapter.id.length === 0)',
    ],
    [
      'money-free-after-question',
      'the second look at what is open, after the question',
      'if (!agreement || !isFree()) return { isDone: false };',
      'if (!agreement) return { isDone: false };',
    ],
    [
      'money-two-tabs',
      'the lock of a request id',
      'const answered = await get(pageLocksAtom).tryWith(lockOf(requestId), async () => {',
      'const answered = await (async (_name: string, act: () => Promise<{ data: Data }>) => act())(lockOf(requestId), async () => {',
    ],
  ]),
  ...mutantsIn(`${data}/moneyStates.ts`, tests, [
    ['money-other-merchant', 'the owner of a record', '.filter((kept) => kept.owner === owner)'],
    [
      'money-one-object',
      'the object in the key of a state',
      "object: number === '' ? '' : digestOf(`${get(ownerAtom)} ${number}`)",
      "object: '' && number",
    ],
    ['money-other-intention', 'the object of a stored intention', 'isAbout(get, kept) ?', 'true ?'],
  ]),
  ...mutantsIn(`${data}/withdrawals.ts`, tests, [
    [
      'money-equal-amount',
      'the comparison of amounts as numbers',
      'compare(row.amount, amount) === 0',
      'row.amount === amount',
    ],
    [
      'money-equal-without-effect',
      'the exception of withdrawals that moved nothing',
      '!withoutEffect.has(row.status) && ',
    ],
  ]),
  ...mutantsIn(`${kit}/moneyState.ts`, tests, [
    [
      'money-state-after-loss',
      'the uncertainty of a repeat in the state machine',
      "isUncertain: state.phase === 'unknown'",
      'isUncertain: false',
    ],
    [
      'money-state-close-forgets',
      'the unknown state after a repeat that was closed',
      "return state.isUncertain ? { phase: 'unknown', kept: state.kept } : idle;",
      'return idle;',
    ],
    [
      'money-state-refuse-ends',
      'the unknown state after a repeat that was refused',
      "return state.isUncertain\n        ? { phase: 'unknown', kept: state.kept }\n        : ",
      'return ',
    ],
    [
      'money-state-other-id',
      'the comparison of ids in the state machine',
      'if (state.kept.requestId !== requestId)',
      'if (state.kept.requestId.length === 0)',
    ],
  ]),
  ...mutantsIn(`${kit}/isRefusal.ts`, tests, [
    [
      'money-gateway-is-refusal',
      'the check of the status of a refusal',
      'if (status !== REFUSED) return false;',
    ],
    ['money-odd-code-is-refusal', 'the catalogue of codes', 'Object.hasOwn(errorNames, code) &&'],
    [
      'money-in-progress-is-refusal',
      'the exception of an id in progress',
      "errorData(error).reason !== 'request_in_progress'",
      'true',
    ],
    [
      'money-gateway-401',
      'the status of an expired login',
      "if (kind === 'unauthorised') return status === undefined || status === UNAUTHORISED;",
      "if (kind === 'unauthorised') return true;",
    ],
  ]),
  ...mutantsIn(`${kit}/outcomeStore.ts`, tests, [
    ['money-record-cleared', 'the memory of a cleared record', 'known.set(requestId, kept);'],
    ['money-record-removed', 'the memory of a removed record', ' && !own.has(requestId)'],
    [
      'money-record-unread',
      'the check that the browser kept the record',
      'if (area.get(OUTCOME_PREFIX + requestId) !== record) throw new OutcomeNotKept();',
    ],
    [
      'money-record-says-more',
      'the limit of what a record says',
      'const record = JSON.stringify({ requestId, endpoint, owner, object, sentAt });',
      'const record = JSON.stringify({ requestId, endpoint, owner, object, sentAt, ...intention });',
    ],
    [
      'money-intention-of-others',
      'the end of what another merchant had agreed to',
      'if (readRecord(area.get(OUTCOME_PREFIX + requestId))?.owner !== owner) area.remove(key);',
    ],
  ]),
  ...mutantsIn(`${kit}/pageLocks.ts`, tests, [
    ['money-lock-held', 'the refusal of a lock that is held', 'if (held.has(name)) return undefined;'],
  ]),
];
