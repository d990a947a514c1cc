import { errorNames } from '@settlement/api-mocks/contract/errors';
import { type ApiErrorKind, errorData, isApiError } from '#api/errors.ts';

const UNAUTHORISED = 401;
const REFUSED = 422;
const neverSent: ReadonlySet<ApiErrorKind> = new Set(['duplicate', 'busy', 'unrecorded']);

/**
 * Whether the only attempt so far was certainly not carried out: a refusal exactly as the contract has it,
 * or a call that never left this page. Anything else (a gateway's page, a code outside the catalogue, a
 * success status around an error) leaves the outcome unknown.
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
