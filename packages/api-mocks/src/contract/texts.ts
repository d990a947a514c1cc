import type { EndpointId } from './endpoints.ts';
import { errorCode, type ErrorCode } from './errors.ts';
import messages from './messages.json' with { type: 'json' };

/** The languages of `X-Language` (specification §1). */
export type Language = 'en-US' | 'zh-CN';

export type ContractTextId = keyof typeof messages;

export const contractTexts: Readonly<Record<ContractTextId, Readonly<Record<Language, string>>>> = messages;

export const englishText = (id: ContractTextId): string => contractTexts[id]['en-US'];

/** Returns the summary of a call in one line, in English. */
export const summaryOf = (id: EndpointId): string => englishText(`docs.summary.${id}`);

/** The message names of specification §8. Clients show each as an error, except 10038. */
export const errorNames = {
  10001: 'operation failed',
  10002: 'parameter error',
  10003: 'account does not exist',
  10004: 'this currency is not supported temporarily',
  10005: 'no address available',
  10006: 'non-existent transaction',
  10007: 'this transaction cannot be refunded',
  10008: 'sms verification code error or expired',
  10009: 'mobile number already exists or does not exist',
  10010: 'frequent operation',
  10011: 'password error',
  10012: 'currency does not exist',
  10013: 'account under review',
  10014: 'account opened',
  10015: 'same as original password',
  10016: 'mailbox already exists',
  10017: 'inconsistent with original password',
  10018: 'google code error',
  10019: 'token already exists',
  10020: 'name cannot be duplicate',
  10021: 'merchant does not exist',
  10022: 'the amount is too small',
  10023: 'insufficient balance',
  10024: 'your account cannot be withdrawn temporarily',
  10025: 'single withdrawal amount too large',
  10026: 'total withdrawal value exceeds the limit within 24 hours',
  10027: 'email verification code error or expired',
  10028: 'please open PUT chain USDT first',
  10038: 'security verification required',
} as const satisfies Partial<Record<ErrorCode, string>>;

export type ErrorName = (typeof errorNames)[keyof typeof errorNames];

const names: Readonly<Partial<Record<ErrorCode, string>>> = errorNames;

/** Returns the message name of an error. Codes that aren't in the specification have the name of their constant. */
export function errorNameOf(code: ErrorCode): string {
  const [constant = ''] = Object.entries(errorCode).find(([, one]) => one === code) ?? [];
  return names[code] ?? constant.toLowerCase().replaceAll('_', ' ');
}
