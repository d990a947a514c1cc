import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';

import { command } from '#scripts/lib/run.ts';
import { check } from './support/check.ts';
import { compile, root } from './support/install.ts';
import { withServer } from './support/runProgram.ts';

export const openapiTools = {
  '@hey-api/openapi-ts': '0.95.0',
  newman: '6.2.2',
  'openapi-fetch': '0.17.0',
  'openapi-to-postmanv2': '6.3.3',
  'openapi-typescript': '7.13.0',
  // The generators don't support TypeScript 7 yet.
  typescript: '5.9.3',
};

/** The start of each client program. It creates a sandbox and signs calls. */
const shared = `
import { signCall } from '@settlement/api-mocks/signing';
interface Sandbox { base_url: string; controls_url: string; application: { appid: string; secret_key: string } }
const origin = String(process.argv[2]);
const created = await fetch(origin + '/sandboxes', { method: 'POST', body: '{}' });
const { base_url: baseUrl, controls_url: controls, application }: Sandbox = await created.json();
async function sign(request: Request): Promise<Request> {
  const { pathname: path, search: query } = new URL(request.url);
  const body = await request.clone().text();
  const { appid: key, secret_key: secret } = application;
  const headers = signCall({ key, secret, method: request.method, path, query, body });
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  return request;
}
const order = { out_trade_no: 'A-1', token: 'USDT', chain: 'TRON', amount: '25' };
const refund = { out_trade_no: 'A-1', out_refund_no: 'R-1', amount: '5' };
async function pay(page: string): Promise<void> {
  await fetch(page, { method: 'POST', body: new URLSearchParams({ how: 'exact' }), redirect: 'manual' });
  await fetch(controls + 'clock', { method: 'POST', body: JSON.stringify({ advance: 3600 }) });
}
function assertEqual(one: unknown, other: unknown): void {
  if (one !== other) throw new Error(String(one) + ' instead of ' + String(other));
}
`;

const clients: Readonly<Record<string, string>> = {
  openapiFetch: `
import createClient from 'openapi-fetch';
import type { paths } from './merchant.ts';
import type { paths as AllPaths } from './all.ts';
${shared}
const client = createClient<paths>({ baseUrl });
client.use({ onRequest: ({ request }) => sign(request) });
const made = await client.POST('/api/v1/orders', { body: order });
if (!made.data) throw new Error(String(made.error.msg));
await pay(made.data.data.payment_url);
const back = await client.POST('/api/v1/orders/refund', { body: refund });
assertEqual(back.data?.data.amount_refunded, '5');
const list = await client.GET('/api/v1/orders', { params: { query: { current: 1 } } });
const state: 'refunding' | 'paid' | undefined = list.data?.data.list.map((one) => one.state).find((one) => one === 'refunding');
assertEqual(state, 'refunding');
const { error } = await client.POST('/api/v1/orders', { body: { ...order, out_trade_no: 'A-2', amount: '0.01' } });
assertEqual(error?.code === 10022 && error.data.min_amount, '1');
const all = createClient<AllPaths>({ baseUrl: origin });
const login = await all.POST('/api/v1/public/login', { body: { google_auth_code: 'mock:authorised' } });
all.use({ onRequest: ({ request }) => request.headers.set('X-Token', login.data?.data.token ?? '') });
const rows = await all.GET('/api/v1/transactions/list', { params: { query: { status: [2], pageSize: 2 } } });
assertEqual(rows.data?.data.list.length, 2);
`,
  heyApi: `
import { client } from './merchantApi/client.gen';
import { ordersCreate, ordersList, ordersRefund } from './merchantApi';
import { client as all } from './allApi/client.gen';
import { authLogin, paymentsList } from './allApi';
${shared}
client.setConfig({ baseUrl });
client.interceptors.request.use(sign);
const made = await ordersCreate({ body: order });
if (!made.data) throw new Error(String(made.error));
await pay(made.data.data.payment_url);
const back = await ordersRefund({ body: refund });
assertEqual(back.data?.data.amount_refunded, '5');
assertEqual((await ordersList({ query: { current: 1 } })).data?.data.list[0]?.state, 'refunding');
const { error } = await ordersCreate({ body: { ...order, out_trade_no: 'A-2', amount: '0.01' } });
assertEqual(error?.code === 10022 && error.data.min_amount, '1');
all.setConfig({ baseUrl: origin });
const login = await authLogin({ body: { google_auth_code: 'mock:authorised' } });
all.setConfig({ auth: login.data?.data.token });
assertEqual((await paymentsList({ query: { status: [2], pageSize: 2 } })).data?.data.list.length, 2);
`,
};

