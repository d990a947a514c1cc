import * as v from 'valibot';
import type { EventStep } from '#core/books/journal.ts';
import type { CallbackRow } from '#core/books/rows/settings.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { isHeld } from '#resources/callbacks/desk.ts';
import { eventIdOf } from '#resources/callbacks/project.ts';
import { maskPassword } from '#core/text/mask.ts';
import { findInBooks } from '#resources/payments/find.ts';
import type { MockApi } from '../mockApi.ts';
import { merchantField, merchantKeyOf } from './merchants.ts';
import { Rejection } from './rejection.ts';

const LONGEST_DELAY = 30 * 86_400;
const MOST_TIMES = 10;
const MOST_STEPS = 50;

const wholeNumber = (name: string, least: number, most: number) => {
  const text = `${name} is a whole number from ${least} to ${most}`;
  return v.pipe(v.number(text), v.integer(text), v.minValue(least, text), v.maxValue(most, text));
};

const step = v.strictObject({
  event_id: v.optional(v.string('event_id is a text')),
  order: v.optional(v.string('order is an order number')),
  after_seconds: v.optional(wholeNumber('after_seconds', 0, LONGEST_DELAY), 0),
  times: v.optional(wholeNumber('times', 1, MOST_TIMES), 1),
});

export const eventsBody = v.strictObject({
  ...merchantField,
  hold: v.optional(v.boolean('hold is true or false')),
  steps: v.optional(
    v.pipe(v.array(step), v.maxLength(MOST_STEPS, `steps has at most ${MOST_STEPS} entries`)),
    [],
  ),
});

function callbacksOf(
  merchant: Merchant,
  { event_id: eventId, order }: v.InferOutput<typeof step>,
): CallbackRow[] {
  const isOfOrder = ({ refNo }: CallbackRow) =>
    refNo === order || findInBooks(merchant, refNo)?.row.outTradeNo === order;
  return merchant.rows.callbacks
    .all()
    .filter((row) => (eventId === undefined ? isOfOrder(row) : eventIdOf(merchant, row) === eventId));
}

const shown = (merchant: Merchant, row: CallbackRow) => ({
  event_id: eventIdOf(merchant, row),
  event: row.event,
  sequence: row.sequence ?? 0,
  trade_no: row.refNo,
  url: maskPassword(row.url),
  status: row.status,
  attempts: row.attempts.length,
  held: isHeld(row),
});

/** Returns the newest events of a merchant, newest first. `order` selects the events of one order. */
export function listEvents(merchant: Merchant, order: string | undefined) {
  const rows =
    order === undefined
      ? merchant.rows.callbacks.all()
      : callbacksOf(merchant, { order, after_seconds: 0, times: 1 });
  return {
    hold: merchant.settings.holdsEvents ?? false,
    events: rows
      .slice(-MOST_STEPS)
      .map((row) => shown(merchant, row))
      .toReversed(),
  };
}

/** @throws {Rejection} if a step names an event or order that has no callbacks */
export function scriptEvents(api: MockApi, { merchant: key, hold, steps }: v.InferOutput<typeof eventsBody>) {
  const merchant = api.merchant(merchantKeyOf(key));
  const planned = steps.flatMap((one, no): EventStep[] => {
    const rows = callbacksOf(merchant, one);
    if (rows.length > 0)
      return rows.map(({ index }) => ({ index, after: one.after_seconds, times: one.times }));
    const msg = 'There is no event with this event_id or order. GET /__mock/events lists the events';
    throw new Rejection(422, msg, { errors: { [`steps.${no}`]: msg } });
  });
  api.scriptEvents({ hold, steps: planned }, merchantKeyOf(key));
  return listEvents(merchant, undefined);
}
