import { callbackOrderType, callbackStatus, callbackType } from '#contract/enumerations.ts';
import {
  EVENT_VERSION,
  type Callback,
  type CallbackAttempt,
  type CallbackDetail,
} from '#contract/callbacks.ts';
import { callbackToSign, signingHeaders } from '#contract/signing.ts';
import type { Call } from '#core/http/implement.ts';
import { liveSeedOf, type Merchant } from '#core/books/merchant.ts';
import type { Sending } from '#core/books/outbox.ts';
import { createRandom } from '#core/books/random.ts';
import type { AttemptRow, CallbackRow } from '#core/books/rows/settings.ts';
import { columnsOf } from '#core/files/columns.ts';
import { codeText, formatText } from '#core/text/formatText.ts';
import { movementFilters } from '../funds/movementFilters.ts';
import { flagText, type Sheet } from '#core/files/spreadsheet.ts';
import { findInBooks } from '../payments/find.ts';
import { eventsOf } from '../payments/history.ts';
import { projectFigures, projectRefunds } from '../payments/project.ts';
import { callbackIdOf, bodyOf, isNotSent, isPending, isSimulated } from './deliver.ts';
import { maskPassword } from '#core/text/mask.ts';
import { hmacOf } from '#rules/hmac.ts';
import type { AppRow } from '#core/books/rows/app.ts';

const orderTypes: ReadonlyMap<string, number> = new Map(
  Object.entries({ ...callbackOrderType, transfer: callbackOrderType.internalTransfer }),
);

export const orderTypeOf = ({ event }: Pick<CallbackRow, 'event'>): number =>
  orderTypes.get(event.slice(0, event.indexOf('.'))) ?? callbackOrderType.payment;

export function projectCallback(merchant: Merchant, row: CallbackRow): Callback {
  const last = row.attempts.at(-1);
  return {
    id: callbackIdOf(row),
    appid: merchant.rows.apps.get(row.app)?.appid ?? '',
    order_type: orderTypeOf(row),
    callback_type: row.type,
    event: row.event,
    ref_no: row.refNo,
    amount: row.amount,
    token: row.token,
    status: row.status,
    awaiting_response: last !== undefined && isPending(last),
    http_code: last?.httpCode ?? 0,
    duration_ms: last?.durationMs ?? 0,
    url: maskPassword(row.url),
    attempts: row.attempts.length,
    retries: Math.max(0, row.attempts.filter(({ isManual }) => !isManual).length - 1),
    next_time: row.nextAt,
    created_time: row.createdAt,
    delivery_time: row.deliveredAt,
    not_sent: last && isNotSent(last) ? last.error : '',
    simulated: last !== undefined && isSimulated(last),
  };
}

/** The ID is the same for all endpoints and attempts, so that receivers can skip duplicates. */
export function eventIdOf(merchant: Merchant, row: CallbackRow): string {
  const { event, refNo, createdAt, index, type, sequence = createdAt } = row;
  const of = type === callbackType.test ? index : refNo;
  return `evt_${createRandom(`${liveSeedOf(merchant)}:event:${of}:${event}:${sequence}`).hex(24)}`;
}

/** Returns the figures at the time of the event, or those of `latest`. */
function orderPartOf(merchant: Merchant, { refNo, sequence = 0 }: CallbackRow, latest: AttemptRow['latest']) {
  const found = sequence > 0 ? findInBooks(merchant, refNo) : undefined;
  const occurred = found && eventsOf(found.books, found.row)[sequence - 1];
  if (!found || !occurred) return undefined;
  const { event, payment } = occurred;
  const shown = latest?.payment ?? payment;
  const refund = event.startsWith('refund.') ? projectRefunds(found.books, shown) : [];
  return {
    sequence,
    event_time: occurred.at,
    ...projectFigures(found.books, shown),
    ...(refund.length > 0 && { refund: refund[projectRefunds(found.books, payment).length - 1] }),
  };
}

/** Returns the HTTP request of an attempt. The password of the URL appears only in this request. */
export function requestOf(
  merchant: Merchant,
  { index, no }: Sending,
): CallbackAttempt['request'] | undefined {
  const row = merchant.rows.callbacks.get(index);
  const attempt = row?.attempts.find((one) => one.no === no);
  return row && attempt && { ...projectAttempt(merchant, row, attempt).request, url: row.url };
}

