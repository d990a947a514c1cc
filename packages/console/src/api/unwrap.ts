import type { Answer } from './answer.ts';
import { ApiError } from './errors.ts';

/** For callers to whom a server fault is a failure like any other: `data`, or an error of kind `server`. */
export function unwrap<Data>(answer: Answer<Data>, endpointId?: string): Data {
  if (answer.code === 200) return answer.data;
  throw new ApiError('server', { status: answer.code, code: answer.code, msg: answer.msg, endpointId });
}
