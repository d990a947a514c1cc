/** The production build and the mock bank behind one origin, with the headers a production host sends. */
import { existsSync } from 'node:fs';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { basePath } from '../packages/console/vite/basePath.ts';
import { listen } from './lib/listen.ts';
import { previewHandler } from './lib/previewHandler.ts';

const port = Number(process.env.PORT ?? 4173);
const root = 'packages/console/dist';
if (!existsSync(root)) throw new Error('There is no production build yet: run `pnpm preview`.');

const api = createMockApi({ now: () => Date.now() / 1000 });
const base = basePath(process.env.BASE_PATH);
const handler = previewHandler(root, api, { base, ...(!process.env.QUIET && { log: console.log }) });
const server = await listen(handler, port);
console.log(`Production build with the mock bank: http://localhost:${port}${base}`);

const stop = () => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
