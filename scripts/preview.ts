/** The production build and the mock bank behind one origin, with the headers a production host sends. */
import { existsSync } from 'node:fs';
import { createServerApi } from '@settlement/api-mocks/createServerApi';
import { drainOnSignal } from '@settlement/api-mocks/drain';
import { listen } from './lib/listen.ts';
import { previewHandler } from './lib/previewHandler.ts';

const port = Number(process.env.PORT ?? 4173);
const root = 'packages/console/dist';
if (!existsSync(root)) throw new Error('There is no production build yet: run `pnpm preview`.');

const api = createServerApi();
const handler = previewHandler(root, api, process.env.QUIET ? {} : { log: console.log });
const server = await listen(handler, port);
console.log(`Production build with the mock bank: http://localhost:${port}`);

drainOnSignal(server);
