import { movementProgress, withdrawalStatus } from '@settlement/api-mocks/contract/enumerations';
import type { StreamSwap } from '@settlement/api-mocks/contract/funds';
import type { Recharge } from '@settlement/api-mocks/contract/recharge';
import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import type { Tone } from '@settlement/design-system/tokens';
import type { MessageId } from '#i18n/ids.ts';

export interface Step {
  readonly id: string;
  readonly label: MessageId;
  readonly state: 'done' | 'current' | 'todo';
  readonly tone: Tone;
  /** The time in Unix seconds. 0 if the step has no time. */
  readonly time: number;
  readonly blocks?: { readonly count: number; readonly needed: number };
  readonly reason?: string;
}

const at = (
  id: string,
  label: MessageId,
  state: Step['state'],
  time = 0,
  more: Partial<Pick<Step, 'tone' | 'blocks' | 'reason'>> = {},
): Step => ({
  id,
  label,
  state,
  time,
  tone: state === 'done' ? 'positive' : state === 'current' ? 'accent' : 'neutral',
  ...more,
});

const S = withdrawalStatus;
type StepInProgress = typeof S.auditing | typeof S.transferring | typeof S.confirming | typeof S.accomplish;
/** The steps after the submission, in the order of specification §4. */
const order: readonly StepInProgress[] = [S.auditing, S.transferring, S.confirming, S.accomplish];

export function withdrawalSteps(withdrawal: Withdrawal): Step[] {
  const { status, created_time, finish_time, confirmations, confirm_num, reason } = withdrawal;
  const submitted = at('submitted', 'funds.step.submitted', 'done', created_time);
  const audited = at('1', 'common.withdrawal.1', 'done');
  const why = reason === '' ? {} : { reason };
  switch (status) {
    case S.auditReject:
      return [submitted, at('2', 'common.withdrawal.2', 'done', finish_time, { tone: 'critical', ...why })];
    case S.canceled:
      return [submitted, at('6', 'common.withdrawal.6', 'done', finish_time, { tone: 'neutral', ...why })];
    case S.abnormal:
      return [submitted, audited, at('7', 'common.withdrawal.7', 'current', 0, { tone: 'critical', ...why })];
    case S.auditing:
    case S.transferring:
    case S.confirming:
    case S.accomplish: {
      const reached = order.indexOf(status);
      return [
        submitted,
        ...order.map((step, index) => {
          const isLast = step === S.accomplish;
          const state =
            index < reached || (isLast && index === reached)
              ? 'done'
              : index === reached
                ? 'current'
                : 'todo';
          const isCounting = step === S.confirming && status === S.confirming && confirm_num > 0;
          return at(String(step), `common.withdrawal.${step}`, state, isLast ? finish_time : 0, {
            ...(isCounting && { blocks: { count: confirmations, needed: confirm_num } }),
          });
        }),
      ];
    }
    default:
      return [submitted];
  }
}

export function rechargeSteps(recharge: Recharge): Step[] {
  const { progress, created_time, confirmation_time, confirmations, confirm_num } = recharge;
  const detected = at('detected', 'funds.step.detected', 'done', created_time);
  const counted = confirmations !== undefined &&
    confirm_num > 0 && { blocks: { count: confirmations, needed: confirm_num } };
  if (progress === movementProgress.canceled) {
    return [detected, at('canceled', 'common.progress.3', 'done', confirmation_time, { tone: 'critical' })];
  }
  const isDone = progress === movementProgress.accomplish;
  return [
    detected,
    at('confirming', 'funds.step.confirming', isDone ? 'done' : 'current', 0, { ...counted }),
    at('credited', 'funds.step.credited', isDone ? 'done' : 'todo', isDone ? confirmation_time : 0),
  ];
}

export function swapSteps(swap: Pick<StreamSwap, 'progress' | 'finish_time'>, ordered: number): Step[] {
  const first = at('ordered', 'funds.step.submitted', 'done', ordered);
  if (swap.progress === movementProgress.canceled) {
    return [first, at('canceled', 'funds.step.givenBack', 'done', swap.finish_time, { tone: 'neutral' })];
  }
  const isDone = swap.progress === movementProgress.accomplish;
  return [first, at('received', 'funds.step.received', isDone ? 'done' : 'current', swap.finish_time)];
}

export function bookedStep(time: number): Step[] {
  return [at('booked', 'funds.step.booked', 'done', time)];
}
