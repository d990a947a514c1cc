import { endpoints } from '../contract/endpoints.ts';
import { worlds } from '../fixtures/worlds.ts';
import { scenarioCatalogue } from '../resources/scenarios.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]) =>
    row.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('');
  const lines = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<h2>${escape(caption)}</h2>\n<table><thead><tr>${cells('th', head)}</tr></thead><tbody>\n${lines}\n</tbody></table>`;
}

const controls = [
  ['GET /__mock/clock', 'What time it is, which scenarios are on, the authenticator code of now'],
  ['POST /__mock/clock', '{"advance": 86400} moves time forward, in seconds'],
  ['POST /__mock/scenario', '{"scenario": "payments.empty,statistics.slow"}; an empty text ends them'],
  ['POST /__mock/latency', '{"latency": 300} milliseconds before each answer'],
  ['POST /__mock/pay', '{"token": "USDT", "chain": "TRON", "amount": "25"}: somebody pays'],
  ['POST /__mock/deposit', '{"token": "USDT", "chain": "PUT", "amount": "50"}: somebody recharges'],
  [
    'POST /__mock/fail',
    '{"endpoint": "payments.list", "failure": 500}: the next call fails; a code, 401, 500, "offline", "never", "lost" (carried out, no answer) or "late" (arrives after the look-up)',
  ],
  ['GET /__mock/inbox', 'What was sent by e-mail and text message, readable; ?language=zh-CN'],
  ['GET /__mock/totp', 'The authenticator code of now'],
  ['GET, POST /__mock/state', 'Everything that was done, to keep or to bring back'],
  ['POST /__mock/reset', 'Begins anew'],
] as const;

/** A page that says what can be called here. */
export function indexPage(): Response {
  const calls = Object.values(endpoints).map(({ method, path, summary, auth, isExtension }) => [
    method,
    path,
    summary,
    auth,
    isExtension ? 'added' : 'specification §7',
  ]);
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mock API</title></head><body>
<h1>Mock API</h1>
<p>The calls of the settlement console, answered by a small bank. A header <code>X-Mock-Scenario</code> sets scenarios for one call.</p>
${table(
  'Merchants',
  ['Credential', 'Merchant', 'What it shows'],
  worlds.map(({ key, name, title }) => [`mock:${key}`, name, title]),
)}
${table('Calls', ['Method', 'Path', 'What it does', 'Who may', 'From'], calls)}
${table('Controls', ['Call', 'What it does'], controls)}
${table(
  'Scenarios',
  ['Id', 'What it shows'],
  scenarioCatalogue.map(({ id, title }) => [id, title]),
)}
</body></html>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
