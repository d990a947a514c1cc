import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { agreedFigures, moneyAnswer, requestId, verificationCodes, verificationErrors } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { payment } from './payments.ts';
import { decimal, id, text } from './primitives.ts';

/** `POST /transactions/refund`: sends back what the merchant received. */
export const refundPayment = endpoint({
  id: 'payments.refund',
  method: 'POST',
  path: '/transactions/refund',
  summary: 'Refund a payment to the customer',
  auth: 'authorised',
  body: v.object({
    request_id: requestId,
    trade_no: id,
    /** A code of `refundScope`: 1 everything the merchant received, 2 only what was overpaid. */
    scope: v.optional(v.picklist([1, 2]), 1),
    /** The amount that was agreed to, as in `refundable`. It is compared like `fee`. */
    amount: v.optional(decimal),
    ...agreedFigures,
    /** The address it was paid from when left out. Any other one obeys the rules of a withdrawal. */
    address: v.optional(text),
    reason: v.optional(text, ''),
    ...verificationCodes,
  }),
  data: v.object({ ...payment.entries, ...moneyAnswer }),
  errors: [
    errorCode.OPERATION_FAILED,
    errorCode.PARAMETER_ERROR,
    errorCode.TRANSACTION_NOT_FOUND,
    errorCode.NOT_REFUNDABLE,
    errorCode.TOO_FREQUENT,
    errorCode.AMOUNT_TOO_SMALL,
    errorCode.INSUFFICIENT_BALANCE,
    errorCode.WITHDRAWALS_CLOSED,
    errorCode.AMOUNT_TOO_LARGE,
    errorCode.DAY_LIMIT_EXCEEDED,
    ...verificationErrors,
  ],
  isExtension: true,
  movesMoney: true,
});
