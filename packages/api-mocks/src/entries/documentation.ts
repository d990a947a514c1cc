import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorNames } from '#contract/errors.ts';
import { examples } from '#contract/examples.ts';
import { escapeHtml, htmlPage } from './html.ts';

const callers = {
  public: 'Anyone',
  token: 'A signed-in merchant',
  authorised: 'A signed-in merchant whose permission is open',
  signed: 'An application, by its signature,',
} as const;

/** The call of an example, as curl has it. */
function curlOf(
  { method, path, auth, bodyKind }: Endpoint,
  example: { query?: object; body?: unknown },
): string {
  const query = new URLSearchParams(
    Object.entries<unknown>({ ...example.query }).map(([name, value]) => [name, String(value)]),
  ).toString();
  const lines = [
    `curl -s ${method === 'GET' ? '' : `-X ${method} `}"$base${path}${query === '' ? '' : `?${query}`}"`,
  ];
  if (auth === 'signed') lines.push('-H @signature.txt');
  else if (auth !== 'public') lines.push('-H "X-Token: $token"');
  if (bodyKind === 'multipart') lines.push('-F file=@image.png');
  else if (example.body !== undefined) {
    lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(example.body)}'`);
  }
  return lines.join(' \\\n  ');
}

function section(endpoint: Endpoint, example: { query?: object; body?: unknown }): string {
  const { id, method, path, summary, auth, errors, movesMoney, isExportable } = endpoint;
  const notes = [
    `${callers[auth]} may call it.`,
    movesMoney ? 'It moves money: send a request_id.' : '',
    isExportable ? 'With X-DOWNLOAD: 1 it answers a file of every matching row.' : '',
  ].filter((note) => note !== '');
  const rows = errors
    .toSorted((one, other) => one - other)
    .map((code) => `<li><code>${code}</code> ${escapeHtml(errorNames[code])}</li>`);
  return `<section id="${id}"><h3>${escapeHtml(summary)}</h3>
<p><code>${method} ${path}</code></p>
<p>${notes.join(' ')}</p>
<pre>${escapeHtml(curlOf(endpoint, example))}</pre>
${rows.length === 0 ? '' : `<ul>${rows.join('')}</ul>`}</section>`;
}

/** Every call with its caller, an example and its errors; each has its id as an anchor. */
export function documentation(): string {
  const sections = Object.values(endpoints).map((endpoint) => section(endpoint, examples[endpoint.id]));
  return htmlPage(
    'Calls of the mock API',
    `<h1>Calls</h1>
<p>Schemas and example answers are in <a href="/openapi.json">openapi.json</a>. Set <code>base</code> to this server and <code>token</code> to the token that signing in answers.</p>
${sections.join('\n')}`,
  );
}
