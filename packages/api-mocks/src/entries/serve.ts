import { createServer } from 'node:http';
import { merchantKeys } from '../merchants/worlds.ts';
import { createMockApi } from './createMockApi.ts';
import { createHttpHandler } from './server.ts';

/** `pnpm mock-api`: the bank on a port of its own, for curl, phones and other programs. */
const port = Number(process.env['PORT'] ?? 8787);
/** This machine alone; `HOST=0.0.0.0` lets others of the network in, as a phone. */
const host = process.env['HOST'] ?? '127.0.0.1';
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
