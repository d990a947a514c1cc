import { errorCode } from '@settlement/api-mocks/contract/errors';
import { englishText, errorNameOf } from '@settlement/api-mocks/contract/texts';
import source from './clauses.md?raw';

/**
 * The status of a clause.
 *
 * - `done`: the product follows the clause.
 * - `differs`: the product differs intentionally.
 * - `proposed`: the clause isn't part of the specification.
 */
export type ClauseStatus = 'done' | 'differs' | 'proposed';

export interface Clause {
  /** A number such as `2.8`. Adding a clause doesn't change the numbers of other clauses. */
  readonly number: string;
  readonly title: string;
  readonly sentence: string;
  readonly status: ClauseStatus;
  readonly note?: string | undefined;
  /** The path of a test file, for clauses that no story can show, such as clauses about headers. */
  readonly test?: string | undefined;
}

export const citationOf = ({ number, title }: Pick<Clause, 'number' | 'title'>): string =>
  `§${number.split('.')[0] ?? ''} ${title}`;

const CLAUSE =
  /^- (?<number>\S+) \*\*(?<title>.+)\*\* (?<sentence>.+)(?:\n {2}- (?<status>Differs|Proposed): (?<note>.+))?(?:\n {2}- Test: (?<test>.+))?/gm;

const written = [...source.matchAll(CLAUSE)].map(({ groups = {} }): Clause => {
  const { number = '', title = '', sentence = '', status, note, test } = groups;
  return {
    number,
    title,
    sentence,
    status: status === 'Differs' ? 'differs' : status === 'Proposed' ? 'proposed' : 'done',
    ...(note !== undefined && { note }),
    ...(test !== undefined && { test }),
  };
});

const codes = Object.values(errorCode).map((code): Clause => ({
  number: `8.${code}`,
  title: String(code),
  sentence: `The text of “${errorNameOf(code)}” is “${englishText(`errors.${code}`)}”.${code === errorCode.VERIFICATION_REQUIRED ? ' The console shows a verification instead.' : ''}`,
  status: 'done',
}));

const isConstant = ({ number }: Clause) => number.startsWith('9.');

export const allClauses: readonly Clause[] = [
  ...written.filter((clause) => !isConstant(clause)),
  ...codes,
  ...written.filter(isConstant),
];