/**
 * A program that runs the imported collection with the script from the documentation. The collection contains
 * the example orders of the OpenAPI document.
 */
const postman = `
import { readFileSync } from 'node:fs';
import newman from 'newman';
const origin = process.argv[2];
const created = await fetch(origin + '/sandboxes', { method: 'POST', body: '{}' });
const { base_url: baseUrl, application } = await created.json();
const script = readFileSync('llms.txt', 'utf8').split('\`\`\`js\\n')[1].split('\`\`\`')[0];
const collection = JSON.parse(readFileSync('collection.json', 'utf8'));
collection.event = [{ listen: 'prerequest', script: { type: 'text/javascript', exec: script.split('\\n') } }];
const values = { baseUrl, apiKey: application.appid, secretKey: application.secret_key };
const envVar = Object.entries(values).map(([key, value]) => ({ key, value }));
newman.run({ collection, envVar, reporters: [] }, (error, summary) => {
  if (error) throw error;
  const codes = summary.run.executions.map(({ response }) => JSON.parse(String(response.stream)).code);
  if (codes.length !== 5 || codes[0] !== 200 || codes.includes(401)) throw new Error(String(codes));
});
`;

async function runClient(app: string, name: string, origin: string): Promise<void> {
  compile(app, `${name}.ts`, {
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  });
  const outfile = join(app, `${name}.mjs`);
  await build({
    entryPoints: [join(app, `${name}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  command(app, process.execPath, outfile, origin);
}

/** Generates clients with third-party tools, compiles them, and calls the packed server with them. */
export async function checkOpenapiTools(app: string): Promise<void> {
  const modules = join(app, 'node_modules');
  const mocks = join(modules, '@settlement/api-mocks');
  const documents = { all: join(mocks, 'openapi.json'), merchant: join(mocks, 'openapi.merchant.json') };
  const run = (name: string, ...args: string[]) => command(app, join(modules, '.bin', name), ...args);
  for (const [name, path] of Object.entries(documents)) {
    run('openapi-typescript', path, '-o', `${name}.ts`);
    run('openapi-ts', '-i', path, '-o', `${name}Api`, '-c', '@hey-api/client-fetch');
  }
  const options = 'folderStrategy=Tags,requestParametersResolution=Example,parametersResolution=Example';
  run('openapi2postmanv2', '-s', documents.merchant, '-o', 'collection.json', '-O', options);
  for (const [name, code] of Object.entries(clients)) writeFileSync(join(app, `${name}.ts`), code);
  writeFileSync(join(app, 'postman.mjs'), postman);
  writeFileSync(join(app, 'llms.txt'), readFileSync(join(mocks, 'llms.txt')));
  const server = createRequire(join(app, 'package.json')).resolve('@settlement/api-mocks/server');
  await withServer(process.execPath, join(server, '../serve.js'), async (origin) => {
    for (const name of Object.keys(clients)) {
      await check(`a client of ${name} signs, narrows errors and reads lists`, () =>
        runClient(app, name, origin),
      );
    }
    await check('an imported Postman collection signs its calls', () => {
      command(app, process.execPath, 'postman.mjs', origin);
    });
  });
}
