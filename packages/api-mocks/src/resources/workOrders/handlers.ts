import { errorCode } from '#contract/errors.ts';
import { logType, workOrderAuthor, workOrderStatus } from '#contract/enumerations.ts';
import {
  closeWorkOrder,
  createWorkOrder,
  getWorkOrder,
  listWorkOrders,
  reopenWorkOrder,
  replyWorkOrder,
  upload,
  type WorkOrder,
} from '#contract/workOrders.ts';
import { ApiError, fieldError } from '#core/apiError.ts';
import { implement, type Call } from '#core/implement.ts';
import { logAction } from '#core/logAction.ts';
import type { Merchant } from '#core/merchant.ts';
import { isWithin, pageOf } from '#core/paging.ts';
import type { WorkOrderRow } from '#core/rows/settings.ts';
import { columnsOf } from '#core/columns.ts';
import { codesText } from '#core/codeText.ts';
import { movementFilters } from '../funds/movementFilters.ts';
import type { Sheet } from '#core/spreadsheet.ts';
import { readImage } from '#rules/image.ts';
import { dataAddress, isUploadedFile } from './image.ts';
import { isOrder } from './isWorkOrder.ts';
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

/** One new work order every ten seconds is what a person can write. */
const BETWEEN_SECONDS = 10;

function rowOf(merchant: Merchant, id: string): WorkOrderRow {
  const row = merchant.rows.workOrders.get(Number(id) - 9001);
  if (!row || workOrderIdOf(row) !== id)
    throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'not_found' });
  return row;
}

function workOrderSheet(call: Call): Sheet<WorkOrder> {
  const { language } = call;
  const { text, time, code } = columnsOf<WorkOrder, 'work-orders'>(language, 'work-orders');
  return {
    area: 'work-orders',
    filters: {
      ...movementFilters(call),
      type: {
        title: 'type',
        value: (codes) => codesText('workOrderType', codes, language),
      },
      status: {
        title: 'status',
        value: (codes) => codesText('workOrderStatus', codes, language),
      },
    },
    columns: [
      text('number', 22),
      code('type', 'workOrderType'),
      text('theme', 44),
      code('status', 'workOrderStatus'),
      time('created_time'),
      time('update_time'),
    ],
  };
}

export const workOrderHandlers = {
  'workOrders.list': implement(
    listWorkOrders,
    ({ merchant, query, page }) => {
      const keyword = query.keyword?.toLowerCase() ?? '';
      return pageOf(
        merchant.rows.workOrders,
        page,
        (row) =>
          (query.type === undefined || row.type === query.type) &&
          (query.status === undefined || row.status === query.status) &&
          `${numberOf(row)} ${row.theme} ${row.tradeNo}`.toLowerCase().includes(keyword) &&
          isWithin(row.updatedAt, query),
        projectWorkOrder,
      );
    },
    { sheet: workOrderSheet, rowsOf: ({ list }) => list },
  ),

  'workOrders.info': implement(getWorkOrder, (call) => {
    const { merchant, query } = call;
    const row = rowOf(merchant, query.id);
    const read = { ...row, isUnread: false };
    if (row.isUnread) merchant.rows.workOrders.replace(row.index, read);
    return projectWorkOrderDetail(call, read);
  }),

  'workOrders.create': implement(createWorkOrder, (call) => {
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
  }),

  'workOrders.reply': implement(replyWorkOrder, (call) => {
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
    if (!isOpen) throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'state_conflict' });
    const next = { ...row, messages, updatedAt: now };
    merchant.rows.workOrders.replace(row.index, next);
    return projectWorkOrderDetail(call, next);
  }),

  'workOrders.close': implement(closeWorkOrder, (call) => {
    const { body, bank, merchant, now } = call;
    const row = rowOf(merchant, body.id);
    const rating = body.rating ?? row.rating;
    const { pending, completed, closed } = workOrderStatus;
    // What support has begun is completed: its merchant may still find that it was not solved.
    const isOver = row.status === pending || row.status === completed || row.status === closed;
    const next = isOver
      ? moveWorkOrder(merchant, row.index, closed, { rating, updatedAt: now })
      : moveWorkOrder(merchant, row.index, completed, { rating, updatedAt: now, completedAt: now });
    if (!isOver) closeAutomatically(bank, merchant, row.index, now);
    return projectWorkOrderDetail(call, next);
  }),

  'workOrders.reopen': implement(reopenWorkOrder, (call) => {
    const { body, bank, merchant, now } = call;
    const row = rowOf(merchant, body.id);
    const isTooLate = row.status === workOrderStatus.completed && row.completedAt + REOPEN_SECONDS < now;
    if (isTooLate || row.status !== workOrderStatus.completed)
      throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'state_conflict' });
    const next = moveWorkOrder(merchant, row.index, workOrderStatus.processing, {
      updatedAt: now,
      completedAt: 0,
      rating: 0,
    });
    followWorkOrder(bank, merchant, row.index, now);
    return projectWorkOrderDetail(call, next);
  }),

  'workOrders.upload': implement(upload, ({ rawBody }) => {
    if (!isUploadedFile(rawBody)) throw fieldError('file', 'required');
    const image = readImage(rawBody.bytes);
    if (typeof image === 'string') throw fieldError('file', image);
    return {
      url: dataAddress(image.type, rawBody.bytes, rawBody.name),
      width: image.width,
      height: image.height,
    };
  }),
};
