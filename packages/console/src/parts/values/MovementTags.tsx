import { movementProgress, withdrawalStatus } from '@settlement/api-mocks/contract/enumerations';
import type { CodeOf } from '@settlement/api-mocks/contract/enumerations';
import { StatusTag } from '@settlement/design-system/StatusTag';
import type { Tone } from '@settlement/design-system/tokens';
import { type Text, useText } from '#i18n/useText.ts';
import { codeText, toneOf } from './codes.ts';

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

/** Returns the text of a withdrawal status (specification §4). */
export const withdrawalText = (text: Text, status: number): string =>
  codeText(text, status, withdrawalStatus, (known) => `common.withdrawal.${known}`);

/** Returns the text for a record's progress (specification §4). */
export const progressText = (text: Text, progress: number): string =>
  codeText(text, progress, movementProgress, (known) => `common.progress.${known}`);

export function WithdrawalStatusTag({ status }: { readonly status: number }) {
  const text = useText();
  return <StatusTag tone={toneOf(withdrawalTones, status)}>{withdrawalText(text, status)}</StatusTag>;
}

export function ProgressTag({ progress }: { readonly progress: number }) {
  const text = useText();
  return <StatusTag tone={toneOf(progressTones, progress)}>{progressText(text, progress)}</StatusTag>;
}
