import { LOGIN_EXPIRED, SERVER_ERROR, SUCCESS, type ErrorCode } from '#contract/errors.ts';
import type { SignatureReason } from '#contract/signing.ts';
import type { Language } from './language.ts';
import type { SheetFrame } from './spreadsheet.ts';
import type { RefusalData } from './apiError.ts';
import { fieldMessages } from './fieldErrors.ts';
import { formatText, isMessageId } from './formatText.ts';
import type { BrokenKey } from './textKeys.ts';
import { mediaTypes } from './mediaTypes.ts';

/** Headers every JSON answer has. `Date` is the bank's own time, so that a client can see its clock drift. */
function headersAt(now: number, more: Readonly<Record<string, string>> = {}): Headers {
  return new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    date: new Date(now * 1000).toUTCString(),
    ...more,
  });
}

export function json(
  status: number,
  body: unknown,
  now: number,
  more?: Readonly<Record<string, string>>,
): Response {
  return new Response(JSON.stringify(body), { status, headers: headersAt(now, more) });
}

export function success(data: unknown, language: Language, now: number): Response {
  return json(200, { code: SUCCESS, msg: formatText(language, 'answer.success'), data }, now);
}

/** HTTP 422 for every business error (specification §8); wrong fields are named and explained. */
export function failure(code: ErrorCode, data: RefusalData, language: Language, now: number): Response {
  const { errors, reason } = data;
  const id = `refusal.${reason ?? ''}`;
  const explained = {
    ...data,
    ...(errors && { messages: fieldMessages(errors, language) }),
    ...(isMessageId(id) && { message: formatText(language, id) }),
  };
  return json(422, { code, msg: formatText(language, `error.${code}`), data: explained }, now);
}

export function loginExpired(language: Language, now: number): Response {
  return json(401, { code: LOGIN_EXPIRED, msg: formatText(language, 'answer.loginExpired') }, now);
}

/** HTTP 401 for a signed call, with what is wrong about its signature. */
export function signatureRefused(reason: SignatureReason, language: Language, now: number): Response {
  const msg = formatText(language, `signature.${reason}`);
  return json(401, { code: LOGIN_EXPIRED, msg, data: { reason } }, now);
}

/** HTTP 500; without a message the client shows its own (specification §8). */
export function broken(message: BrokenKey | undefined, language: Language, now: number): Response {
  const msg = message && formatText(language, `broken.${message}`);
  return json(500, { code: SERVER_ERROR, ...(msg !== undefined && { msg }) }, now);
}

export function file(
  content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>,
  { format, fileName }: Pick<SheetFrame, 'format' | 'fileName'>,
  now: number,
): Response {
  return new Response(content, {
    status: 200,
    headers: headersAt(now, {
      'content-type': mediaTypes[format],
      'content-disposition': `attachment; filename="${fileName}"`,
      'access-control-expose-headers': 'content-disposition',
    }),
  });
}
