import type { WorkOrder, WorkOrderDetail } from '#contract/workOrders.ts';
import { notificationType, workOrderAuthor, workOrderStatus, type CodeOf } from '#contract/enumerations.ts';
import type { Bank } from '#core/books/bank.ts';
import type { Call } from '#core/http/implement.ts';
import { formatText, isMessageId, type SupportKey } from '#core/text/formatText.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { WorkOrderRow } from '#core/books/rows/settings.ts';
import { assertTransition } from '#core/books/assertTransition.ts';
import { dayOf } from '#core/time/zone.ts';
import { notify } from '../notifications/notify.ts';
import { happening } from '#core/time/agenda.ts';

export const REOPEN_SECONDS = 7 * 24 * 3600;
const READ_SECONDS = 60;
const ANSWER_SECONDS = 180;

const answers: Readonly<Record<number, SupportKey>> = {
  1: 'aboutPayment',
  2: 'aboutWithdrawal',
  3: 'aboutRecovery',
  4: 'aboutCallbacks',
};

export const workOrderIdOf = (row: WorkOrderRow): string => String(9001 + row.index);

export function numberOf(row: WorkOrderRow): string {
  return `WO-${dayOf('UTC', row.createdAt).replaceAll('-', '')}-${String(row.index + 1).padStart(4, '0')}`;
}

export function moveWorkOrder(
  merchant: Merchant,
  index: number,
  status: CodeOf<typeof workOrderStatus>,
  change: Partial<WorkOrderRow>,
): WorkOrderRow {
  const row = merchant.rows.workOrders.get(index);
  if (!row) throw new RangeError(`no work order at ${index}`);
  assertTransition('workOrder', row.status, status);
  const next: WorkOrderRow = { ...row, ...change, status };
  merchant.rows.workOrders.replace(index, next);
  return next;
}

function say(row: WorkOrderRow, says: SupportKey, at: number): WorkOrderRow['messages'] {
  return [...row.messages, { author: workOrderAuthor.support, content: { says }, images: [], at }];
}

/** Support reads after a minute and replies after three. The second reply completes the work order. */
export function followWorkOrder(bank: Bank, merchant: Merchant, index: number, from: number): void {
  bank.scheduler.schedule(reading, from + READ_SECONDS, merchant, index);
  bank.scheduler.schedule(reply, from + ANSWER_SECONDS, merchant, index);
}

const reading = happening('workOrder.reading', (_bank, merchant, index, at) => {
  if (merchant.rows.workOrders.get(index)?.status === workOrderStatus.pending)
    moveWorkOrder(merchant, index, workOrderStatus.processing, { updatedAt: at });
});

const reply = happening('workOrder.reply', (bank, merchant, index, at) => {
  const row = merchant.rows.workOrders.get(index);
  if (row?.status !== workOrderStatus.processing) return;
  const isFirst = !row.messages.some(({ author }) => author === workOrderAuthor.support);
  const answer = isFirst ? (answers[row.type] ?? 'aboutOther') : 'closing';
  const next = moveWorkOrder(
    merchant,
    index,
    isFirst ? workOrderStatus.awaitingReply : workOrderStatus.completed,
    {
      messages: say(row, answer, at),
      updatedAt: at,
      completedAt: isFirst ? 0 : at,
      isUnread: true,
    },
  );
  if (!isFirst) closeAutomatically(bank, merchant, index, at);
  notify(merchant, at, {
    type: notificationType.workOrder,
    notice: 'workOrderReply',
    values: { number: numberOf(next), theme: next.theme },
    link: `/work-order?detail=${workOrderIdOf(next)}`,
  });
});

export function closeAutomatically(bank: Bank, merchant: Merchant, index: number, completedAt: number): void {
  bank.scheduler.schedule(closing, completedAt + REOPEN_SECONDS + 1, merchant, index);
}

const closing = happening('workOrder.closing', (_bank, merchant, index, at) => {
  const row = merchant.rows.workOrders.get(index);
  // This event is outdated if the work order was reopened and completed again in the meantime.
  if (row?.status === workOrderStatus.completed && row.completedAt === at - REOPEN_SECONDS - 1)
    moveWorkOrder(merchant, index, workOrderStatus.closed, { updatedAt: at });
});

export function projectWorkOrder(row: WorkOrderRow): WorkOrder {
  return {
    id: workOrderIdOf(row),
    number: numberOf(row),
    type: row.type,
    theme: row.theme,
    description: row.description,
    status: row.status,
    unread: row.isUnread,
    update_time: row.updatedAt,
    created_time: row.createdAt,
  };
}

export function projectWorkOrderDetail(
  { merchant, language }: Pick<Call, 'merchant' | 'language'>,
  row: WorkOrderRow,
): WorkOrderDetail {
  const canReopen = row.status === workOrderStatus.completed;
  const nameOf = (author: number) => {
    const id = `workOrder.author.${author}`;
    return isMessageId(id) ? formatText(language, id) : merchant.profile.name;
  };
  return {
    ...projectWorkOrder(row),
    trade_no: row.tradeNo,
    txid: row.txid,
    chain: row.chain,
    contact: row.contact,
    rating: row.rating,
    messages: row.messages.map((one, position) => ({
      id: `${workOrderIdOf(row)}-${position + 1}`,
      author: one.author,
      name: nameOf(one.author),
      content:
        typeof one.content === 'string' ? one.content : formatText(language, `support.${one.content.says}`),
      images: [...one.images],
      created_time: one.at,
    })),
    reopen_until: canReopen ? row.completedAt + REOPEN_SECONDS : 0,
  };
}
