import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { type ErrorCode, errorCode } from '@settlement/api-mocks/contract/errors';
import { isAboutProof } from '#console/data/proofCodes.ts';
import type { Reach } from './reach.ts';

/** What is sent to read: the body is the question. */
const readingPosts = new Set([
  'swap.pairs',
  'swap.availableBalance',
  'swap.quote',
  'requests.lookUp',
  'recharge.funds',
]);
export const isRead = ({ id, method }: Endpoint) => method === 'GET' || readingPosts.has(id);

/** Where a refusal is shown. Refusals of one call that are shown alike are one part of the screen. */
export type Look = 'dialog' | 'permission' | 'own' | 'message' | 'failed';

/** How a refusal of a call is shown on a screen. */
export function lookOf({ id, errors, auth }: Endpoint, code: ErrorCode, reach: Reach): Look {
  const isProof = isAboutProof(code) || code === errorCode.VERIFICATION_REQUIRED;
  if (isProof && errors.includes(errorCode.VERIFICATION_REQUIRED)) return 'dialog';
  const name = Object.entries(errorCode).find(([, value]) => value === code)?.[0] ?? '';
  if (reach.distinguished.has(`${id} ${name}`)) return 'own';
  return code === errorCode.UNDER_REVIEW && auth === 'authorised' ? 'permission' : 'message';
}
