import { endpoints } from '#contract/endpoints.ts';
import { worlds } from '#fixtures/worlds.ts';
import { scenarioCatalogue } from '#resources/scenarios.ts';
import { htmlPage, htmlTable } from './html.ts';

const controls = [
  ['GET /__mock/clock', 'The time, the active scenarios and the current authenticator code'],
  ['POST /__mock/clock', '{"advance": 86400} moves time forward, in seconds'],
  [
    'POST /__mock/scenario',
    '{"scenario": "payments.empty,statistics.slow"}; an empty string turns them off. "unreachable" lists those that the merchant cannot reach, with the reasons',
  ],
  ['POST /__mock/latency', '{"latency": 300} milliseconds before each response'],
  [
    'POST /__mock/pay',
    '{"token": "USDT", "chain": "TRON", "amount": "25"}: simulates a payment; "kind" is exact, under, over, late or multiple',
  ],
  ['POST /__mock/deposit', '{"token": "USDT", "chain": "PUT", "amount": "50"}: simulates a deposit'],
  [
    'POST /__mock/fail',
    '{"endpoint": "payments.list", "failure": 500}: the next call fails; a code, 401, 500, "offline", "never", "lost" (processed, no response) or "late" (processed after the lookup)',
  ],
  ['GET /__mock/inbox', 'Emails and text messages that were sent; ?language=zh-CN for Chinese'],
  ['GET /__mock/totp', 'The next code of the authenticator; ?secret=JBSW… for one that is not set up yet'],
  [
    'POST /__mock/sign',
    '{"app": "app_1001284604", "method": "GET", "target": "/api/v1/orders"}: the headers of a signed call; "body" as it will be sent',
  ],
  ['GET, POST /__mock/state', 'Export or restore the whole state'],
  ['POST /__mock/reset', 'Resets all data and the clock'],
] as const;

export function indexPage(): Response {
  const calls = Object.values(endpoints).map(({ method, path, summary, auth, extension }) => [
    method,
    path,
    summary,
    auth,
    extension ? 'added' : 'specification §7',
  ]);
  const html = htmlPage(
    'Mock API',
    `<h1>Mock API</h1>
<p>The API of the settlement console, with data in memory. The header <code>X-Mock-Scenario</code> sets scenarios for a single call.</p>
<p><a href="/docs">Calls with examples</a> · <a href="/openapi.json">OpenAPI document</a> · <a href="/llms.txt">llms.txt</a> · Requests for <a href="/api.http">JetBrains HTTP Client and httpYac</a> and for <a href="/api.rest">VS Code REST Client</a></p>
${htmlTable(
  'Merchants',
  ['Credential', 'Merchant', 'Description'],
  worlds.map(({ key, name, title }) => [`mock:${key}`, name, title]),
)}
${htmlTable('Calls', ['Method', 'Path', 'Description', 'Access', 'From'], calls)}
${htmlTable('Controls', ['Call', 'Description'], controls)}
<p>A control applies to the merchant who signed in last, or to the merchant in <code>"merchant": "acme"</code> (<code>?merchant=acme</code> with GET).</p>
${htmlTable(
  'Scenarios',
  ['Id', 'Description'],
  scenarioCatalogue.map(({ id, title }) => [id, title]),
)}`,
  );
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
