/** The production build and the mock bank behind one origin, with the headers a production host sends. */
import { existsSync } from 'node:fs';
import { createHttpHandler } from '@settlement/api-mocks/server';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { contentSecurityPolicy } from './lib/content-security-policy.ts';
import { listen } from './lib/listen.ts';
import { staticHandler } from './lib/static-handler.ts';

const port = Number(process.env.PORT ?? 4173);
const root = 'packages/console/dist';
if (!existsSync(root)) throw new Error('There is no production build yet: run `pnpm preview`.');

const api = createMockApi({ now: () => Date.now() / 1000 });
const answer = createHttpHandler(api, process.env.QUIET ? {} : { log: console.log });
const serve = staticHandler({
  root,
  fallback: 'index.html',
  documentHeaders: (path) => ({ 'content-security-policy': contentSecurityPolicy(path) }),
});

const server = await listen(
  (request, response) => answer(request, response, () => serve(request, response)),
  port,
);
console.log(`Production build with the mock bank: http://localhost:${port}`);

const stop = () => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
