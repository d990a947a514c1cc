import type { Answer } from './answer.ts';
import { ApiError } from './errors.ts';

/** Returns the `data` of a response. @throws {ApiError} of kind `server` for an HTTP 500 */
export function unwrap<Data>(answer: Answer<Data>, endpointId?: string): Data {
  if (answer.code === 200) return answer.data;
  throw new ApiError('server', { status: answer.code, code: answer.code, msg: answer.msg, endpointId });
}
