import type { PaymentDetail, PaymentTimelineEntry } from '@settlement/api-mocks/contract/paymentDetails';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Timeline } from '@settlement/design-system/Timeline';
import type { Tone } from '@settlement/design-system/tokens';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';

const tones = {
  created: 'neutral',
  detected: 'info',
  confirmed: 'info',
  credited: 'positive',
  collected: 'positive',
  notified: 'positive',
  notify_failed: 'critical',
  timeout: 'caution',
  closed: 'neutral',
  refund_started: 'caution',
  refunded: 'neutral',
  error: 'critical',
  confirmation_failed: 'critical',
} as const satisfies Record<string, Tone>;

type KnownEvent = keyof typeof tones;

const isKnown = (event: string): event is KnownEvent => Object.hasOwn(tones, event);

/** One timeline from the order to the callback, the newest first. */
export function PaymentTimeline({ payment }: { payment: PaymentDetail }) {
  const text = useText();
  const formats = useFormats();
  // An unknown event is shown by its own name instead of being dropped.
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
            tone: isKnown(entry.event) ? tones[entry.event] : ('neutral' as const),
          }))
          .toReversed()}
      />
    </Stack>
  );
}
