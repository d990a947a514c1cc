import type { Callback, CallbackAttempt, CallbackDetail } from '../../contract/callbacks.ts';
import type { Call } from '../../core/implement.ts';
import type { Merchant } from '../../core/merchant.ts';
import type { AttemptRow, CallbackRow } from '../../core/rows/settings.ts';
import type { Sheet } from '../../core/spreadsheet.ts';
import { stampOf } from '../../core/zone.ts';
import { bodyOf } from './deliver.ts';
import { sign, signingKeyOf } from './signing.ts';

export const callbackIdOf = (row: CallbackRow): string => String(800_001 + row.index);
export const callbackIndexOf = (id: string): number => Number(id) - 800_001;

export function projectCallback(merchant: Merchant, row: CallbackRow): Callback {
  const last = row.attempts.at(-1);
  return {
    id: callbackIdOf(row),
    appid: merchant.rows.apps.get(row.app)?.appid ?? '',
    order_type: row.orderType,
    callback_type: row.type,
    event: row.event,
    ref_no: row.refNo,
    amount: row.amount,
    token: row.token,
    status: row.status,
    http_code: last?.httpCode ?? 0,
    duration_ms: last?.durationMs ?? 0,
    url: row.url,
    attempts: row.attempts.length,
    retries: Math.max(0, row.attempts.filter(({ isManual }) => !isManual).length - 1),
    next_time: row.nextAt,
    created_time: row.createdAt,
    delivery_time: row.deliveredAt,
  };
}

function projectAttempt(merchant: Merchant, row: CallbackRow, attempt: AttemptRow): CallbackAttempt {
  const body = JSON.stringify({
    event: attempt.latest?.event ?? row.event,
    trade_no: row.refNo,
    amount: attempt.latest?.amount ?? row.amount,
    token: row.token,
    created_time: row.createdAt,
    // So that a server can tell the state of now from the event as it was.
    ...(attempt.latest && { as_of: attempt.at }),
  });
  const signString = `${attempt.at}.${body}`;
  const signature = sign(signingKeyOf(merchant, row.app), signString);
  return {
    no: attempt.no,
    manual: attempt.isManual,
    time: attempt.at,
    request: {
      method: 'POST',
      url: row.url,
      headers: {
        'Content-Type': 'application/json',
        'X-Settlement-Event': attempt.latest?.event ?? row.event,
        'X-Settlement-Time': String(attempt.at),
        'X-Settlement-Signature': signature,
      },
      body,
      sign_string: signString,
      sign: signature,
    },
    response: {
      http_code: attempt.httpCode,
      headers:
        attempt.httpCode === 0
          ? {}
          : {
              'Content-Type': attempt.httpCode === 403 ? 'text/html' : 'text/plain',
              ...(attempt.httpCode === 302 && { Location: `${row.url}/` }),
            },
      body: bodyOf(attempt.httpCode),
      error: attempt.error,
      duration_ms: attempt.durationMs,
    },
  };
}

export function projectCallbackDetail(merchant: Merchant, row: CallbackRow): CallbackDetail {
  return {
    ...projectCallback(merchant, row),
    attempt_list: row.attempts.map((attempt) => projectAttempt(merchant, row, attempt)),
  };
}

export function callbackSheet({ merchant }: Call): Sheet<Callback> {
  const zone = merchant.profile.merchant.time_zone;
  const text = { kind: 'text', width: 20 } as const;
  return {
    area: 'callbacks',
    title: { en: 'Webhook callbacks', zh: '回调通知' },
    columns: [
      {
        key: 'created_time',
        title: { en: 'Time', zh: '时间' },
        kind: 'time',
        width: 20,
        value: (row) => stampOf(zone, row.created_time),
      },
      { key: 'event', title: { en: 'Event', zh: '事件' }, ...text, value: (row) => row.event },
      {
        key: 'ref_no',
        title: { en: 'Order', zh: '订单号' },
        kind: 'text',
        width: 36,
        value: (row) => row.ref_no,
      },
      { key: 'amount', title: { en: 'Amount', zh: '金额' }, kind: 'money', value: (row) => row.amount },
      { key: 'token', title: { en: 'Token', zh: '币种' }, ...text, value: (row) => row.token },
      {
        key: 'http_code',
        title: { en: 'Result', zh: '结果' },
        kind: 'number',
        value: (row) => row.http_code,
      },
      {
        key: 'attempts',
        title: { en: 'Attempts', zh: '尝试次数' },
        kind: 'number',
        value: (row) => row.attempts,
      },
      { key: 'url', title: { en: 'Address', zh: '地址' }, kind: 'text', width: 46, value: (row) => row.url },
    ],
  };
}
