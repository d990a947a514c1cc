import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { paymentDetail } from './paymentDetails.ts';
import { id } from './primitives.ts';

/** `PUT /transactions/review`: its difference needs no attention any more, or does again. No money moves. */
export const reviewPayment = endpoint({
  id: 'payments.review',
  method: 'PUT',
  path: '/transactions/review',
  summary: 'Mark the difference of a payment as reviewed',
  auth: 'authorised',
  body: v.object({ trade_no: id, reviewed: v.boolean() }),
  data: paymentDetail,
  errors: [errorCode.PARAMETER_ERROR, errorCode.TRANSACTION_NOT_FOUND, errorCode.OPERATION_FAILED],
  isExtension: true,
});
