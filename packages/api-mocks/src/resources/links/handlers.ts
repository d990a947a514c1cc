import { appStatus, logType, paymentLinkStatus } from '#contract/enumerations.ts';
import type { BodyOutput } from '#contract/endpoint.ts';
import { errorCode } from '#contract/errors.ts';
import type { createLink } from '#contract/links.ts';
import { MOST_ORDER_VALUE } from '#contract/orders.ts';
import { logAction } from '#core/books/logAction.ts';
import { parseUnits, units, VALUE_DECIMALS } from '#core/books/money.ts';
import { contains, equals, ofApp, pageOf, testsOf } from '#core/books/paging.ts';
import type { AppRow } from '#core/books/rows/app.ts';
import type { LinkRow } from '#core/books/rows/settings.ts';
import { assets } from '#core/catalogue/tokens.ts';
import { ApiError, fieldError, operationFailed } from '#core/http/apiError.ts';
import type { Call, Handlers } from '#core/http/implement.ts';
import { linkIndexOf } from './linkId.ts';
import { amountOfValue } from '#core/catalogue/prices.ts';
import { linkStatus, type OpenLink, payableAssets, projectLink } from './links.ts';

const isInMode = ({ mode }: Call, app: AppRow | undefined) => mode === undefined || app?.mode === mode;

function openLink(call: Call, row: LinkRow | undefined): OpenLink {
  const { merchant } = call;
  const app = row && merchant.rows.apps.get(row.app);
  if (!row || !app || !isInMode(call, app)) throw operationFailed('not_found');
  return { merchant, app, row };
}

const linkOf = (call: Call, id: string): OpenLink =>
  openLink(call, call.merchant.rows.links.get(linkIndexOf(id)));

function create(call: Call, body: BodyOutput<typeof createLink>): OpenLink {
  const { bank, merchant, now } = call;
  const app = merchant.rows.apps.all().find(({ appid, isDeleted }) => appid === body.appid && !isDeleted);
  if (app?.status !== appStatus.active || !isInMode(call, app)) throw operationFailed('not_found');
  if (body.expire_time > 0 && body.expire_time <= now) throw fieldError('expire_time', 'range');
  const value = parseUnits(body.amount, VALUE_DECIMALS);
  if (value === undefined) throw fieldError('amount', 'decimals');
  if (value > units(MOST_ORDER_VALUE, VALUE_DECIMALS)) throw fieldError('amount', 'amount_too_large');
  const chosen = body.currency_ids.map((id) => assets.find((asset) => asset.id === id)?.index ?? -1);
  const row: LinkRow = {
    index: merchant.rows.links.length,
    token: bank.random.hex(32),
    app: app.index,
    title: body.title,
    note: body.note,
    value,
    assets: chosen,
    isReusable: body.reusable,
    validMinutes: body.valid_minutes ?? merchant.settings.bill.order_valid_minutes,
    expireAt: body.expire_time,
    closedAt: 0,
    createdAt: now,
  };
  const link = { merchant, app, row };
  const payable = payableAssets(link);
  if (chosen.includes(-1) || payable.length === 0)
    throw new ApiError(errorCode.CURRENCY_NOT_SUPPORTED, { reason: 'not_accepted' });
  const isSmall =
    value > 0n &&
    payable.every((asset) => amountOfValue(asset, value, now) < units(asset.minRecharge, asset.decimals));
  if (isSmall) throw new ApiError(errorCode.AMOUNT_TOO_SMALL, { min_amount: payable[0]?.minRecharge ?? '0' });
  merchant.rows.links.add(() => row);
  bank.linkPages.set(row.token, { merchantKey: merchant.key, index: row.index });
  logAction(call, logType.settings, 'linkCreated', { title: row.title });
  return link;
}

const show = ({ origin, now }: Call, link: OpenLink) => projectLink(link, origin, now);

export const linkHandlers = {
  'links.create': (call) => show(call, create(call, call.body)),

  'links.list': (call) => {
    const { merchant, now, page, query } = call;
    const tests = testsOf<LinkRow, typeof query>(query, {
      keyword: contains(({ title, note }) => `${title} ${note}`),
      appid: ofApp(merchant),
      status: equals((row) => linkStatus(openLink(call, row), now)),
    });
    const isShown = (row: LinkRow) => isInMode(call, merchant.rows.apps.get(row.app));
    return pageOf(merchant.rows.links, page, [isShown, ...tests], (row) => show(call, openLink(call, row)));
  },

  'links.info': (call) => show(call, linkOf(call, call.query.id)),

  'links.close': (call) => {
    const { merchant, now } = call;
    const link = linkOf(call, call.body.id);
    if (linkStatus(link, now) !== paymentLinkStatus.open) throw operationFailed('state_conflict');
    const row = { ...link.row, closedAt: now };
    merchant.rows.links.replace(row.index, row);
    logAction(call, logType.settings, 'linkClosed', { title: row.title });
    return show(call, { ...link, row });
  },
} satisfies Partial<Handlers>;
