import { workOrderStatus, workOrderType } from '@settlement/api-mocks/contract/enumerations';
import type { CodeOf } from '@settlement/api-mocks/contract/enumerations';
import { StatusTag } from '@settlement/design-system/StatusTag';
import type { Tone } from '@settlement/design-system/tokens';
import { type Text, useText } from '#i18n/useText.ts';
import { codeText, toneOf } from '#parts/values/codes.ts';

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

export const isType = (code: number | undefined): code is WorkOrderType =>
  workOrderTypes.some((type) => type === code);

export const typeText = (text: Text, type: number): string =>
  codeText(text, type, workOrderType, (known) => `workOrders.type.${known}`);

export function WorkOrderStatusTag({ status }: { readonly status: number }) {
  const text = useText();
  return (
    <StatusTag tone={toneOf(tones, status)}>
      {codeText(text, status, workOrderStatus, (known) => `workOrders.status.${known}`)}
    </StatusTag>
  );
}
