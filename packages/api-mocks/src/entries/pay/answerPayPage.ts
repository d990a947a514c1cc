import * as v from 'valibot';
import { orderPayments } from '#core/journal.ts';
import type { Language } from '#core/language.ts';
import type { MockApi } from '../mockApi.ts';
import { noPayPage, payPage } from './payPage.ts';

/** Where payment pages are. */
export const PAY_PATH = '/pay/';

/** What the address says, or else the browser. */
function languageFor(request: Request, url: URL): Language {
  const named = url.searchParams.get('lang') ?? request.headers.get('accept-language') ?? '';
  return /^zh\b/i.test(named.trim()) ? 'zh-CN' : 'en-US';
}

const form = v.object({ how: v.picklist(orderPayments) });

const refused = (status: number, text: string, headers: Readonly<Record<string, string>> = {}) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** Answers `/pay/<token>`: the page with GET, a payment as a customer makes it with POST. */
export async function answerPayPage(api: MockApi, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const language = languageFor(request, url);
  const token = url.pathname.slice(PAY_PATH.length);
  const page = api.orderOfPage(token);
  if (!page) return noPayPage(language);
  if (request.method === 'GET') return payPage(page, language, api.clock.now());
  if (request.method !== 'POST') return refused(405, 'No such method', { allow: 'GET, HEAD, POST' });
  const fields = v.safeParse(form, Object.fromEntries(new URLSearchParams(await request.text())));
  if (!fields.success) return refused(422, `how is one of ${orderPayments.join(', ')}`);
  try {
    api.payOrder(token, fields.output.how);
  } catch (error) {
    if (error instanceof RangeError) return refused(422, error.message);
    throw error;
  }
  return new Response(null, {
    status: 303,
    headers: { location: `${url.pathname}?lang=${language}`, 'cache-control': 'no-store' },
  });
}
