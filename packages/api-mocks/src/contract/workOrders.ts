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
  /** The number of the work order, such as `WO-20261119-0031`. */
  number: text,
  type: integer,
  /** The subject of the work order. */
  theme: text,
  /** The description of the problem. */
  description: text,
  status: integer,
  /** True if the work order has an unread message from support. */
  unread: v.boolean(),
  update_time: unixSeconds,
  created_time: unixSeconds,
});
export type WorkOrder = v.InferOutput<typeof workOrder>;

export const workOrderMessage = v.object({
  id,
  /** The author of the message. A `workOrderAuthor` code. */
  author: integer,
  name: text,
  content: text,
  /** The URLs of uploaded images. */
  images: v.array(text),
  created_time: unixSeconds,
});
export type WorkOrderMessage = v.InferOutput<typeof workOrderMessage>;

export const workOrderDetail = v.object({
  ...workOrder.entries,
  trade_no: text,
  txid: text,
  chain: text,
  /** The channel of notifications about replies. A `workOrderContact` code. */
  contact: integer,
  /** The rating from 1 to 5. */
  rating: count,
  /** The messages of the work order, oldest first. */
  messages: v.array(workOrderMessage),
  /** The time until which the work order can be reopened. `0` if it can't be reopened. */
  reopen_until: unixSeconds,
});
export type WorkOrderDetail = v.InferOutput<typeof workOrderDetail>;

export const listWorkOrders = endpoint({
  id: 'workOrders.list',
  path: '/work-order/list',
  summary: 'List work orders, most recently updated first',
  query: v.object({
    /** The type of the work order. A `workOrderType` code. */
    type: v.optional(integerParam),
    /** A filter: returns only work orders with this status. A `workOrderStatus` code. */
    status: v.optional(integerParam),
    keyword: v.optional(text),
    ...timeRange,
    ...paging,
    ...exportParams,
  }),
  data: listOf(workOrder),
  extension: 'workOrders',
  isExportable: true,
});

export const getWorkOrder = endpoint({
  id: 'workOrders.info',
  path: '/work-order/info',
  summary: 'Get a work order with its messages',
  query: v.object({ id }),
  data: workOrderDetail,
  errors: [errorCode.OPERATION_FAILED],
  extension: 'workOrders',
});

const images = v.pipe(v.array(text), v.maxLength(5, 'too_many'));

export const createWorkOrder = endpoint({
  id: 'workOrders.create',
  path: '/work-order',
  summary: 'Create a work order',
  body: v.object({
    type: v.pipe(integer, v.minValue(1), v.maxValue(8)),
    theme: v.pipe(required, v.maxLength(60, 'too_long')),
    description: v.pipe(required, v.maxLength(1000, 'too_long')),
    /** The number of a payment: 32 digits (specification §5). Empty if the work order isn't about a payment. */
    trade_no: v.optional(v.union([v.literal(''), v.pipe(text, v.regex(/^\d{32}$/, 'trade_no'))]), ''),
    txid: v.optional(text, ''),
    chain: v.optional(text, ''),
    /** The channel that notifies the merchant of replies. A `workOrderContact` code. */
    contact: v.optional(v.picklist([1, 2]), 1),
    images: v.optional(images, []),
  }),
  data: workOrderDetail,
  errors: [errorCode.PARAMETER_ERROR, errorCode.TRANSACTION_NOT_FOUND, errorCode.TOO_FREQUENT],
  extension: 'workOrders',
});

export const replyWorkOrder = endpoint({
  id: 'workOrders.reply',
  path: '/work-order/reply',
  summary: 'Reply to a work order',
  body: v.object({
    id,
    content: v.pipe(required, v.maxLength(1000, 'too_long')),
    images: v.optional(images, []),
  }),
  data: workOrderDetail,
  errors: [errorCode.OPERATION_FAILED, errorCode.PARAMETER_ERROR],
  extension: 'workOrders',
});

export const closeWorkOrder = endpoint({
  id: 'workOrders.close',
  method: 'PUT',
  path: '/work-order/close',
  summary: 'Close a work order, with an optional rating from 1 to 5',
  body: v.object({ id, rating: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(5))) }),
  data: workOrderDetail,
  errors: [errorCode.OPERATION_FAILED],
  extension: 'workOrders',
});

export const reopenWorkOrder = endpoint({
  id: 'workOrders.reopen',
  method: 'PUT',
  path: '/work-order/reopen',
  summary: 'Reopen a resolved work order within seven days',
  body: v.object({ id }),
  data: workOrderDetail,
  errors: [errorCode.OPERATION_FAILED],
  extension: 'workOrders',
});

/** The request is `multipart/form-data` with one `file`: a PNG or JPG under 3 MB (specification §5). */
export const upload = endpoint({
  id: 'workOrders.upload',
  method: 'POST',
  path: '/upload',
  summary: 'Upload an image; its type is detected from the content',
  bodyKind: 'multipart',
  data: v.object({
    url: text,
    /** The width of the image, in pixels. */
    width: count,
    /** The height of the image, in pixels. */
    height: count,
  }),
  errors: [errorCode.PARAMETER_ERROR],
  extension: 'workOrders',
});
