/** A protection, and how its removal reads in the source. */
export interface Mutant {
  readonly id: string;
  /** What the product is without, in a few words. */
  readonly removes: string;
  readonly file: string;
  /** Found once in the file. */
  readonly from: string;
  readonly to: string;
  /** The tests that must notice. */
  readonly tests: readonly string[];
}

const money = ['tests/safety/money.property.test.ts', 'packages/console/src/kit/money'];
const kit = 'packages/console/src/kit/money';
const data = 'packages/console/src/data';

export const mutants: readonly Mutant[] = [
  {
    id: 'money-record-late',
    removes: 'the record before the first byte',
    file: `${data}/money.ts`,
    from: 'if (!sending.hadNoAnswer) writeDown(get, kept);',
    to: '',
    tests: money,
  },
  {
    id: 'money-refusal-after-loss',
    removes: 'the rule that a refused repeat ends nothing',
    file: `${data}/money.ts`,
    from: 'if (!sending.hadNoAnswer) store.discard(requestId);',
    to: 'store.discard(requestId);',
    tests: money,
  },
  {
    id: 'money-state-after-loss',
    removes: 'the uncertainty of a repeat in the state machine',
    file: `${kit}/moneyState.ts`,
    from: "isUncertain: state.phase === 'unknown'",
    to: 'isUncertain: false',
    tests: money,
  },
  {
    id: 'money-gateway-is-refusal',
    removes: 'the check of the status of a refusal',
    file: `${kit}/isRefusal.ts`,
    from: 'if (status !== REFUSED) return false;',
    to: '',
    tests: money,
  },
  {
    id: 'money-odd-code-is-refusal',
    removes: 'the catalogue of codes',
    file: `${kit}/isRefusal.ts`,
    from: 'Object.hasOwn(errorNames, code) &&',
    to: '',
    tests: money,
  },
  {
    id: 'money-other-session',
    removes: 'the session that a record belongs to',
    file: `${data}/money.ts`,
    from: "if (token === null || get(storageAtom).get('token') !== token || kept.owner !== get(ownerAtom))",
    to: 'if (token === null)',
    tests: money,
  },
  {
    id: 'money-look-up-guesses',
    removes: 'the wait for the word of the server',
    file: `${data}/money.ts`,
    from: "if (!isMissingCall(error)) return 'open';",
    to: "if (!isMissingCall(error)) { end(get, set, kept, { state: 'void' }); return 'ended'; }",
    tests: money,
  },
];
