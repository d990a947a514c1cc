import type { CodeOf, notificationStatus, notificationType } from '#contract/enumerations.ts';
import type { NotificationKey, Reason } from '#core/text/formatText.ts';

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
