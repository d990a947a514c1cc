import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import { PanelSection } from './PanelFrame.tsx';

/** The longest time between two blocks in seconds, so that each transfer gets a confirmation. */
const CONFIRMATION_SECONDS = 600;

const steps = [
  { label: '+1 confirmation', seconds: CONFIRMATION_SECONDS },
  { label: '+15 s', seconds: 15 },
  { label: '+1 h', seconds: 3600 },
  { label: '+24 h', seconds: 86_400 },
] as const;

const kinds = [
  { kind: 'under', label: 'Underpaid' },
  { kind: 'over', label: 'Overpaid' },
  { kind: 'late', label: 'Late' },
  { kind: 'multiple', label: 'In two transfers' },
] as const;

export function TimeSection({ api, change }: { api: MockApi; change: (action: () => void) => void }) {
  const [refusal, setRefusal] = useState('');
  const pay = (order: NonNullable<Parameters<MockApi['incomingPayment']>[0]>) => {
    setRefusal('');
    try {
      change(() => void api.incomingPayment(order));
    } catch (error) {
      // The merchant's settings may forbid the payment. For example, contract mode allows only the exact amount.
      setRefusal(error instanceof Error ? error.message : 'Not possible');
    }
  };

  return (
    <PanelSection title="Time and payments">
      <Text size="small" tone="muted" isNumeric>
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
        <Button variant="outline" size="small" onPress={() => pay({})}>
          Incoming payment
        </Button>
        <Button variant="outline" size="small" onPress={() => change(() => void api.incomingDeposit())}>
          Incoming deposit
        </Button>
      </Inline>
      <Inline gap="s">
        {kinds.map(({ kind, label }) => (
          <Button key={kind} variant="outline" size="small" onPress={() => pay({ kind })}>
            {label}
          </Button>
        ))}
      </Inline>
      <Text size="small" tone="muted">
        <span role="status">{refusal}</span>
      </Text>
    </PanelSection>
  );
}
