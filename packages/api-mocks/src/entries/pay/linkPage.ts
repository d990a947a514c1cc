import { appMode, paymentLinkStatus } from '#contract/enumerations.ts';
import { LINK_PATH } from '#contract/links.ts';
import * as v from 'valibot';
import { ApiError } from '#core/http/apiError.ts';
import { amountOfValue } from '#core/catalogue/prices.ts';
import { formatUnits, VALUE_DECIMALS } from '#core/books/money.ts';
import { formatText, type Language, type MessageId } from '#core/text/formatText.ts';
import { currentOrder, linkStatus, type OpenLink, payableAssets } from '#resources/links/links.ts';
import { paymentPath } from '#resources/orders/find.ts';
import { escapeHtml } from '../html.ts';
import type { MockApi } from '../mockApi.ts';
import { languageLink, noPayPage, payDocument, seeOther } from './payDocument.ts';

const form = v.object({ currency: v.string(), amount: v.optional(v.string(), '') });

/** Renders the form in which the customer selects a token and, if the link has none, an amount. */
function choice(link: OpenLink, language: Language, path: string, now: number, isInvalid: boolean): string {
  const { row } = link;
  const options = payableAssets(link).map((asset) => {
    const amount =
      row.value > 0n ? `: ${formatUnits(amountOfValue(asset, row.value, now), asset.decimals)}` : '';
    return `<option value="${asset.id}">${escapeHtml(`${asset.token.token} · ${asset.chain.netWork}${amount}`)}</option>`;
  });
  const amount =
    row.value > 0n
      ? ''
      : `<label>${formatText(language, 'pay.link.amount')}<input name="amount" inputmode="decimal" required pattern="\\d+(\\.\\d{1,6})?"></label>`;
  return `${isInvalid ? `<p class="status" role="alert">${formatText(language, 'pay.link.invalid')}</p>` : ''}
<form method="post" class="choice" action="${path}?lang=${language}">${amount}
<label>${formatText(language, 'pay.link.token')}<select name="currency">${options.join('')}</select></label>
<p class="muted">${formatText(language, 'pay.link.choose')}</p>
<button>${formatText(language, 'pay.link.go')}</button></form>`;
}

const closed: Readonly<Partial<Record<number, MessageId>>> = {
  [paymentLinkStatus.closed]: 'pay.link.closed',
  [paymentLinkStatus.expired]: 'pay.link.expired',
  [paymentLinkStatus.usedUp]: 'pay.link.usedUp',
};

function linkPage({ bank, clock }: MockApi, link: OpenLink, language: Language, isInvalid = false): Response {
  const { app, row } = link;
  const now = clock.now();
  const path = `${bank.basePath}${LINK_PATH}${row.token}`;
  const status = linkStatus(link, now);
  const ended = closed[status];
  const main = `<h1>${escapeHtml(formatText(language, 'pay.heading', { merchant: app.name }))}</h1>
<p>${escapeHtml(row.title)}</p>
${app.mode === appMode.test ? `<p class="muted">${formatText(language, 'pay.test')}</p>` : ''}
${row.value > 0n ? `<dl><dt>${formatText(language, 'common.column.amount')}</dt><dd><strong>${formatUnits(row.value, VALUE_DECIMALS)} USDT</strong></dd></dl>` : ''}
${ended ? `<p class="status" role="status">${formatText(language, ended)}</p>` : choice(link, language, path, now, isInvalid)}
${languageLink(language, path)}`;
  const title = formatText(language, 'pay.link.title', { title: row.title, merchant: app.name });
  return payDocument(language, title, main, isInvalid ? 422 : 200);
}

/** Returns the page of a payment link (GET), or creates an order and redirects to it (POST). */
export async function answerLinkPage(
  api: MockApi,
  request: Request,
  url: URL,
  language: Language,
): Promise<Response> {
  const token = url.pathname.slice(LINK_PATH.length);
  const link = api.linkOfPage(token);
  if (!link) return noPayPage(language);
  const toOrder = (payToken: string) =>
    seeOther(`${api.bank.basePath}${paymentPath(payToken)}?lang=${language}`);
  if (request.method === 'GET') {
    const order = currentOrder(link);
    return order ? toOrder(order.order.payToken) : linkPage(api, link, language);
  }
  const fields = v.safeParse(form, Object.fromEntries(new URLSearchParams(await request.text())));
  if (request.method !== 'POST' || !fields.success) return linkPage(api, link, language, true);
  try {
    return toOrder(api.openLink(token, fields.output));
  } catch (error) {
    if (error instanceof RangeError || error instanceof ApiError) return linkPage(api, link, language, true);
    throw error;
  }
}
