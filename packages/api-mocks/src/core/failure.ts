import { errorNames, type ErrorCode } from '#contract/errors.ts';
import type { Effect } from './scenario.ts';

/** What can be made to go wrong once. */
export type Failure = ErrorCode | 401 | 500 | (typeof connectionFailures)[number];

/** What the connection can do: fail, stay silent, lose the answer, or deliver the request too late. */
const connectionFailures = ['offline', 'never', 'lost', 'late'] as const;

const connectionFailureOf = (text: unknown) => connectionFailures.find((one) => one === text);

function isErrorCode(code: number): code is ErrorCode {
  return Object.hasOwn(errorNames, code);
}

/** What a failure does to a call. */
export function effectOf(failure: Failure): Effect {
  if (failure === 401) return { kind: 'unauthorised' };
  if (failure === 500) return { kind: 'broken', message: 'busy' };
  if (typeof failure === 'string') return { kind: failure };
  return { kind: 'error', code: failure };
}

/** A failure from its text; refuses what it does not know. */
export function readFailure(text: string): Failure {
  const connection = connectionFailureOf(text);
  if (connection) return connection;
  if (text === '401') return 401;
  if (text === '500') return 500;
  const code = Number(text);
  if (!isErrorCode(code))
    throw new RangeError(
      `no such failure: ${text}. Use 401, 500, ${connectionFailures.join(', ')} or a code of the error catalogue`,
    );
  return code;
}
