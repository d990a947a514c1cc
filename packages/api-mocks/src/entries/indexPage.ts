import { endpoints } from '#contract/endpoints.ts';
import { worlds } from '#fixtures/worlds.ts';
import { scenarioCatalogue } from '#resources/scenarios.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]) =>
    row.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('');
  const lines = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<h2>${escape(caption)}</h2>\n<table><thead><tr>${cells('th', head)}</tr></thead><tbody>\n${lines}\n</tbody></table>`;
}

const controls = [
  ['GET /__mock/clock', 'The time, the active scenarios and the current authenticator code'],
  ['POST /__mock/clock', '{"advance": 86400} moves time forward, in seconds'],
  ['POST /__mock/scenario', '{"scenario": "payments.empty,statistics.slow"}; an empty string turns them off'],
  ['POST /__mock/latency', '{"latency": 300} milliseconds before each response'],
  ['POST /__mock/pay', '{"token": "USDT", "chain": "TRON", "amount": "25"}: simulates a payment'],
  ['POST /__mock/deposit', '{"token": "USDT", "chain": "PUT", "amount": "50"}: simulates a deposit'],
  [
    'POST /__mock/fail',
    '{"endpoint": "payments.list", "failure": 500}: the next call fails; a code, 401, 500, "offline", "never", "lost" (processed, no response) or "late" (processed after the look-up)',
  ],
  ['GET /__mock/inbox', 'Emails and text messages that were sent; ?language=zh-CN for Chinese'],
  ['GET /__mock/totp', 'The current authenticator code'],
  ['GET, POST /__mock/state', 'Export or restore the whole state'],
  ['POST /__mock/reset', 'Resets all data'],
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
<p>The API of the settlement console, with data in memory. The header <code>X-Mock-Scenario</code> sets scenarios for a single call.</p>
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
