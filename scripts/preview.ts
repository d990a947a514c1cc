/**
 * The production build and the mock bank, or the backend at `API_TARGET`, behind one origin, with the headers a
 * production host sends.
 */
import { existsSync } from 'node:fs';
import { createServerApi } from '@settlement/api-mocks/createServerApi';
import { sendCallbacks } from '@settlement/api-mocks/sending/sendCallbacks';
import { drainOnSignal } from '@settlement/api-mocks/drain';
import { apiTarget } from '../packages/console/vite/apiTarget.ts';
import { documentHeaders } from './lib/documentHeaders.ts';
import { basePath } from '../packages/console/vite/basePath.ts';
import { inFolder } from './lib/inFolder.ts';
import { listen } from './lib/listen.ts';
import { previewHandler } from './lib/previewHandler.ts';
import { proxyHandler } from './lib/proxyHandler.ts';
import { staticHandler } from './lib/staticHandler.ts';

const port = Number(process.env.PORT ?? 4173);
const root = 'packages/console/dist';
if (!existsSync(root)) throw new Error('There is no production build yet: run `pnpm preview`.');

const target = apiTarget(process.env);
const base = basePath(process.env.BASE_PATH);
const api = target ? undefined : createServerApi({ sendsCallbacks: true });
const handler = api
  ? previewHandler(root, api, process.env.QUIET ? {} : { log: console.log })
  : proxyHandler(target ?? '', staticHandler({ root, fallback: 'index.html', documentHeaders }));
const server = await listen(inFolder(base, handler), port);
console.log(`Production build with ${target ?? 'the mock bank'}: http://localhost:${port}${base}`);
const sender = api && sendCallbacks(api, { closedPorts: [port] });
drainOnSignal(server, () => sender?.stop() ?? Promise.resolve());
