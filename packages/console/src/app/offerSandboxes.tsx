import { mountDevPanel } from '#dev/mountDevPanel.ts';
import { SandboxPanel } from '#dev/SandboxPanel.tsx';

/** Mounts the panel for sandboxes if `API_TARGET` is the URL of a mock server, not of one of its sandboxes. */
export async function offerSandboxes(): Promise<void> {
  if (new URL(import.meta.env.API_TARGET).pathname !== '/') return;
  const response = await fetch('/sandboxes').catch(() => undefined);
  if (response?.headers.get('allow') === 'POST') mountDevPanel(<SandboxPanel />);
}
