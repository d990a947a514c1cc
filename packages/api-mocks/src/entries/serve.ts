#!/usr/bin/env node
import { createServer } from 'node:http';
import { merchantKeys } from '#fixtures/worlds.ts';
import { listenError, readCommand, usage, type Command, type ListenOptions } from './commandLine.ts';
import { openDataFile } from './data/dataFile.ts';
import { createServerApi } from './createServerApi.ts';
import { drainOnSignal } from './drain.ts';
import { sendCallbacks, targetsFor } from './sending/sendCallbacks.ts';
import { createHttpHandler } from './server.ts';
import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Copies the service worker of msw and returns its path. Its version must match the package. */
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

/** Returns a clock that starts at a time and runs as fast as the system clock. */
function clockFrom(start: number): () => number {
  const offset = start - Date.now() / 1000;
  return () => Date.now() / 1000 + offset;
}

async function listen(options: ListenOptions): Promise<void> {
  const targets = targetsFor(options.host, options.callbacksTo);
  const store = options.data === undefined ? undefined : await openDataFile(options.data);
  const seed = seedOf(options.seed, store?.first?.head.seed);
  const api = createServerApi({
    sendsCallbacksTo: targets,
    profile: options.profile,
    store,
    hasNewOrders: !options.isQuiet,
    ...(options.now !== undefined && { now: clockFrom(options.now) }),
    ...(seed !== undefined && { seed }),
  });
  const server = createServer(
    createHttpHandler(api, { isOpenToOrigins: true, log: (line) => console.log(line) }),
  );
  server.on('error', (error) => fail(listenError(error, options)));
  server.listen(options.port, options.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : options.port;
    const host = options.host === '127.0.0.1' ? 'localhost' : options.host;
    console.log(`Mock API on http://${host}:${port}/`);
    const sender = sendCallbacks(api, { closedPorts: [port] });
    drainOnSignal(server, () => sender.stop());
    console.log(options.data === undefined ? 'Data is in memory' : `Data is in ${options.data}`);
    console.log(
      targets.length === 0
        ? 'Callbacks are not sent. Name the servers of test applications with --callbacks-to host:port'
        : `Callbacks of test applications are sent to ${targets.join(', ')}`,
    );
    console.log(`Sign in with {"google_auth_code":"mock:<merchant>"}: ${merchantKeys.join(', ')}`);
  });
}

async function execute(command: Command): Promise<void> {
  if (command.kind === 'help') console.log(usage);
  else if (command.kind === 'worker') console.log(await copyWorker(command.folder));
  else await listen(command.options);
}

/** Runs for `pnpm mock-api`, and as the command of the package. */
try {
  await execute(readCommand(process.argv.slice(2), process.env));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
