import { type ErrorCode, errorNames } from '@settlement/api-mocks/contract/errors';
import { type ApiError, isApiError } from '#api/errors.ts';
import { OfflineError, isChunkError } from '#lib/chunkError.ts';
import type { Text } from './useText.ts';

/**
 * The message for a failed call, or for a part of the console that could not be fetched. The server's message comes first (specification §8); if it sent
 * none, the console's message for the code; for an unknown code, "operation failed".
 */
export function errorText(text: Text, error: unknown): string {
  if (error instanceof OfflineError) return text('errors.network');
  if (isChunkError(error)) return text('common.crash.newVersion');
  if (!isApiError(error)) return text('errors.contract');
  const { kind, msg } = error;
  if (kind === 'business') return msg ?? codeText(text, error);
  // "Success", which specification §8 has for a fault without words, explains nothing beside what failed.
  if (kind === 'server') return msg ?? text('errors.10001');
  if (kind === 'unauthorised') return text('errors.401');
  if (kind === 'verification') return text('errors.10038');
  return text(`errors.${kind}`);
}

function codeText(text: Text, { code }: ApiError): string {
  return text(errorIdOf(code));
}

/** The message of a body code; "operation failed" for an unknown code. */
export function errorIdOf(code: number | undefined) {
  return isErrorCode(code) ? (`errors.${code}` as const) : 'errors.10001';
}

function isErrorCode(code: number | undefined): code is ErrorCode {
  return code !== undefined && Object.hasOwn(errorNames, code);
}
