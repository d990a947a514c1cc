import type {
  addressStatus,
  callbackStatus,
  callbackType,
  CodeOf,
  logResult,
  logType,
  notificationStatus,
  notificationType,
  workOrderStatus,
} from '#contract/enumerations.ts';
import type { CallbackEvent } from '#contract/callbacks.ts';
import type { Visitor } from '#core/access/sessions.ts';
import type { LogKey, NotificationKey, Reason, SupportKey } from '#core/text/formatText.ts';
import type { PaymentState } from './payment.ts';

export interface AddressRow {
  readonly index: number;
  readonly label: string;
  readonly asset: number;
  readonly address: string;
  readonly memo: string;
  readonly note: string;
  readonly status: CodeOf<typeof addressStatus>;
  readonly activeAt: number;
  readonly lastUsedAt: number;
  readonly useCount: number;
  readonly createdAt: number;
  readonly isDeleted: boolean;
}

/** An attempt to deliver a callback. `httpCode` is 0 if there was no response. */
export interface AttemptRow {
  readonly no: number;
  readonly isManual: boolean;
  readonly at: number;
  readonly httpCode: number;
  readonly error: string;
  readonly durationMs: number;
  /** The system time at which the request was signed, in Unix seconds. Missing if the attempt was simulated. */
  readonly signedAt?: number;
  /** The response. While the attempt is in progress, `error` is `pending`. */
  readonly answer?: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
  /** The current figures, if the attempt sends them. `payment` is undefined for events without a payment. */
  readonly latest?: { readonly payment: PaymentState | undefined };
}

export interface CallbackRow {
  readonly index: number;
  readonly app: number;
  readonly type: CodeOf<typeof callbackType>;
  readonly event: CallbackEvent;
  /** The position in the order's sequence of events, starting at 1. Missing for events without an order. */
  readonly sequence?: number;
  readonly refNo: string;
  readonly amount: string;
  readonly token: string;
  readonly status: CodeOf<typeof callbackStatus>;
  readonly url: string;
  /** The ID of the additional endpoint. Missing for `notifyUrl`. */
  readonly endpoint?: string;
  readonly createdAt: number;
  readonly deliveredAt: number;
  readonly nextAt: number;
  /** True for a test to a URL that the application hasn't saved. The request of such a test isn't signed. */
  readonly isUnsigned?: boolean;
  /** True if a control call held back the first attempt. */
  readonly wasHeld?: boolean;
  readonly attempts: readonly AttemptRow[];
}

export interface WorkOrderMessageRow {
  readonly author: 1 | 2 | 3;
  /** The merchant's text, or the key of a text from support. The key is translated when the message is read. */
  readonly content: string | { readonly says: SupportKey };
  readonly images: readonly string[];
  readonly at: number;
}

export interface WorkOrderRow {
  readonly index: number;
  readonly type: number;
  readonly theme: string;
  readonly description: string;
  readonly status: CodeOf<typeof workOrderStatus>;
  readonly isUnread: boolean;
  readonly tradeNo: string;
  readonly txid: string;
  readonly chain: string;
  readonly contact: number;
  readonly rating: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly completedAt: number;
  readonly messages: readonly WorkOrderMessageRow[];
}

export interface LogRow extends Visitor {
  readonly index: number;
  readonly at: number;
  readonly type: CodeOf<typeof logType>;
  readonly textKey: LogKey;
  readonly values: Readonly<Record<string, string>>;
  readonly result: CodeOf<typeof logResult>;
  readonly sessionId: string;
}

export interface ViewRow {
  readonly index: number;
  readonly area: string;
  readonly name: string;
  readonly query: string;
  readonly createdAt: number;
  readonly isDeleted: boolean;
}

/** A payment link. Its `token` is the secret part of its URL. */
export interface LinkRow {
  readonly index: number;
  readonly token: string;
  readonly app: number;
  readonly title: string;
  readonly note: string;
  /** The amount in millionths of a USDT. 0 if the customer enters it. */
  readonly value: bigint;
  /** The indexes of the accepted assets. Empty if the link accepts all tokens of the application. */
  readonly assets: readonly number[];
  readonly isReusable: boolean;
  readonly validMinutes: number;
  /** The time at which the link expires. 0 if the link doesn't expire. */
  readonly expireAt: number;
  /** The time at which the link was closed. 0 if the link isn't closed. */
  readonly closedAt: number;
  readonly createdAt: number;
}

export interface NotificationRow {
  readonly index: number;
  readonly createdAt: number;
  readonly type: CodeOf<typeof notificationType>;
  readonly status: CodeOf<typeof notificationStatus>;
  readonly notice: NotificationKey;
  readonly values: Readonly<Record<string, string>>;
  readonly login?: { readonly ip: string; readonly device: string; readonly address: string };
  readonly expense?: number;
  readonly link?: string;
  readonly reason?: Reason;
}
