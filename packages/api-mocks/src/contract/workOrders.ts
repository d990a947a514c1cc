import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { required } from './hashes.ts';
import {
  count,
  exportParams,
  id,
  integer,
  integerParam,
  listOf,
  paging,
  text,
  timeRange,
  unixSeconds,
} from './primitives.ts';

export const workOrder = v.object({
  id,
  /** Such as `WO-20261119-0031`. */
  number: text,
  type: integer,
  theme: text,
  description: text,
  status: integer,
  unread: v.boolean(),
  update_time: unixSeconds,
  created_time: unixSeconds,
});
export type WorkOrder = v.InferOutput<typeof workOrder>;

export const workOrderMessage = v.object({
  id,
  /** 1 merchant, 2 support, 3 system. */
  author: integer,
  name: text,
  content: text,
  images: v.array(text),
  created_time: unixSeconds,
});
export type WorkOrderMessage = v.InferOutput<typeof workOrderMessage>;

export const workOrderDetail = v.object({
  ...workOrder.entries,
  trade_no: text,
  txid: text,
  chain: text,
  /** How replies are announced: 1 in the console, 2 by email as well. */
  contact: integer,
  rating: count,
  messages: v.array(workOrderMessage),
  /** Until when it can be reopened; `0` when it cannot. */
  reopen_until: unixSeconds,
});
export type WorkOrderDetail = v.InferOutput<typeof workOrderDetail>;

export const listWorkOrders = endpoint({
  id: 'workOrders.list',
  method: 'GET',
  path: '/work-order/list',
  summary: 'List work orders, last updated first',
  query: v.object({
    type: v.optional(integerParam),
    status: v.optional(integerParam),
    keyword: v.optional(text),
    ...timeRange,
    ...paging,
    ...exportParams,
  }),
  data: listOf(workOrder),
  isExtension: true,
  isExportable: true,
});

export const getWorkOrder = endpoint({
  id: 'workOrders.info',
  method: 'GET',
  path: '/work-order/info',
  summary: 'Get a work order with its messages',
  query: v.object({ id }),
  data: workOrderDetail,
  errors: [errorCode.OPERATION_FAILED],
  isExtension: true,
});

const images = v.pipe(v.array(text), v.maxLength(5, 'too_many'));

export const createWorkOrder = endpoint({
  id: 'workOrders.create',
  method: 'POST',
  path: '/work-order',
  summary: 'Open a work order',
  body: v.object({
    type: v.pipe(integer, v.minValue(1), v.maxValue(8)),
    theme: v.pipe(required, v.maxLength(60, 'too_long')),
    description: v.pipe(required, v.maxLength(1000, 'too_long')),
    /** 32 digits (specification §5); empty when it is not about a payment. */
    trade_no: v.optional(v.union([v.literal(''), v.pipe(text, v.regex(/^\d{32}$/, 'trade_no'))]), ''),
    txid: v.optional(text, ''),
    chain: v.optional(text, ''),
    contact: v.optional(v.picklist([1, 2]), 1),
    images: v.optional(images, []),
  }),
  data: workOrderDetail,
  errors: [errorCode.PARAMETER_ERROR, errorCode.TRANSACTION_NOT_FOUND, errorCode.TOO_FREQUENT],
  isExtension: true,
});

export const replyWorkOrder = endpoint({
  id: 'workOrders.reply',
  method: 'POST',
  path: '/work-order/reply',
  summary: 'Reply to a work order',
  body: v.object({
    id,
    content: v.pipe(required, v.maxLength(1000, 'too_long')),
    images: v.optional(images, []),
  }),
  data: workOrderDetail,
  errors: [errorCode.OPERATION_FAILED, errorCode.PARAMETER_ERROR],
  isExtension: true,
});

export const closeWorkOrder = endpoint({
  id: 'workOrders.close',
  method: 'PUT',
  path: '/work-order/close',
  summary: 'Close a work order, with an optional rating from 1 to 5',
  body: v.object({ id, rating: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(5))) }),
  data: workOrderDetail,
  errors: [errorCode.OPERATION_FAILED],
  isExtension: true,
});

export const reopenWorkOrder = endpoint({
  id: 'workOrders.reopen',
  method: 'PUT',
  path: '/work-order/reopen',
  summary: 'Reopen a completed work order within seven days',
  body: v.object({ id }),
  data: workOrderDetail,
  errors: [errorCode.OPERATION_FAILED],
  isExtension: true,
});

/** `POST /upload` takes `multipart/form-data` with one `file`: png or jpg under 3 MB (specification §5). */
export const upload = endpoint({
  id: 'workOrders.upload',
  method: 'POST',
  path: '/upload',
  summary: 'Upload an image; its type is detected from the content',
  bodyKind: 'multipart',
  data: v.object({ url: text, width: count, height: count }),
  errors: [errorCode.PARAMETER_ERROR],
  isExtension: true,
});
