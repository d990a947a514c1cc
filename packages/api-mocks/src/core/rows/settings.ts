import type {
  addressStatus,
  callbackStatus,
  callbackType,
  CodeOf,
  logResult,
  logType,
  workOrderStatus,
} from '#contract/enumerations.ts';
import type { CallbackEvent } from '#contract/callbacks.ts';
import type { PaymentState } from './payment.ts';
import type { LogKey, SupportKey } from '../textKeys.ts';

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

/** One try at delivering a webhook; `httpCode` 0 means that nothing answered. */
export interface AttemptRow {
  readonly no: number;
  readonly isManual: boolean;
  readonly at: number;
  readonly httpCode: number;
  readonly error: string;
  readonly durationMs: number;
  /** When it was signed, by the clock outside of the mock, where it was really sent. */
  readonly signedAt?: number;
  /** What was answered then; `error` is `pending` until it is. */
  readonly answer?: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
  /** If it carries the figures as of this attempt: the payment then; missing in events of no payment. */
  readonly latest?: { readonly payment: PaymentState | undefined };
}

export interface CallbackRow {
  readonly index: number;
  readonly app: number;
  readonly type: CodeOf<typeof callbackType>;
  readonly event: CallbackEvent;
  /** The number of the event in its order; missing in tests and in events of no order. */
  readonly sequence?: number;
  readonly refNo: string;
  readonly amount: string;
  readonly token: string;
  readonly status: CodeOf<typeof callbackStatus>;
  readonly url: string;
  /** The id of a further endpoint; missing where it is for `notifyUrl`. */
  readonly endpoint?: string;
  readonly createdAt: number;
  readonly deliveredAt: number;
  readonly nextAt: number;
  /** Whether it has no signature: a test to an address that isn't one of the application. */
  readonly isUnsigned?: boolean;
  readonly attempts: readonly AttemptRow[];
}

export interface WorkOrderMessageRow {
  readonly author: 1 | 2 | 3;
  /** As it was written, or what support says, whose words are chosen when it is read. */
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

export interface LogRow {
  readonly index: number;
  readonly at: number;
  readonly type: CodeOf<typeof logType>;
  readonly textKey: LogKey;
  readonly values: Readonly<Record<string, string>>;
  readonly result: CodeOf<typeof logResult>;
  readonly ip: string;
  readonly device: string;
  readonly address: string;
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
