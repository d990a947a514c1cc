import type { CallbackEvent } from '#contract/callbacks.ts';
import { callbackOrderType, callbackStatus, callbackType } from '#contract/enumerations.ts';
import type { Call } from '#core/implement.ts';
import type { AppRow } from '#core/rows/app.ts';
import type { CallbackRow } from '#core/rows/settings.ts';
import { addCallback, attempt } from './deliver.ts';

/** What kind of order an event is of, by its first word. */
function orderTypeOf(event: string): CallbackRow['orderType'] {
  const { payment, recharge, refund, withdrawal, internalTransfer, swap } = callbackOrderType;
  const types = { payment, recharge, refund, withdrawal, transfer: internalTransfer, swap };
  const word = event.split('.')[0] ?? '';
  return Object.entries(types).find(([name]) => name === word)?.[1] ?? payment;
}

/** Sends a test event to an address; it is not tried again. */
export function sendTest(
  { bank, merchant, now }: Pick<Call, 'bank' | 'merchant' | 'now'>,
  app: AppRow,
  event: CallbackEvent,
  url: string,
): CallbackRow {
  const about = {
    app: app.index,
    orderType: orderTypeOf(event),
    event,
    refNo: '0'.repeat(32),
    amount: '1',
    token: 'USDT',
  };
  const { callbacks } = merchant.rows;
  const row = addCallback(merchant, about, now, callbackStatus.confirmed, { url });
  callbacks.replace(row.index, { ...row, type: callbackType.test });
  const tried = { ...attempt(bank, merchant, row.index, now, true), nextAt: 0 };
  callbacks.replace(row.index, tried);
  return tried;
}
