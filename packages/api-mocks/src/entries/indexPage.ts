import { endpoints } from '#contract/endpoints.ts';
import { controlTexts } from './control/controlTexts.ts';
import { worlds } from '#fixtures/worlds.ts';
import { scenarioCatalogue } from '#resources/scenarios.ts';
import { htmlPage, htmlTable } from './html.ts';

export function indexPage(basePath = ''): Response {
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
<p><a href="${basePath}/docs">Calls with examples</a> · <a href="${basePath}/openapi.json">OpenAPI document</a> · <a href="${basePath}/openapi.merchant.json">OpenAPI document for merchants</a> · <a href="${basePath}/docs.md">Markdown</a> · <a href="${basePath}/llms.txt">llms.txt</a> · Requests for <a href="${basePath}/api.http">JetBrains HTTP Client and httpYac</a> and for <a href="${basePath}/api.rest">VS Code REST Client</a></p>
${htmlTable(
  'Merchants',
  ['Credential', 'Merchant', 'Description'],
  worlds.map(({ key, name, title }) => [`mock:${key}`, name, title]),
)}
${htmlTable('Calls', ['Method', 'Path', 'Description', 'Access', 'From'], calls)}
${htmlTable('Controls', ['Call', 'Description'], controlTexts)}
<p>A control applies to the merchant who signed in last, or to the merchant in <code>"merchant": "acme"</code> (<code>?merchant=acme</code> with GET).</p>
${htmlTable(
  'Scenarios',
  ['Id', 'Description'],
  scenarioCatalogue.map(({ id, title }) => [id, title]),
)}`,
  );
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
