import { errorCode } from '#contract/errors.ts';
import { logType, workOrderAuthor, workOrderStatus } from '#contract/enumerations.ts';
import type { WorkOrder } from '#contract/workOrders.ts';
import { ApiError, fieldError, operationFailed } from '#core/http/apiError.ts';
import type { Call, UploadedFile, Handlers } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { contains, pageOf, testsOf, within } from '#core/books/paging.ts';
import type { WorkOrderRow } from '#core/books/rows/settings.ts';
import { columnsOf } from '#core/files/columns.ts';
import { movementFilters } from '../funds/movementFilters.ts';
import type { Sheet } from '#core/files/spreadsheet.ts';
import { readImage } from '#rules/image.ts';
import {
  closeAutomatically,
  followWorkOrder,
  moveWorkOrder,
  numberOf,
  projectWorkOrder,
  projectWorkOrderDetail,
  REOPEN_SECONDS,
  workOrderIdOf,
} from './rules.ts';
import { indexInTradeNo } from '#core/books/tradeNo.ts';
import { paymentByTradeNo } from '../payments/find.ts';
import { withdrawalNoOf } from '../withdrawals/project.ts';

const BETWEEN_SECONDS = 10;

function rowOf(merchant: Merchant, id: string): WorkOrderRow {
  const row = merchant.rows.workOrders.get(Number(id) - 9001);
  if (!row || workOrderIdOf(row) !== id) throw operationFailed('not_found');
  return row;
}

function workOrderSheet(call: Call): Sheet<WorkOrder> {
  const { text, time, code } = columnsOf<WorkOrder, 'workOrders'>(call.language, 'workOrders');
  return {
    area: 'work-orders',
    noun: 'workOrders',
    filters: movementFilters(call),
    columns: [
      text('number', 22),
      code('type', 'workOrders.type'),
      text('theme', 44),
      code('status', 'workOrders.status'),
      time('created_time'),
      time('update_time'),
    ],
  };
}

export const workOrderHandlers = {
  'workOrders.list': {
    handle: ({ merchant, query, page }) =>
      pageOf(
        merchant.rows.workOrders,
        page,
        testsOf<WorkOrderRow, typeof query>(query, {
          keyword: contains((row) => `${numberOf(row)} ${row.theme} ${row.tradeNo}`),
          ...within((row) => row.updatedAt),
        }),
        projectWorkOrder,
      ),
    sheet: workOrderSheet,
  },

  'workOrders.info': (call) => {
    const { merchant, query } = call;
    const row = rowOf(merchant, query.id);
    const read = { ...row, isUnread: false };
    if (row.isUnread) merchant.rows.workOrders.replace(row.index, read);
    return projectWorkOrderDetail(call, read);
  },

  'workOrders.create': (call) => {
    const { body, bank, merchant, now } = call;
    if (body.trade_no !== '' && !isOrder(merchant, body.trade_no))
      throw new ApiError(errorCode.TRANSACTION_NOT_FOUND);
    const { workOrders } = merchant.rows;
    const last = workOrders.get(workOrders.length - 1);
    if (last && last.createdAt > now - BETWEEN_SECONDS)
      throw new ApiError(errorCode.TOO_FREQUENT, { reason: 'interval', wait: BETWEEN_SECONDS });
    const row = workOrders.add((index) => ({
      index,
      type: body.type,
      theme: body.theme,
      description: body.description,
      status: workOrderStatus.pending,
      isUnread: false,
      tradeNo: body.trade_no,
      txid: body.txid,
      chain: body.chain,
      contact: body.contact,
      rating: 0,
      createdAt: now,
      updatedAt: now,
      completedAt: 0,
      messages: [
        { author: workOrderAuthor.merchant, content: body.description, images: body.images, at: now },
      ],
    }));
    followWorkOrder(bank, merchant, row.index, now);
    logAction(call, logType.settings, 'workOrder', { number: numberOf(row) });
    return projectWorkOrderDetail(call, row);
  },

  'workOrders.reply': (call) => {
    const { body, bank, merchant, now } = call;
    const row = rowOf(merchant, body.id);
    const messages = [
      ...row.messages,
      { author: workOrderAuthor.merchant, content: body.content, images: body.images, at: now },
    ];
    if (row.status === workOrderStatus.awaitingReply) {
      const next = moveWorkOrder(merchant, row.index, workOrderStatus.processing, {
        messages,
        updatedAt: now,
      });
      followWorkOrder(bank, merchant, row.index, now);
      return projectWorkOrderDetail(call, next);
    }
    const isOpen = row.status === workOrderStatus.pending || row.status === workOrderStatus.processing;
    if (!isOpen) throw operationFailed('state_conflict');
    const next = { ...row, messages, updatedAt: now };
    merchant.rows.workOrders.replace(row.index, next);
    return projectWorkOrderDetail(call, next);
  },

  'workOrders.close': (call) => {
    const { body, bank, merchant, now } = call;
    const row = rowOf(merchant, body.id);
    const rating = body.rating ?? row.rating;
    const { pending, completed, closed } = workOrderStatus;
    // A work order in processing becomes completed instead of closed, so that the merchant can reopen it.
    const isOver = row.status === pending || row.status === completed || row.status === closed;
    const next = isOver
      ? moveWorkOrder(merchant, row.index, closed, { rating, updatedAt: now })
      : moveWorkOrder(merchant, row.index, completed, { rating, updatedAt: now, completedAt: now });
    if (!isOver) closeAutomatically(bank, merchant, row.index, now);
    return projectWorkOrderDetail(call, next);
  },

  'workOrders.reopen': (call) => {
    const { body, bank, merchant, now } = call;
    const row = rowOf(merchant, body.id);
    const isTooLate = row.status === workOrderStatus.completed && row.completedAt + REOPEN_SECONDS < now;
    if (isTooLate || row.status !== workOrderStatus.completed) throw operationFailed('state_conflict');
    const next = moveWorkOrder(merchant, row.index, workOrderStatus.processing, {
      updatedAt: now,
      completedAt: 0,
      rating: 0,
    });
    followWorkOrder(bank, merchant, row.index, now);
    return projectWorkOrderDetail(call, next);
  },

  'workOrders.upload': ({ rawBody }) => {
    if (!isUploadedFile(rawBody)) throw fieldError('file', 'required');
    const image = readImage(rawBody.bytes);
    if (typeof image === 'string') throw fieldError('file', image);
    return {
      url: dataAddress(image.type, rawBody.bytes, rawBody.name),
      width: image.width,
      height: image.height,
    };
  },
} satisfies Partial<Handlers>;

function isOrder(merchant: Merchant, number: string): boolean {
  if (paymentByTradeNo(merchant, number)) return true;
  const row = merchant.rows.withdrawals.get(indexInTradeNo('withdrawal', number) ?? -1);
  return row !== undefined && withdrawalNoOf(merchant, row) === number;
}

/** The data URL contains the file name, like the URL of an image on a real server. */
export function dataAddress(type: string, bytes: Uint8Array, name: string): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return `data:${type};name=${encodeURIComponent(name)};base64,${btoa(text)}`;
}

function isUploadedFile(value: unknown): value is UploadedFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'bytes' in value &&
    value.bytes instanceof Uint8Array &&
    'name' in value
  );
}
