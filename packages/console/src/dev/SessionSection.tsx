import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { merchantKeys, worlds } from '@settlement/api-mocks/scenarios';
import { Button } from '@settlement/design-system/Button';
import { CopyButton } from '@settlement/design-system/CopyButton';
import { Inline } from '@settlement/design-system/Inline';
import { Mono } from '@settlement/design-system/Mono';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import { windowLoader } from '#app/environment.ts';
import { PanelSection } from './PanelFrame.tsx';

/** Returns the seconds until the next authenticator code. A new code starts every 30 seconds. */
const secondsLeft = (now: number) => 30 - (Math.floor(now) % 30);

export function SessionSection({ api }: { api: MockApi }) {
  const { profile } = api.merchant();
  const [key, setKey] = useState<string>(merchantKeys[0]);
  const totp = api.currentTotp();

  const become = () => {
    const chosen = merchantKeys.find((candidate) => candidate === key);
    if (!chosen) return;
    localStorage.setItem('token', api.signIn(chosen));
    // The mock API stores the session asynchronously, so the page loads 50 ms later.
    setTimeout(() => windowLoader.assign('/'), 50);
  };

  return (
    <PanelSection title="Session">
      <Text size="small" tone="muted">
        {profile.name} · {profile.email} · status {profile.status}
      </Text>
      {totp === '' ? (
        <Text size="small" tone="muted">
          No authenticator is bound.
        </Text>
      ) : (
        <Inline gap="s">
          <Text size="small" tone="muted">
            Authenticator code
          </Text>
          <Mono>{totp}</Mono>
          <CopyButton value={totp} label="Copy authenticator code" />
          <Text size="caption" tone="muted" isNumeric>
            {secondsLeft(api.clock.now())} s
          </Text>
        </Inline>
      )}
      <Select label="World" placeholder="World" value={key} onChange={setKey}>
        {worlds.map((world) => (
          <SelectItem key={world.key} id={world.key}>
            {world.key}
          </SelectItem>
        ))}
      </Select>
      <Text size="caption" tone="muted">
        {worlds.find((world) => world.key === key)?.title}
      </Text>
      <Button variant="outline" size="small" onPress={become}>
        Sign in as this merchant
      </Button>
    </PanelSection>
  );
}
