import { Button } from '@settlement/design-system/Button';
import { CopyButton } from '@settlement/design-system/CopyButton';
import { Link } from '@settlement/design-system/Link';
import { Mono } from '@settlement/design-system/Mono';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useState } from 'react';
import * as css from './devPanel.css.ts';
import { PanelFrame, PanelSection } from './PanelFrame.tsx';
import { consoleIn, sandboxIn } from './sandboxTab.ts';

interface Sandbox {
  readonly id: string;
  readonly base_url: string;
  readonly application: { readonly appid: string; readonly secret_key: string; readonly sign_key: string };
}

/** Creates sandboxes of the mock server, and opens the console in them. */
export function SandboxPanel() {
  const { hostname, port } = window.location;
  const current = sandboxIn(hostname);
  return (
    <PanelFrame title="Mock server">
      <div className={css.body}>
        <PanelSection title="This tab">
          <Text size="small" tone="muted">
            {current === undefined ? 'Uses the shared data of the server.' : `Uses the sandbox ${current}.`}
          </Text>
          {current !== undefined && <Link href={consoleIn(undefined, port)}>Use the shared data</Link>}
        </PanelSection>
        <NewSandbox port={port} />
      </div>
    </PanelFrame>
  );
}

function NewSandbox({ port }: { readonly port: string }) {
  const [sandbox, setSandbox] = useState<Sandbox>();
  const [error, setError] = useState('');

  async function create(): Promise<void> {
    setError('');
    try {
      const response = await fetch('/sandboxes', { method: 'POST', body: '{}' });
      if (response.status === 201) return setSandbox(await response.json());
      const { msg }: { msg: string } = await response.json();
      setError(msg);
    } catch {
      setError('The server is unreachable');
    }
  }

  return (
    <PanelSection title="New sandbox">
      <Text size="small" tone="muted">
        A sandbox has its own clock, data and keys.
      </Text>
      <Button variant="outline" size="small" onPress={() => void create()}>
        Create a sandbox
      </Button>
      {error !== '' && <Text tone="critical">{error}</Text>}
      {sandbox && <Created port={port} {...sandbox} />}
    </PanelSection>
  );
}

function Created({ port, id, base_url: url, application }: Sandbox & { readonly port: string }) {
  const values = {
    ID: id,
    'Base address': url,
    'App ID': application.appid,
    'Secret key': application.secret_key,
    'Signing key': application.sign_key,
  };
  return (
    <>
      {Object.entries(values).map(([label, value]) => (
        <Stack key={label} gap="xxs">
          <Text size="small" tone="muted">
            {label}
          </Text>
          <span className={css.message}>
            <Mono>{value}</Mono>
            <CopyButton value={value} label={`Copy ${label}`} />
          </span>
        </Stack>
      ))}
      <Link href={consoleIn(id, port)}>Use this sandbox in this tab</Link>
    </>
  );
}
