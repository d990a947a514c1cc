import { errorNames, type ErrorCode } from '#contract/errors.ts';
import type { Effect } from './scenario.ts';

export type Failure = ErrorCode | 401 | 500 | (typeof connectionFailures)[number];

/**
 * The failures of a connection:
 * - `offline`: the connection fails.
 * - `never`: the call isn't carried out, and no response arrives.
 * - `lost`: the call is carried out, but the response is lost.
 * - `late`: the connection fails, and the call is carried out later.
 */
const connectionFailures = ['offline', 'never', 'lost', 'late'] as const;

export function isErrorCode(code: number): code is ErrorCode {
  return Object.hasOwn(errorNames, code);
}

export function effectOf(failure: Failure): Effect {
  if (failure === 401) return { kind: 'unauthorised' };
  if (failure === 500) return { kind: 'broken', message: 'busy' };
  if (typeof failure === 'string') return { kind: failure };
  return { kind: 'error', code: failure };
}

/** Parses a name or code, such as `offline` or `10026`. @throws {RangeError} if it's unknown */
export function readFailure(text: string): Failure {
  const connection = connectionFailures.find((one) => one === text);
  if (connection) return connection;
  if (text === '401') return 401;
  if (text === '500') return 500;
  const code = Number(text);
  if (!isErrorCode(code))
    throw new RangeError(
      `no such failure: ${text}. Use 401, 500, ${connectionFailures.join(', ')} or a code of the error catalog`,
    );
  return code;
}
