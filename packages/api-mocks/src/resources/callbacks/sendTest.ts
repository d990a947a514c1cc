import type { setNotifyUrl } from '#contract/applications.ts';
import type { CallbackEvent } from '#contract/callbacks.ts';
import type { VerificationCodes } from '#contract/codes.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { appMode, callbackStatus, callbackType, orderEvents } from '#contract/enumerations.ts';
import { fieldError } from '#core/http/apiError.ts';
import type { Call } from '#core/http/implement.ts';
import { merchantIn, type Merchant } from '#core/books/merchant.ts';
import type { AppRow } from '#core/books/rows/app.ts';
import type { CallbackRow } from '#core/books/rows/settings.ts';
import { assertKeyVerified, assertNotifyUrl } from '../applications/rules.ts';
import { addCallback, attempt, type Event } from './deliver.ts';
import { callbackOf } from '../payments/events.ts';
import { eventsOf } from '../payments/history.ts';
import { targetsOf } from './endpoint.ts';
import { unmasked } from '#core/text/mask.ts';
import { projectCallbackDetail } from './project.ts';

/** Returns undefined for a live application: a repeated event could make its server ship goods twice. */
function orderWith(merchant: Merchant, app: AppRow, event: CallbackEvent): Event | undefined {
  if (app.mode !== appMode.test) return undefined;
  const books = merchantIn(merchant, app.mode);
  let found: Event | undefined;
  books.rows.payments.fromNewest((row) => {
    const position = eventsOf(books, row).findLastIndex((one) => one.event === event);
    const name = orderEvents.find((one) => one === event);
    if (row.app === app.index && position >= 0 && name) found = callbackOf(books, row, name, position + 1);
    return found === undefined;
  });
  return found;
}

/** A URL that isn't saved requires verification, and its test event isn't signed. */
export function sendTest(
  call: Call,
  app: AppRow,
  event: CallbackEvent,
  given: string,
  codes: VerificationCodes,
): CallbackRow {
  const { bank, merchant, now } = call;
  const saved = targetsOf(app).map((target) => target.url);
  const url = unmasked(given, saved);
  if (url === '') throw fieldError('url', 'required');
  assertNotifyUrl(url, app.mode, 'url');
  const isUnsigned = !saved.includes(url);
  if (isUnsigned) assertKeyVerified(call, codes);
  const about = orderWith(merchant, app, event) ?? {
    app: app.index,
    event,
    refNo: '0'.repeat(32),
    amount: '1',
    token: 'USDT',
  };
  const { callbacks } = merchant.rows;
  const row = addCallback(merchant, about, now, callbackStatus.confirmed, { url });
  callbacks.replace(row.index, { ...row, type: callbackType.test, isUnsigned });
  const tried = { ...attempt(bank, merchant, row.index, now, true), nextAt: 0 };
  callbacks.replace(row.index, tried);
  return tried;
}

export function testAnswer(
  merchant: Merchant,
  row: CallbackRow,
): NonNullable<DataOf<typeof setNotifyUrl>['test']> {
  const { http_code, duration_ms, not_sent, simulated, attempt_list } = projectCallbackDetail(merchant, row);
  return {
    http_code,
    duration_ms,
    body: attempt_list.at(-1)?.response.body ?? '',
    not_sent,
    simulated,
  };
}

export function lastTest(merchant: Merchant, app: number): CallbackRow | undefined {
  let found: CallbackRow | undefined;
  merchant.rows.callbacks.fromNewest((row) => {
    if (row.app === app && row.type === callbackType.test) found = row;
    return found === undefined;
  });
  return found;
}