function projectAttempt(merchant: Merchant, row: CallbackRow, attempt: AttemptRow): CallbackAttempt {
  const { event } = row;
  const app = merchant.rows.apps.get(row.app);
  const body = JSON.stringify({
    event_id: eventIdOf(merchant, row),
    event,
    version: EVENT_VERSION,
    event_time: row.createdAt,
    appid: app?.appid ?? '',
    trade_no: row.refNo,
    amount: row.amount,
    token: row.token,
    ...orderPartOf(merchant, row, attempt.latest),
    // `as_of` shows that the figures are from the time of the attempt.
    ...(attempt.latest && { as_of: attempt.at }),
  });
  const time = attempt.signedAt ?? attempt.at;
  const signString = callbackToSign(String(time), body);
  const signature = row.isUnsigned ? '' : signaturesOf(app?.signingKeys ?? [], attempt.at, signString);
  return {
    no: attempt.no,
    manual: attempt.isManual,
    time: attempt.at,
    request: {
      method: 'POST',
      url: maskPassword(row.url),
      headers: {
        'Content-Type': 'application/json',
        'X-Settlement-Event': event,
        [signingHeaders.time]: String(time),
        ...(signature !== '' && { [signingHeaders.signature]: signature }),
      },
      body,
      sign_string: signString,
      sign: signature,
    },
    response: {
      http_code: attempt.httpCode,
      headers:
        attempt.answer?.headers ??
        (attempt.httpCode === 0
          ? {}
          : {
              'Content-Type': attempt.httpCode === 403 ? 'text/html' : 'text/plain',
              ...(attempt.httpCode === 302 && { Location: `${maskPassword(row.url)}/` }),
            }),
      body: attempt.answer?.body ?? bodyOf(attempt.httpCode),
      error: attempt.error,
      duration_ms: attempt.durationMs,
      simulated: isSimulated(attempt),
    },
  };
}

export function projectCallbackDetail(merchant: Merchant, row: CallbackRow): CallbackDetail {
  return {
    ...projectCallback(merchant, row),
    attempt_list: row.attempts.map((attempt) => projectAttempt(merchant, row, attempt)),
  };
}

/** After the last attempt, a delivery with a response has failed, and one without has timed out. */
function shownStatus({ status, attempts, http_code }: Callback): number {
  const isAnswered = attempts === 0 || http_code > 0;
  return status === callbackStatus.callbackTimeout && isAnswered ? callbackStatus.failed : status;
}

export function callbackSheet(call: Call): Sheet<Callback> {
  const { language, merchant } = call;
  const { title, text, money, number, time, code } = columnsOf<Callback, 'callbacks'>(language, 'callbacks');
  const names = new Map(merchant.rows.apps.all().map(({ appid, name }) => [appid, name]));
  return {
    area: 'callbacks',
    noun: 'callbacks',
    filters: {
      ...movementFilters(call),
      retrying: flagText(formatText(language, 'callbacks.stats.retries')),
      http_class: (digit) => (digit === '0' ? formatText(language, 'callbacks.noResponse') : `${digit}xx`),
    },
    filterTitles: { appid: 'callbacks.column.application' },
    columns: [
      time('created_time'),
      {
        key: 'application',
        title: title('application'),
        kind: 'text',
        width: 20,
        value: (row) => names.get(row.appid) ?? row.appid,
      },
      code('order_type', 'callbacks.order_type'),
      text('event', 24),
      text('ref_no', 36),
      money('amount'),
      text('token', 8),
      {
        key: 'status',
        title: title('status'),
        kind: 'text',
        width: 18,
        value: (row) => codeText('callbacks.status', shownStatus(row), language),
      },
      number('http_code'),
      number('duration_ms'),
      number('attempts'),
      time('delivery_time'),
      text('url', 46),
    ],
  };
}

export function signingKeyOf(merchant: Pick<Merchant, 'seed'>, app: number): string {
  return `whsec_${createRandom(`${merchant.seed}:signing:${app}`).hex(32)}`;
}

/** Returns a signature per valid key, newest first, so that no callback fails during a key rotation. */
function signaturesOf(keys: AppRow['signingKeys'], at: number, text: string): string {
  return keys
    .filter(({ createdAt, endsAt }) => createdAt <= at && (endsAt === 0 || at < endsAt))
    .map(({ key }) => hmacOf(key, text))
    .join(',');
}
