/**
 * Serves the production build with the headers of a production host, and the mock API or the backend at `API_TARGET`.
 *
 * - `PROFILE=specification`: the mock API without extensions
 * - `--config=`: another `config.json`, with its content security policy
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createServerApi } from '@settlement/api-mocks/createServerApi';
import { createHttpHandler } from '@settlement/api-mocks/server';
import { sendCallbacks, targetsFor } from '@settlement/api-mocks/sending/sendCallbacks';
import { readProfile } from '@settlement/api-mocks/mockApi';
import { drainOnSignal } from '@settlement/api-mocks/drain';
import { apiTarget } from '../packages/console/vite/apiTarget.ts';
import { basePath } from '../packages/console/vite/basePath.ts';
import { listen } from './lib/listen.ts';
import { previewHandler } from './lib/previewHandler.ts';
import { proxyHandler } from './lib/proxyHandler.ts';
import { readJson } from './lib/site.ts';

const port = Number(process.env.PORT ?? 4173);
const root = 'packages/console/dist';
if (!existsSync(root)) throw new Error('There is no production build yet: run `pnpm preview`.');

const { values } = parseArgs({ options: { config: { type: 'string' } } });
const config = values.config === undefined ? undefined : readJson(values.config);
const target = apiTarget(process.env);
const base = basePath(process.env.BASE_PATH);
const api = target
  ? undefined
  : createServerApi({
      sendsCallbacksTo: targetsFor('localhost', []),
      profile: readProfile(process.env.PROFILE),
    });
const log = process.env.QUIET ? {} : { log: console.log };
const backend = api ? createHttpHandler(api, log) : proxyHandler(target ?? '');
const server = await listen(previewHandler({ root, backend, base, config }), port);
console.log(`Production build with ${target ?? 'the mock API'}: http://localhost:${port}${base}`);
const sender = api && sendCallbacks(api, { closedPorts: [port] });
drainOnSignal(server, () => sender?.stop() ?? Promise.resolve());
