import { createServer } from 'node:http';
import { merchantKeys } from '#fixtures/worlds.ts';
import { createMockApi } from './createMockApi.ts';
import { listenOptions } from './listenOptions.ts';
import { createHttpHandler } from './server.ts';

/** `pnpm mock-api`: the bank on a port of its own, for curl, phones and other programs. */
const { port, host } = listenOptions(process.env);
const api = createMockApi({ now: () => Date.now() / 1000 });
const server = createServer(
  createHttpHandler(api, { isOpenToOrigins: true, log: (line) => console.log(line) }),
);

server.listen(port, host, () => {
  console.log(`Mock API on http://${host === '127.0.0.1' ? 'localhost' : host}:${port}/`);
  console.log(`Sign in with {"google_auth_code":"mock:<merchant>"}: ${merchantKeys.join(', ')}`);
});

function stop(): void {
  server.close(() => process.exit(0));
  server.closeAllConnections();
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
