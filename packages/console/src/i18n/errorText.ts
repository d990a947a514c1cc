import { errorCode } from '@settlement/api-mocks/contract/errors';
import { type ApiError, isApiError } from '#api/errors.ts';
import { OfflineError, isChunkError } from '#lib/browser/chunkError.ts';
import type { Text } from './useText.ts';

/** Returns the text of an error. The server's message has priority (specification §8). */
export function errorText(text: Text, error: unknown): string {
  if (error instanceof OfflineError) return text('errors.network');
  if (isChunkError(error)) return text('common.crash.newVersion');
  if (!isApiError(error)) return text('errors.contract');
  const { kind, msg } = error;
  if (kind === 'business') return msg ?? codeText(text, error);
  // Specification §8 defines the text "Success" for server errors, which would be confusing next to a failed action.
  if (kind === 'server') return msg ?? text('errors.10001');
  if (kind === 'unauthorised') return text('errors.401');
  if (kind === 'verification') return text('errors.10038');
  return text(`errors.${kind}`);
}

function codeText(text: Text, { code }: ApiError): string {
  return text(errorIdOf(code));
}

export function errorIdOf(code: number | undefined) {
  const known = Object.values(errorCode).find((one) => one === code);
  return known === undefined ? 'errors.10001' : (`errors.${known}` as const);
}
