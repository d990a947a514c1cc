import { errorNames } from '@settlement/api-mocks/contract/errors';
import { type ApiErrorKind, errorData, isApiError } from '#api/errors.ts';

const UNAUTHORISED = 401;
const REFUSED = 422;
const neverSent: ReadonlySet<ApiErrorKind> = new Set(['duplicate', 'busy', 'unrecorded']);

/**
 * Checks if the only attempt was certainly not carried out: an error exactly as in the contract, or a call that never
 * left this page. The outcome of any other error is unknown, such as a gateway's page, a code outside the catalog, or a
 * success status around an error.
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
