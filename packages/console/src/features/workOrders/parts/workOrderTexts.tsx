import { workOrderStatus, workOrderType } from '@settlement/api-mocks/contract/enumerations';
import type { CodeOf } from '@settlement/api-mocks/contract/enumerations';
import { StatusTag } from '@settlement/design-system/StatusTag';
import type { Tone } from '@settlement/design-system/tokens';
import { type Text, useText } from '#i18n/useText.ts';

type Status = CodeOf<typeof workOrderStatus>;
export type WorkOrderType = CodeOf<typeof workOrderType>;

const tones: Record<Status, Tone> = {
  [workOrderStatus.pending]: 'neutral',
  [workOrderStatus.processing]: 'accent',
  [workOrderStatus.awaitingReply]: 'caution',
  [workOrderStatus.completed]: 'positive',
  [workOrderStatus.closed]: 'neutral',
};

export const workOrderTypes: readonly WorkOrderType[] = Object.values(workOrderType);
export const workOrderStatuses: readonly Status[] = Object.values(workOrderStatus);

const isStatus = (code: number): code is Status => code in tones;
export const isType = (code: number | undefined): code is WorkOrderType =>
  workOrderTypes.some((type) => type === code);

export function typeText(text: Text, type: number): string {
  return isType(type) ? text(`workOrders.type.${type}`) : text('common.status.unknown', { code: type });
}

export function WorkOrderStatusTag({ status }: { readonly status: number }) {
  const text = useText();
  return isStatus(status) ? (
    <StatusTag tone={tones[status]}>{text(`workOrders.status.${status}`)}</StatusTag>
  ) : (
    <StatusTag tone="neutral">{text('common.status.unknown', { code: status })}</StatusTag>
  );
}
