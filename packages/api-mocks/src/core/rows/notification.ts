import type { CodeOf, notificationStatus, notificationType } from '#contract/enumerations.ts';
import type { NotificationKey, Reason } from '../textKeys.ts';

/** A notification as it is kept: its words are chosen when it is read, in the reader's language. */
export interface NotificationRow {
  readonly index: number;
  readonly createdAt: number;
  readonly type: CodeOf<typeof notificationType>;
  readonly status: CodeOf<typeof notificationStatus>;
  readonly notice: NotificationKey;
  readonly values: Readonly<Record<string, string>>;
  readonly login?: { readonly ip: string; readonly device: string; readonly address: string };
  /** Of a fund aggregation: the position of its expense. */
  readonly expense?: number;
  readonly link?: string;
  /** The value of `{reason}`. */
  readonly reason?: Reason;
}
