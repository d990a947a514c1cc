import type {
  PaymentDetail,
  PaymentTimelineEntry,
  TimelineEvent,
} from '@settlement/api-mocks/contract/paymentDetails';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Timeline } from '@settlement/design-system/Timeline';
import type { Tone } from '@settlement/design-system/tokens';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';

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
    <Stack gap="s" as="section">
      <Heading level={3} size="body">
        {text('payments.detail.timeline')}
      </Heading>
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
    </Stack>
  );
}
