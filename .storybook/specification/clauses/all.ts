import { errorCode, errorNames } from '@settlement/api-mocks/contract/errors';
import type { Clause } from '../clause.ts';
import { calls } from './calls.ts';
import { entities, roles, states } from './data.ts';
import { constants, errorBehaviour, validation } from './rules.ts';
import { product, screens } from './screens.ts';

const sentences: Readonly<Record<string, string>> = {
  [errorCode.VERIFICATION_REQUIRED]:
    'The one code without a message: the console asks for a verification instead.',
};

/** §8, a clause for each code of the catalogue. */
const codes: readonly Clause[] = Object.entries(errorNames).map(([code, name]) => ({
  number: `8.${code}`,
  title: code,
  sentence: `${name.charAt(0).toUpperCase()}${name.slice(1)}. ${sentences[code] ?? ''}`.trim(),
  status: 'done',
}));

/** Every clause, in the order of the specification. */
export const allClauses: readonly Clause[] = [
  ...product,
  ...screens,
  ...entities,
  ...states,
  ...validation,
  ...roles,
  ...calls,
  ...errorBehaviour,
  ...codes,
  ...constants,
];
