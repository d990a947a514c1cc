import { appMode } from '#contract/enumerations.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import { formatText, type Language } from '#core/text/formatText.ts';
import { formatUnits } from '#core/books/money.ts';
import { possiblePayments, type PageOrder } from '#resources/orders/pay.ts';
import { stateOf, projectPaymentDetail } from '#resources/payments/project.ts';
import { paymentPath } from '#resources/orders/find.ts';
import { payInAddress } from '#resources/payments/derived.ts';
import { escapeHtml } from '../html.ts';
import { languageLink, noPayPage, payDocument, seeOther } from './payDocument.ts';
import { correction, generate } from 'lean-qr';
import * as v from 'valibot';
import { orderPayments } from '#core/books/journal.ts';
import { LINK_PATH } from '#contract/links.ts';
import { answerLinkPage } from './linkPage.ts';
import type { MockApi } from '../mockApi.ts';

const timeOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** Renders the payment address, its QR code and the remaining time of an open order. */
function transferPart({ books, row }: PageOrder, language: Language, now: number): string {
  const asset = assetAt(row.asset);
  const token = asset.token.token;
  const network = asset.chain.netWork;
  const address = payInAddress(books, row);
  const left = Math.max(0, row.expireAt - now);
  const send = formatText(language, 'pay.send', { token, network });
  return `<p>${escapeHtml(send)}</p>
${qrSvg(address, formatText(language, 'pay.qr'))}
<dl><dt>${formatText(language, 'pay.address')}</dt><dd><code>${escapeHtml(address)}</code></dd>
<dt>${formatText(language, 'pay.left')}</dt><dd><span class="timer" role="timer" data-left="${left}">${formatText(language, 'pay.until', { time: timeOf(row.expireAt) })}</span></dd></dl>
<p class="muted">${formatText(language, 'pay.until', { time: timeOf(row.expireAt) })}</p>`;
}

function simulationPart(page: PageOrder, language: Language, path: string): string {
  const payments = possiblePayments(page);
  if (payments.length === 0) return '';
  const buttons = payments.map(
    (how) =>
      `<button name="how" value="${how}">${escapeHtml(formatText(language, `pay.how.${how}`))}</button>`,
  );
  return `<section aria-labelledby="simulate"><h2 id="simulate">${formatText(language, 'pay.simulate')}</h2>
<p class="muted">${formatText(language, 'pay.simulateText')}</p>
<form method="post" action="${path}?lang=${language}">${buttons.join('')}</form></section>`;
}

function returnPart(returnUrl: string, language: Language): string {
  if (!URL.canParse(returnUrl)) return '';
  const { host, href } = new URL(returnUrl);
  return `<p><a class="link" rel="noopener noreferrer" href="${escapeHtml(href)}">${escapeHtml(formatText(language, 'pay.back', { host }))}</a></p>`;
}

export function payPage(page: PageOrder, language: Language, now: number, basePath = ''): Response {
  const { books, row } = page;
  const asset = assetAt(row.asset);
  const path = `${basePath}${paymentPath(row.order.payToken)}`;
  const state = stateOf(row);
  const app = books.rows.apps.get(row.app);
  const merchant = app?.name ?? books.profile.name;
  const amount = formatUnits(row.amount, asset.decimals);
  const token = asset.token.token;
  const { confirmations, confirm_num: total } = projectPaymentDetail(books, row, now);
  const status = formatText(language, `pay.state.${state}`, {
    count: String(confirmations),
    total: String(total),
  });
  const main = `<h1>${escapeHtml(formatText(language, 'pay.heading', { merchant }))}</h1>
${row.order.title === '' ? '' : `<p>${escapeHtml(row.order.title)}</p>`}
${page.mode === appMode.test ? `<p class="muted">${formatText(language, 'pay.test')}</p>` : ''}
<p class="status" role="status">${escapeHtml(status)}</p>
<dl><dt>${formatText(language, 'common.column.amount')}</dt><dd><strong>${amount} ${token}</strong></dd>
<dt>${formatText(language, 'common.column.chain')}</dt><dd>${escapeHtml(asset.chain.netWork)}</dd>
<dt>${formatText(language, 'pay.order')}</dt><dd><code>${escapeHtml(row.outTradeNo)}</code></dd></dl>
${state === 'created' ? transferPart(page, language, now) : ''}
<p><a class="link" href="${path}?lang=${language}">${formatText(language, 'pay.refresh')}</a></p>
${returnPart(row.order.returnUrl, language)}
${simulationPart(page, language, path)}
${languageLink(language, path)}`;
  return payDocument(language, formatText(language, 'pay.title', { amount, token, merchant }), main);
}

/** The width of the empty margin around the QR code, in modules (ISO/IEC 18004). */
const QUIET = 4;

export function qrSvg(text: string, label: string): string {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const squares: string[] = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`);
  const size = code.size + 2 * QUIET;
  return `<svg class="qr" role="img" aria-label="${label}" viewBox="-${QUIET} -${QUIET} ${size} ${size}" shape-rendering="crispEdges"><path d="${squares.join('')}" fill="#000"/></svg>`;
}

export const PAY_PATH = '/pay/';

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

/** Returns a payment page (GET), or pays the order as a customer (POST). Also serves payment links. */
export async function answerPayPage(api: MockApi, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const language = languageFor(request, url);
  if (url.pathname.startsWith(LINK_PATH)) return answerLinkPage(api, request, url, language);
  const { basePath } = api.bank;
  const token = url.pathname.slice(PAY_PATH.length);
  const page = api.orderOfPage(token);
  if (!page) return noPayPage(language);
  if (request.method === 'GET') return payPage(page, language, api.clock.now(), basePath);
  if (request.method !== 'POST') return refused(405, 'No such method', { allow: 'GET, HEAD, POST' });
  const fields = v.safeParse(form, Object.fromEntries(new URLSearchParams(await request.text())));
  if (!fields.success) return refused(422, `how is one of ${orderPayments.join(', ')}`);
  try {
    api.payOrder(token, fields.output.how);
  } catch (error) {
    if (error instanceof RangeError) return refused(422, error.message);
    throw error;
  }
  return seeOther(`${basePath}${url.pathname}?lang=${language}`);
}
