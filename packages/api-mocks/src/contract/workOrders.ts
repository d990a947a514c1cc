import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { required } from './hashes.ts';
import * as p from './primitives.ts';

export const workOrder = v.object({
  id: p.id,
  /** The number of the work order, such as `WO-20261119-0031`. */
  number: p.text,
  type: p.integer,
  /** The subject of the work order. */
  theme: p.text,
  /** The description of the problem. */
  description: p.text,
  status: p.integer,
  /** True if the work order has an unread message from support. */
  unread: v.boolean(),
  update_time: p.unixSeconds,
  created_time: p.unixSeconds,
});
export type WorkOrder = v.InferOutput<typeof workOrder>;

export const workOrderMessage = v.object({
  id: p.id,
  /** The author of the message. A `workOrderAuthor` code. */
  author: p.integer,
  name: p.text,
  content: p.text,
  /** The URLs of uploaded images. */
  images: v.array(p.text),
  created_time: p.unixSeconds,
});
export type WorkOrderMessage = v.InferOutput<typeof workOrderMessage>;

export const workOrderDetail = v.object({
  ...workOrder.entries,
  trade_no: p.text,
  txid: p.text,
  chain: p.text,
  /** The channel of notifications about replies. A `workOrderContact` code. */
  contact: p.integer,
  /** The rating from 1 to 5. */
  rating: p.count,
  /** The messages of the work order, oldest first. */
  messages: v.array(workOrderMessage),
  /** The time until which the work order can be reopened. `0` if it can't be reopened. */
  reopen_until: p.unixSeconds,
});
export type WorkOrderDetail = v.InferOutput<typeof workOrderDetail>;

export const listWorkOrders = endpoint('workOrders.list', 'GET', '/work-order/list', {
  query: v.object({
    /** The type of the work order. A `workOrderType` code. */
    type: v.optional(p.integerParam),
    /** A filter: returns only work orders with this status. A `workOrderStatus` code. */
    status: v.optional(p.integerParam),
    keyword: v.optional(p.text),
    ...p.timeRange,
    ...p.paging,
    ...p.exportParams,
  }),
  data: p.listOf(workOrder),
  extension: 'workOrders',
  isExportable: true,
});

export const getWorkOrder = endpoint('workOrders.info', 'GET', '/work-order/info', {
  query: v.object({ id: p.id }),
  data: workOrderDetail,
  errors: [errorCode.OPERATION_FAILED],
  extension: 'workOrders',
});

const images = v.pipe(v.array(p.text), v.maxLength(5, 'too_many'));

export const createWorkOrder = endpoint('workOrders.create', 'POST', '/work-order', {
  body: v.object({
    type: v.pipe(p.integer, v.minValue(1), v.maxValue(8)),
    theme: v.pipe(required, v.maxLength(60, 'too_long')),
    description: v.pipe(required, v.maxLength(1000, 'too_long')),
    /** The number of a payment: 32 digits (specification §5). Empty if the work order isn't about a payment. */
    trade_no: v.optional(v.union([v.literal(''), v.pipe(p.text, v.regex(/^\d{32}$/, 'trade_no'))]), ''),
    txid: v.optional(p.text, ''),
    chain: v.optional(p.text, ''),
    /** The channel that notifies the merchant of replies. A `workOrderContact` code. */
    contact: v.optional(v.picklist([1, 2]), 1),
    images: v.optional(images, []),
  }),
  data: workOrderDetail,
  errors: [errorCode.TRANSACTION_NOT_FOUND, errorCode.TOO_FREQUENT],
  extension: 'workOrders',
});

export const replyWorkOrder = endpoint('workOrders.reply', 'POST', '/work-order/reply', {
  body: v.object({
    id: p.id,
    content: v.pipe(required, v.maxLength(1000, 'too_long')),
    images: v.optional(images, []),
  }),
  data: workOrderDetail,
  errors: [errorCode.OPERATION_FAILED],
  extension: 'workOrders',
});

export const closeWorkOrder = endpoint('workOrders.close', 'PUT', '/work-order/close', {
  body: v.object({ id: p.id, rating: v.optional(v.pipe(p.integer, v.minValue(1), v.maxValue(5))) }),
  data: workOrderDetail,
  errors: [errorCode.OPERATION_FAILED],
  extension: 'workOrders',
});

export const reopenWorkOrder = endpoint('workOrders.reopen', 'PUT', '/work-order/reopen', {
  body: v.object({ id: p.id }),
  data: workOrderDetail,
  errors: [errorCode.OPERATION_FAILED],
  extension: 'workOrders',
});

/** The request is `multipart/form-data` with one `file`: a PNG or JPG under 3 MB (specification §5). */
export const upload = endpoint('workOrders.upload', 'POST', '/upload', {
  bodyKind: 'multipart',
  data: v.object({
    url: p.text,
    /** The width of the image, in pixels. */
    width: p.count,
    /** The height of the image, in pixels. */
    height: p.count,
  }),
  extension: 'workOrders',
});
