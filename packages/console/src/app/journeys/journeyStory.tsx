import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { DEMO_PASSWORD, DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import { Button } from '@settlement/design-system/Button';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { type ReactNode, useEffect, useState } from 'react';
import * as css from './journeyStory.css.ts';

interface Wait {
  /** What happens meanwhile: `Audit passes`. */
  readonly label: string;
  readonly seconds: number;
}

export interface JourneyProps {
  readonly title: string;
  /** What the reviewer does, one sentence each. */
  readonly steps: readonly string[];
  /** What audits and confirmations take, at a press. */
  readonly waits?: readonly Wait[];
  /** The bank of this visit. */
  readonly api?: MockApi;
  readonly children: ReactNode;
}

const noWaits: readonly Wait[] = [];

/** A console with what a reviewer needs beside it: the steps, the codes that a phone would show, and time. */
export function Journey({ title, steps, waits = noWaits, api, children }: JourneyProps) {
  return (
    <div className={css.page}>
      <aside className={css.guide} aria-label="Steps">
        <Stack gap="m" align="stretch">
          <Heading level={2} size="section">
            {title}
          </Heading>
          <ol className={css.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {api && <Proof api={api} />}
          {api && waits.map((wait) => <PassTime key={wait.label} api={api} wait={wait} />)}
        </Stack>
      </aside>
      <div className={css.console}>{children}</div>
    </div>
  );
}

function PassTime({ api, wait }: { readonly api: MockApi; readonly wait: Wait }) {
  const store = useStore();
  const pass = () => {
    api.advance(wait.seconds);
    void store.get(queryClientAtom).invalidateQueries();
  };
  return (
    <Button size="small" variant="outline" onPress={pass}>
      {wait.label}
    </Button>
  );
}

const proofOf = (api: MockApi) => ({
  code: api.currentTotp(),
  sent: api.inbox().find(({ code }) => code !== '')?.code,
});

/** What the merchant would read on their phone. A code is good once, so it is read again each second. */
function Proof({ api }: { readonly api: MockApi }) {
  const [{ code, sent }, setProof] = useState(() => proofOf(api));
  useEffect(() => {
    const timer = setInterval(() => setProof(proofOf(api)), 1000);
    return () => clearInterval(timer);
  }, [api]);
  return (
    <Text as="p" size="caption">
      {code !== '' && (
        <>
          Authenticator code: {code}
          <br />
        </>
      )}
      {sent !== undefined && (
        <>
          Last code sent: {sent}
          <br />
        </>
      )}
      Transaction password: {DEMO_TRADE_PASSWORD}
      <br />
      Account password: {DEMO_PASSWORD}
    </Text>
  );
}
