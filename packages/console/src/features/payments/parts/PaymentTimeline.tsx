import type {
  PaymentDetail,
  PaymentTimelineEntry,
  TimelineEvent,
} from '@settlement/api-mocks/contract/paymentDetails';
import { Timeline } from '@settlement/design-system/Timeline';
import type { Tone } from '@settlement/design-system/tokens';
import { paymentStatus } from '@settlement/api-mocks/contract/enumerations';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { creditedStatuses } from '#data/payments.ts';
import type { MessageId } from '#i18n/ids.ts';
import { DetailSection } from '#parts/DetailSection.tsx';

const tones: Record<TimelineEvent, Tone> = {
  'payment.created': 'neutral',
  'payment.partially_paid': 'critical',
  'payment.paid': 'positive',
  'payment.timeout': 'caution',
  'payment.closed': 'neutral',
  'payment.error': 'critical',
  'payment.confirmation_failed': 'critical',
  'refund.requested': 'caution',
  'refund.sent': 'neutral',
  'refund.failed': 'critical',
  detected: 'info',
  notified: 'positive',
  collected: 'positive',
};

const isKnown = (event: string): event is TimelineEvent => Object.hasOwn(tones, event);

export function PaymentTimeline({ payment }: { payment: PaymentDetail }) {
  const text = useText();
  const formats = useFormats();
  // Events of a newer server have no label, so the API name is shown.
  const title = ({ event }: PaymentTimelineEntry) =>
    isKnown(event) ? text(`payments.event.${event}`) : event;
  return (
    <DetailSection title={text('payments.detail.timeline')}>
      <Timeline
        label={text('payments.detail.timeline')}
        items={payment.timeline
          .map((entry, index) => ({
            id: `${entry.event}-${index}`,
            title: title(entry),
            time: formats.time(entry.time),
            description: entry.detail || undefined,
            tone: isKnown(entry.event) ? tones[entry.event] : 'neutral',
          }))
          .toReversed()}
      />
    </DetailSection>
  );
}

type StepState = 'done' | 'current' | 'todo' | 'failed';

export interface Step {
  id: 'created' | 'detected' | 'confirming' | 'settled';
  label: MessageId;
  state: StepState;
  /** The time in Unix seconds, or 0 if it's unknown. */
  time: number;
  blocks?: { count: number; needed: number };
}

const failures: Partial<Record<number, { label: MessageId; at: 'detected' | 'confirming' | 'settled' }>> = {
  [paymentStatus.timeout]: { label: 'payments.status.3', at: 'detected' },
  [paymentStatus.closed]: { label: 'payments.status.4', at: 'detected' },
  [paymentStatus.error]: { label: 'payments.step.failed', at: 'settled' },
  [paymentStatus.chainConfirmationFailure]: { label: 'payments.step.failed', at: 'confirming' },
};

/** Returns the steps of a payment: created, detected, confirmed, settled (specification §4). */
export function progressOf(payment: PaymentDetail): Step[] {
  const timeOf = (event: string) => payment.timeline.find((entry) => entry.event === event)?.time ?? 0;
  const detected = timeOf('detected');
  const settled = payment.paid_time;
  const isSettled = settled > 0 || creditedStatuses.has(payment.status);
  const isConfirmed = isSettled || (payment.confirm_num > 0 && payment.confirmations >= payment.confirm_num);
  const failure = failures[payment.status];

  const order = ['created', 'detected', 'confirming', 'settled'] as const;
  const reached = {
    created: true,
    detected: detected > 0 || isSettled,
    confirming: isConfirmed,
    settled: isSettled,
  };
  const times = { created: payment.created_time, detected, confirming: settled, settled };
  const firstOpen = order.find((id) => !reached[id]);

  return order.map((id): Step => {
    const isFailed = failure?.at === id && !reached[id];
    const isOver = failure !== undefined && order.indexOf(id) > order.indexOf(failure.at);
    const state: StepState = reached[id]
      ? 'done'
      : isFailed
        ? 'failed'
        : id === firstOpen && !isOver
          ? 'current'
          : 'todo';
    const name = id === 'confirming' && state === 'done' ? 'confirmed' : id;
    const isCounting = id === 'confirming' && state === 'current' && detected > 0;
    return {
      id,
      label: isFailed ? failure.label : `payments.step.${name}`,
      state,
      time: times[id],
      ...(isCounting && { blocks: { count: payment.confirmations, needed: payment.confirm_num } }),
    };
  });
}
