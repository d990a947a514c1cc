import { movementProgress, withdrawalStatus } from '@settlement/api-mocks/contract/enumerations';
import type { CodeOf } from '@settlement/api-mocks/contract/enumerations';
import { StatusTag } from '@settlement/design-system/StatusTag';
import type { Tone } from '@settlement/design-system/tokens';
import { type Text, useText } from '#i18n/useText.ts';

type WithdrawalCode = CodeOf<typeof withdrawalStatus>;
type ProgressCode = CodeOf<typeof movementProgress>;

const withdrawalTones: Record<WithdrawalCode, Tone> = {
  [withdrawalStatus.auditing]: 'caution',
  [withdrawalStatus.auditReject]: 'critical',
  [withdrawalStatus.transferring]: 'accent',
  [withdrawalStatus.confirming]: 'accent',
  [withdrawalStatus.accomplish]: 'positive',
  [withdrawalStatus.canceled]: 'neutral',
  [withdrawalStatus.abnormal]: 'critical',
};

const progressTones: Record<ProgressCode, Tone> = {
  [movementProgress.inProgress]: 'accent',
  [movementProgress.accomplish]: 'positive',
  [movementProgress.canceled]: 'neutral',
};

export const isWithdrawalCode = (code: number): code is WithdrawalCode => code in withdrawalTones;
const isProgressCode = (code: number): code is ProgressCode => code in progressTones;

/** Returns the text of a withdrawal status (specification §4). The text of an unknown status contains its code. */
export function withdrawalText(text: Text, status: number): string {
  return isWithdrawalCode(status)
    ? text(`common.withdrawal.${status}`)
    : text('common.status.unknown', { code: status });
}

/** Returns the text for a record's progress (specification §4), or its unknown code. */
export function progressText(text: Text, progress: number): string {
  return isProgressCode(progress)
    ? text(`common.progress.${progress}`)
    : text('common.status.unknown', { code: progress });
}

export function WithdrawalStatusTag({ status }: { readonly status: number }) {
  const text = useText();
  const tone = isWithdrawalCode(status) ? withdrawalTones[status] : 'neutral';
  return <StatusTag tone={tone}>{withdrawalText(text, status)}</StatusTag>;
}

export function ProgressTag({ progress }: { readonly progress: number }) {
  const text = useText();
  const tone = isProgressCode(progress) ? progressTones[progress] : 'neutral';
  return <StatusTag tone={tone}>{progressText(text, progress)}</StatusTag>;
}
