import { withdrawalStatus } from '@settlement/api-mocks/contract/enumerations';

type WithdrawalStep = 'submitted' | 1 | 2 | 3 | 4 | 5 | 6 | 7;
type StepState = 'done' | 'current' | 'todo';

export interface TimelineStep {
  readonly step: WithdrawalStep;
  readonly state: StepState;
  /** Critical after a failure, neutral after a cancellation. */
  readonly tone: 'accent' | 'positive' | 'critical' | 'neutral';
}

const { auditing, auditReject, transferring, confirming, accomplish, canceled, abnormal } = withdrawalStatus;
const order = [auditing, transferring, confirming, accomplish] as const;

export function timelineOf(status: number): readonly TimelineStep[] {
  const submitted = { step: 'submitted', state: 'done', tone: 'accent' } as const;
  const done = (step: WithdrawalStep) => ({ step, state: 'done', tone: 'accent' }) as const;
  if (status === auditReject) {
    return [submitted, done(auditing), { step: auditReject, state: 'done', tone: 'critical' }];
  }
  if (status === canceled) return [submitted, { step: canceled, state: 'done', tone: 'neutral' }];
  if (status === abnormal) {
    return [
      submitted,
      done(auditing),
      done(transferring),
      { step: abnormal, state: 'current', tone: 'critical' },
    ];
  }
  const at = order.findIndex((step) => step === status);
  return [
    submitted,
    ...order.map((step, index): TimelineStep => {
      if (step === accomplish && status === accomplish) return { step, state: 'done', tone: 'positive' };
      const state = index < at ? 'done' : index === at ? 'current' : 'todo';
      return { step, state, tone: 'accent' };
    }),
  ];
}
