// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SandboxPanel } from './SandboxPanel.tsx';
import { sandboxIn, serverOfTab } from './sandboxTab.ts';

const ID = '5f2a8c1e6d4a4b6e';

function createOn(response: Response): void {
  vi.stubGlobal('fetch', async () => response);
  render(createElement(SandboxPanel));
  fireEvent.click(screen.getByRole('button', { name: 'Mock server' }));
  fireEvent.click(screen.getByRole('button', { name: 'Create a sandbox' }));
}

describe('the panel for sandboxes', () => {
  it('shows the keys of a new sandbox and a link that opens the console in it', async () => {
    const application = { appid: 'app_1001284604', secret_key: 'sk_test_1', sign_key: 'whsec_1' };
    const base_url = `http://localhost:8787/s/${ID}`;
    createOn(Response.json({ id: ID, base_url, application }, { status: 201 }));
    const link = await screen.findByRole('link', { name: 'Use this sandbox in this tab' });
    expect(new URL(link.getAttribute('href') ?? '').hostname).toBe(`${ID}.localhost`);
    for (const value of [ID, base_url, ...Object.values(application)])
      expect(screen.getByText(value)).toBeDefined();
  });

  it('shows the server’s error message until a sandbox is created', async () => {
    createOn(Response.json({ code: 429, msg: 'There are 1000 sandboxes' }, { status: 429 }));
    expect(await screen.findByText('There are 1000 sandboxes')).toBeDefined();
    vi.stubGlobal('fetch', async () => Response.json({ id: ID, application: {} }, { status: 201 }));
    fireEvent.click(screen.getByRole('button', { name: 'Create a sandbox' }));
    await screen.findByText(ID);
    expect(screen.queryByText('There are 1000 sandboxes')).toBeNull();
  });
});

describe('the sandbox of a tab', () => {
  it('is read from the host name', () => {
    expect(sandboxIn(`${ID}.localhost:5173`)).toBe(ID);
    for (const name of ['localhost', `${ID}.example`, `${ID}.localhost.example`, `x.${ID}.localhost`])
      expect(sandboxIn(name)).toBeUndefined();
  });

  it('has a separate server URL in code samples', () => {
    const target = 'http://localhost:8787';
    expect(serverOfTab(target, `${ID}.localhost`)).toBe(`${target}/s/${ID}`);
    expect(serverOfTab(target, 'localhost')).toBe(target);
  });
});
