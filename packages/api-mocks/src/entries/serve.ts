import { createServer } from 'node:http';
import { merchantKeys } from '#fixtures/worlds.ts';
import { createServerApi } from './createServerApi.ts';
import { drainOnSignal } from './drain.ts';
import { listenError, listenOptions } from './listenOptions.ts';
import { createHttpHandler } from './server.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readOptions() {
  try {
    return listenOptions(process.env);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** `pnpm mock-api`: the bank on a port of its own, for curl, phones and other programs. */
const options = readOptions();
const api = createServerApi();
const server = createServer(
  createHttpHandler(api, { isOpenToOrigins: true, log: (line) => console.log(line) }),
);
server.on('error', (error) => fail(listenError(error, options)));

server.listen(options.port, options.host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  const host = options.host === '127.0.0.1' ? 'localhost' : options.host;
  console.log(`Mock API on http://${host}:${port}/`);
  console.log(`Sign in with {"google_auth_code":"mock:<merchant>"}: ${merchantKeys.join(', ')}`);
});
drainOnSignal(server);
