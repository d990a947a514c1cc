import { type CodeOf, auditStage, auditState, userStatus } from '@settlement/api-mocks/contract/enumerations';
import type { Audit } from '@settlement/api-mocks/contract/user';
import type { Tone } from '@settlement/design-system/tokens';
import type { ProgressStepState } from '@settlement/design-system/ProgressSteps';
import type { MessageId } from '#i18n/ids.ts';
import type { Text } from '#i18n/useText.ts';
import { codeText, toneOf } from '#parts/values/codes.ts';

export type KnownStatus = CodeOf<typeof userStatus>;

export function isKnownStatus(status: number): status is KnownStatus {
  return Number.isInteger(status) && status >= 0 && status <= 4;
}

const statusTones: Record<KnownStatus, Tone> = {
  [userStatus.notOpened]: 'neutral',
  [userStatus.underReview]: 'info',
  [userStatus.failed]: 'critical',
  [userStatus.authorised]: 'positive',
  [userStatus.abnormal]: 'critical',
};

export const statusTone = (status: number): Tone => toneOf(statusTones, status);

export const statusText = (text: Text, status: number): string =>
  codeText(text, status, userStatus, (known) => `permission.status.${known}`);

export interface StageView {
  readonly stage: 1 | 2 | 3;
  readonly word: 1 | 2 | 3 | 4 | 'todo';
  readonly state: ProgressStepState;
}

/** Returns the stages of a review: primary audit, advanced audit, completed (specification §4). */
export function stagesOf({ stage, state }: Pick<Audit, 'stage' | 'state'>): readonly StageView[] {
  return [auditStage.primary, auditStage.advanced, auditStage.completed].map((id) => {
    if (id < stage || stage === auditStage.completed)
      return { stage: id, word: auditState.passed, state: 'done' };
    if (id > stage) return { stage: id, word: 'todo', state: 'todo' };
    if (state === auditState.failed || state === auditState.abnormal)
      return { stage: id, word: state, state: 'failed' };
    if (state === auditState.passed) return { stage: id, word: state, state: 'done' };
    return { stage: id, word: auditState.progress, state: 'current' };
  });
}

const names: Readonly<Record<string, MessageId>> = {
  name: 'account.basic.name',
  documents: 'permission.step.documents',
  contact: 'permission.step.contact',
  'merchant.website': 'permission.field.website',
  'merchant.address': 'account.basic.address',
};

/** Returns the label of a field, or its API name if the field has no label. */
export function fieldName(text: Text, field: string): string {
  const id = names[field];
  return id ? text(id) : field;
}
