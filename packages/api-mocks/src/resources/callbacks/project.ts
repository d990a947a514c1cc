import { callbackOrderType, callbackStatus, callbackType } from '#contract/enumerations.ts';
import {
  EVENT_VERSION,
  type Callback,
  type CallbackAttempt,
  type CallbackDetail,
} from '#contract/callbacks.ts';
import type { Call } from '#core/implement.ts';
import type { Merchant } from '#core/merchant.ts';
import type { Sending } from '#core/outbox.ts';
import { createRandom } from '#core/random.ts';
import type { AttemptRow, CallbackRow } from '#core/rows/settings.ts';
import { columnsOf } from '#core/columns.ts';
import { codesText, codeText } from '#core/codeText.ts';
import { formatText } from '#core/formatText.ts';
import { movementFilters } from '../funds/movementFilters.ts';
import type { Sheet } from '#core/spreadsheet.ts';
import { findInBooks } from '../payments/books.ts';
import { eventsOf } from '../payments/history.ts';
import { projectFigures, projectRefunds } from '../payments/project.ts';
import { bodyOf, isNotSent, isPending, isSimulated } from './deliver.ts';
import { signaturesOf } from './signing.ts';

const callbackIdOf = (row: CallbackRow): string => String(800_001 + row.index);
export const callbackIndexOf = (id: string): number => Number(id) - 800_001;

const orderTypes: ReadonlyMap<string, number> = new Map(
  Object.entries({ ...callbackOrderType, transfer: callbackOrderType.internalTransfer }),
);

/** What kind of order an event is of, by its first word. */
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
    url: row.url,
    attempts: row.attempts.length,
    retries: Math.max(0, row.attempts.filter(({ isManual }) => !isManual).length - 1),
    next_time: row.nextAt,
    created_time: row.createdAt,
    delivery_time: row.deliveredAt,
    not_sent: last && isNotSent(last) ? last.error : '',
    simulated: last !== undefined && isSimulated(last),
  };
}

/** The same for every endpoint and every try, so that a receiver can leave out what it has seen. */
function eventIdOf({ seed }: Merchant, row: CallbackRow): string {
  const { event, refNo, createdAt, index, type, sequence = createdAt } = row;
  const of = type === callbackType.test ? index : refNo;
  return `evt_${createRandom(`${seed}:event:${of}:${event}:${sequence}`).hex(24)}`;
}

/** What the body of an event of an order has in addition: figures of the event, or of an attempt that is to show newer ones. */
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

/** What a server has to send for a try. */
export function requestOf(
  merchant: Merchant,
  { index, no }: Sending,
): CallbackAttempt['request'] | undefined {
  const row = merchant.rows.callbacks.get(index);
  const attempt = row?.attempts.find((one) => one.no === no);
  return row && attempt && projectAttempt(merchant, row, attempt).request;
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
    // So that a server can tell the state of now from the event as it was.
    ...(attempt.latest && { as_of: attempt.at }),
  });
  const time = attempt.signedAt ?? attempt.at;
  const signString = `${time}.${body}`;
  const signature = row.isUnsigned ? '' : signaturesOf(app?.signingKeys ?? [], attempt.at, signString);
  return {
    no: attempt.no,
    manual: attempt.isManual,
    time: attempt.at,
    request: {
      method: 'POST',
      url: row.url,
      headers: {
        'Content-Type': 'application/json',
        'X-Settlement-Event': event,
        'X-Settlement-Time': String(time),
        ...(signature !== '' && { 'X-Settlement-Signature': signature }),
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
              ...(attempt.httpCode === 302 && { Location: `${row.url}/` }),
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

/** Tries that are used up are a timeout only where nothing answered, as the screens say it. */
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
    filters: {
      ...movementFilters(call),
      event: { title: 'event' },
      order_type: {
        title: 'orderType',
        value: (codes) => codesText('callbackOrder', codes, language),
      },
      status: {
        title: 'status',
        value: (codes) => codesText('callback', codes, language),
      },
      http_class: {
        title: 'response',
        value: (digit) => (digit === '0' ? formatText(language, 'filter.noAnswer') : `${digit}xx`),
      },
    },
    columns: [
      time('created_time'),
      {
        key: 'application',
        title: title('application'),
        kind: 'text',
        width: 20,
        value: (row) => names.get(row.appid) ?? row.appid,
      },
      code('order_type', 'callbackOrder'),
      text('event', 24),
      text('ref_no', 36),
      money('amount'),
      text('token', 8),
      {
        key: 'status',
        title: title('status'),
        kind: 'text',
        width: 18,
        value: (row) => codeText('callback', shownStatus(row), language),
      },
      number('http_code'),
      number('duration_ms'),
      number('attempts'),
      time('delivery_time'),
      text('url', 46),
    ],
  };
}
