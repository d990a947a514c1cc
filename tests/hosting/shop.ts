/**
 * Runs the quick start of the documentation on a merchant's machine: `shop.ts <server> [<control token>]`. Fails unless
 * the callback of the payment arrives with a valid signature.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { verifyCallback } from '@settlement/api-mocks/signing';
import { quickStart } from '#console/features/docs/guide/quickStart.ts';

const [server = '', token] = process.argv.slice(2);
const { file, code, ...steps } = quickStart('curl', '', server);
const folder = mkdtempSync(join(tmpdir(), 'shop-'));
writeFileSync(join(folder, file), code);
// curl sends the token with each request, as a user of a shared server would configure it.
writeFileSync(join(folder, '.curlrc'), token === undefined ? '' : `header = "X-Control-Token: ${token}"`);

const variables: Record<string, string> = { SETTLEMENT_API: server, CURL_HOME: folder };
async function type(command: string): Promise<string> {
  const env = { ...process.env, ...variables };
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: folder, env });
  return stdout;
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const secret = variables['SETTLEMENT_SIGNING_KEY'] ?? '';
  const verified = verifyCallback({ headers: request.headers, body: await text(request), secret });
  response.writeHead(verified.ok ? 200 : 401).end();
  console.log(`callback: ${verified.ok ? verified.event.event : verified.reason}`);
  if (verified.ok) shop.emit(verified.event.event);
}
const shop = createServer((request, response) => void receive(request, response)).listen(3000);

try {
  const made: { data: { appid: string; secret_key: string; sign_key: string } } = JSON.parse(
    await type(steps.key.replace('localhost:3000', 'shop:3000')),
  );
  variables['SETTLEMENT_APP_ID'] = made.data.appid;
  variables['SETTLEMENT_SECRET_KEY'] = made.data.secret_key;
  variables['SETTLEMENT_SIGNING_KEY'] = made.data.sign_key;
  const paid = once(shop, 'payment.paid', { signal: AbortSignal.timeout(20_000) });
  const order: { data: { payment_url: string } } = JSON.parse(await type(steps.order));
  const { payment_url: page } = order.data;
  if (!page.startsWith(`${server}/pay/`)) throw new Error(`the payment page is at ${page}`);
  await type(steps.pay.replace(/PAYMENT_URL=\S+/, `PAYMENT_URL=${page}`));
  await paid;
  const queried = await type(steps.query);
  if (!queried.includes('"state":"paid"')) throw new Error(queried);
} finally {
  shop.closeAllConnections();
  shop.close();
  rmSync(folder, { recursive: true });
}
