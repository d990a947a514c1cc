import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { PanelSection } from './PanelSection.tsx';

/** A block of the slowest chain; every transfer under way gains at least one confirmation. */
const CONFIRMATION_SECONDS = 600;

const steps = [
  { label: '+1 confirmation', seconds: CONFIRMATION_SECONDS },
  { label: '+15 s', seconds: 15 },
  { label: '+1 h', seconds: 3600 },
  { label: '+24 h', seconds: 86_400 },
] as const;

interface TimeSectionProps {
  api: MockApi;
  change: (action: () => void) => void;
}

/** The bank's clock, and money that arrives now. */
export function TimeSection({ api, change }: TimeSectionProps) {
  return (
    <PanelSection title="Time and money">
      <Text size="small" tone="muted" numeric>
        {new Date(api.clock.now() * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC
      </Text>
      <Inline gap="s">
        {steps.map(({ label, seconds }) => (
          <Button
            key={label}
            variant="outline"
            size="small"
            onPress={() => change(() => api.advance(seconds))}
          >
            {label}
          </Button>
        ))}
      </Inline>
      <Inline gap="s">
        <Button variant="outline" size="small" onPress={() => change(() => void api.incomingPayment())}>
          Incoming payment
        </Button>
        <Button variant="outline" size="small" onPress={() => change(() => void api.incomingDeposit())}>
          Incoming deposit
        </Button>
      </Inline>
    </PanelSection>
  );
}
