import { errorNames } from '@settlement/api-mocks/contract/errors';
import { type ApiErrorKind, errorData, isApiError } from '#api/errors.ts';

const UNAUTHORISED = 401;
const REFUSED = 422;
const neverSent: ReadonlySet<ApiErrorKind> = new Set(['duplicate', 'busy', 'unrecorded']);

/**
 * Checks if an error means that the call was certainly not carried out. This is true for an error that the
 * contract defines, except a request in progress, and for a call that wasn't sent. All other errors, such as
 * a gateway's error page, leave the outcome unknown.
 */
export function isRefusal(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind, status, code } = error;
  if (neverSent.has(kind)) return true;
  if (kind === 'unauthorised') return status === undefined || status === UNAUTHORISED;
  if (status !== REFUSED) return false;
  if (kind === 'verification') return true;
  return (
    kind === 'business' &&
    code !== undefined &&
    Object.hasOwn(errorNames, code) &&
    errorData(error).reason !== 'request_in_progress'
  );
}
