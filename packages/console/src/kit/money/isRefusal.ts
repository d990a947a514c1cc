import { type ApiErrorKind, errorData, isApiError } from '#api/errors.ts';

const UNAUTHORISED = 401;
const statuses: ReadonlySet<number | undefined> = new Set([200, 422]);
const neverSent: ReadonlySet<ApiErrorKind> = new Set(['duplicate', 'busy', 'unrecorded']);

/** Checks for a rejection. Codes that start with 5 are usually gateway failures (docs/backend.md). */
const isRejection = (code: number): boolean => code > 0 && !String(code).startsWith('5');

/**
 * Checks if an error means that the call was certainly not carried out. This is true for an error code with HTTP 422
 * or 200 (specification §7), except a request in progress, and for a call that wasn't sent. All other errors, such as
 * a gateway's error page, leave the outcome unknown.
 */
export function isRefusal(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind, status, code } = error;
  if (neverSent.has(kind)) return true;
  if (kind === 'unauthorised') return status === undefined || status === UNAUTHORISED;
  if (!statuses.has(status)) return false;
  if (kind === 'verification') return true;
  return (
    kind === 'business' &&
    code !== undefined &&
    isRejection(code) &&
    errorData(error).reason !== 'request_in_progress'
  );
}
