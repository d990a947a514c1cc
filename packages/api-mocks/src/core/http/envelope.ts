import { LOGIN_EXPIRED, SERVER_ERROR, SUCCESS } from '#contract/errors.ts';
import { type Language, formatText, isMessageId } from '#core/text/formatText.ts';
import { type SheetFrame, mediaTypes } from '#core/files/spreadsheet.ts';
import {
  ApiError,
  LoginExpired,
  Malformed,
  NoSuchCall,
  ServerBroken,
  SignatureRefused,
  type Refusal,
} from './apiError.ts';
import { fieldMessages } from './fieldErrors.ts';

/** `Date` contains the mock API's time, from which clients detect that their clock is wrong. */
function headersAt(now: number, more: Readonly<Record<string, string>> = {}): Headers {
  return new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    date: new Date(now * 1000).toUTCString(),
    ...more,
  });
}

function json(status: number, body: unknown, now: number, more?: Readonly<Record<string, string>>): Response {
  return new Response(JSON.stringify(body), { status, headers: headersAt(now, more) });
}

export function success(data: unknown, language: Language, now: number): Response {
  return json(200, { code: SUCCESS, msg: formatText(language, 'answer.success'), data }, now);
}

function explained({ data }: ApiError, language: Language) {
  const { errors, reason } = data;
  const id = `refusal.${reason ?? ''}`;
  return {
    ...data,
    ...(errors && { messages: fieldMessages(errors, language) }),
    ...(isMessageId(id) && { message: formatText(language, id) }),
  };
}

export function refused(refusal: Refusal, language: Language, now: number): Response {
  if (refusal instanceof ApiError) {
    const { code } = refusal;
    const msg = formatText(language, `errors.${code}`);
    return json(422, { code, msg, data: explained(refusal, language) }, now);
  }
  if (refusal instanceof LoginExpired)
    return json(401, { code: LOGIN_EXPIRED, msg: formatText(language, 'answer.loginExpired') }, now);
  if (refusal instanceof SignatureRefused) {
    const { reason } = refusal;
    const msg = formatText(language, `signature.${reason}`);
    return json(401, { code: LOGIN_EXPIRED, msg, data: { reason } }, now);
  }
  if (refusal instanceof NoSuchCall) {
    const { method, allowed } = refusal;
    if (allowed.length === 0)
      return json(404, { code: 404, msg: formatText(language, 'answer.noSuchCall') }, now);
    const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    const msg = formatText(language, 'answer.noSuchMethod', { method, allow });
    return json(405, { code: 405, msg }, now, { allow });
  }
  if (refusal instanceof Malformed)
    return json(400, { code: 400, msg: formatText(language, 'answer.malformed') }, now);
  const key = refusal instanceof ServerBroken ? refusal.key : undefined;
  return json(500, { code: SERVER_ERROR, ...(key && { msg: formatText(language, `broken.${key}`) }) }, now);
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
