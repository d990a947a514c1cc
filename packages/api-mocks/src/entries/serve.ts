#!/usr/bin/env node
import { createServer } from 'node:http';
import { merchantKeys } from '#fixtures/worlds.ts';
import { listenError, readCommand, usage, type Command, type ListenOptions } from './commandLine.ts';
import { openDataFile } from './data/dataFile.ts';
import { createServerApi } from './createServerApi.ts';
import { drainOnSignal } from './drain.ts';
import { sendCallbacks, targetsFor } from './sending/sendCallbacks.ts';
import { createHttpHandler } from './server.ts';
import { basePathOf } from './sandboxes/sandboxCalls.ts';
import { createSandboxes } from './sandboxes/sandboxes.ts';
import type { MockApi } from './mockApi.ts';
import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Copies the service worker of the installed msw version, and returns its path. */
async function copyWorker(folder: string): Promise<string> {
  const name = 'mockServiceWorker.js';
  await mkdir(folder, { recursive: true });
  const target = join(folder, name);
  await copyFile(createRequire(import.meta.url).resolve(`msw/${name}`), target);
  return `Wrote ${target}`;
}

function seedOf(requested: string | undefined, saved: string | undefined): string | undefined {
  if (requested !== undefined && saved !== undefined && requested !== saved)
    throw new Error(
      `The file has the seed ${JSON.stringify(saved)}. Leave out --seed, or choose another file`,
    );
  return requested ?? saved;
}

const systemTime = () => Date.now() / 1000;

function clockFrom(start: number): () => number {
  const offset = start - systemTime();
  return () => systemTime() + offset;
}

const SWEEP_MS = 3_600_000;

async function listen(options: ListenOptions): Promise<void> {
  const targets = targetsFor(options.host, options.callbacksTo);
  const store = options.data === undefined ? undefined : await openDataFile(options.data);
  const seed = seedOf(options.seed, store?.first?.head.seed);
  const shared = {
    sendsCallbacksTo: targets,
    profile: options.profile,
    ...(options.now !== undefined && { now: clockFrom(options.now), systemTime }),
  };
  const api = createServerApi({
    ...shared,
    store,
    hasNewOrders: !options.isQuiet,
    ...(seed !== undefined && { seed }),
  });
  let { port } = options;
  const send = (from: MockApi) => sendCallbacks(from, { closedPorts: [port] });
  const sandboxes = createSandboxes({
    open: ({ id, notifyUrl }, own) =>
      createServerApi({
        ...shared,
        store: own,
        seed: id,
        historySeed: api.bank.historySeed,
        basePath: basePathOf(id),
        notifyUrl,
      }),
    send,
    now: systemTime,
    records: store?.sandboxes,
  });
  await sandboxes.sweep();
  setInterval(() => void sandboxes.sweep(), SWEEP_MS).unref();
  const server = createServer(
    createHttpHandler(api, {
      isOpenToOrigins: true,
      log: (line) => console.log(line),
      sandboxes,
      controlToken: options.controlToken,
      trustedProxies: options.trustedProxies,
    }),
  );
  server.on('error', (error) => fail(listenError(error, options)));
  server.listen(options.port, options.host, () => {
    const address = server.address();
    if (typeof address === 'object' && address !== null) port = address.port;
    const host = options.host === '127.0.0.1' ? 'localhost' : options.host;
    console.log(`Mock API on http://${host}:${port}/`);
    const sender = send(api);
    drainOnSignal(server, async () => void (await Promise.all([sender.stop(), sandboxes.stop()])));
    console.log(options.data === undefined ? 'Data is in memory' : `Data is in ${options.data}`);
    console.log(
      targets.length === 0
        ? 'Callbacks are not sent. Name the servers of test applications with --callbacks-to host:port'
        : `Callbacks of test applications are sent to ${targets.join(', ')}`,
    );
    console.log(`Create a sandbox with curl -X POST http://${host}:${port}/sandboxes`);
    console.log(`Sign in with {"google_auth_code":"mock:<merchant>"}: ${merchantKeys.join(', ')}`);
  });
}

async function execute(command: Command): Promise<void> {
  if (command.kind === 'help') console.log(usage);
  else if (command.kind === 'worker') console.log(await copyWorker(command.folder));
  else await listen(command.options);
}

const [command, ...args] = process.argv.slice(2);
if (command === 'certify') {
  const { certifyCommand } = await import('#certify/command.ts');
  process.exit(await certifyCommand(args, process.env, console.log));
}
try {
  await execute(readCommand(process.argv.slice(2), process.env));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
