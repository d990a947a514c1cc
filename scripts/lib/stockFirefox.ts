#!/usr/bin/env node
/**
 * Starts the Firefox at `FIREFOX_PATH` as Playwright's channel `moz-firefox` does, and stands between the two: Firefox
 * ESR 153 does not know `emulation.setMediaFeaturesOverride` of WebDriver BiDi, which Playwright sends for every context.
 * That one command is answered here; everything else passes unchanged.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => firefox.kill(signal));

function standBetween(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.once('listening', () => {
    const at = server.address();
    if (at && typeof at === 'object') console.error(`WebDriver BiDi listening on ws://127.0.0.1:${at.port}`);
  });
  server.on('connection', (playwright, { url = '' }) => {
    const browser = new WebSocket(address + url, { perMessageDeflate: false, maxPayload: 0 });
    const opened = new Promise((resolve) => {
      browser.once('open', resolve);
    });
    playwright.on('message', (data: Buffer) => {
      const text = data.toString();
      const { id, method }: { id: number; method: string } = JSON.parse(text);
      if (method === UNKNOWN) playwright.send(JSON.stringify({ id, type: 'success', result: {} }));
      else void opened.then(() => browser.send(text));
    });
    browser.on('message', (data: Buffer) => playwright.send(data.toString()));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
}

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)$/.exec(line)?.[1];
  if (address === undefined) console.error(line);
  else standBetween(address);
});
