import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { errorNameOf, summaryOf } from '#contract/texts.ts';
import { examples } from '#contract/examples.ts';
import { signedShell } from '#contract/signingExample.ts';
import { worlds } from '#fixtures/worlds.ts';
import { scenarioCatalogue } from '#resources/scenarios.ts';
import { escapeHtml, htmlPage, htmlTable } from './html.ts';
import { controlTexts } from './control/controlTexts.ts';

const anchorOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const inline = (text: string) =>
  escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');

const listOf = (tag: string, lines: readonly string[]) => {
  const items = lines.map((line) => `<li>${inline(line.replace(/^(?:-|\d+\.) /, ''))}</li>`);
  return `<${tag}>${items.join('\n')}</${tag}>`;
};

function blockToHtml(block: string): string {
  const [, marks, title = ''] = /^(#+) (.*)$/.exec(block) ?? [];
  if (marks) return `<h${marks.length} id="${anchorOf(title)}">${inline(title)}</h${marks.length}>`;
  const [, code] = /^```\w*\n([^]*)\n```$/.exec(block) ?? [];
  if (code !== undefined) return `<pre>${escapeHtml(code)}</pre>`;
  const lines = block.split('\n');
  if (block.startsWith('- ')) return listOf('ul', lines);
  if (/^\d+\. /.test(block)) return listOf('ol', lines);
  return `<p>${inline(lines.join(' ').replace(/^> /, ''))}</p>`;
}

/** Converts Markdown to HTML: headings, paragraphs, lists without nesting, code blocks, code and links. */
export const markdownToHtml = (text: string): string =>
  (text.match(/```[^]*?\n```|[^\n](?:[^\n]|\n(?!\n))*/g) ?? [])
    .map((block) => blockToHtml(block.trim()))
    .join('\n');

const contentsOf = (text: string): string =>
  [...text.matchAll(/^## (.*)$/gm)]
    .map(([, title = '']) => `<a href="#${anchorOf(title)}">${inline(title)}</a>`)
    .join(' · ');

const callers = {
  public: 'Anyone',
  token: 'A signed-in merchant',
  authorised: 'A signed-in merchant with the merchant permission',
  signed: 'An application, by its signature,',
} as const;

function curlOf(
  { method, path, auth, bodyKind }: Endpoint,
  example: { query?: object; body?: unknown },
): string {
  const query = new URLSearchParams(
    Object.entries<unknown>({ ...example.query }).map(([name, value]) => [name, String(value)]),
  ).toString();
  const target = `${path}${query === '' ? '' : `?${query}`}`;
  const body = example.body === undefined ? '' : `'${JSON.stringify(example.body)}'`;
  if (auth === 'signed') return `${signedShell.run} ${method} '${target}' ${body}`.trim();
  const lines = [`curl -s ${method === 'GET' ? '' : `-X ${method} `}"$base${target}"`];
  if (auth !== 'public') lines.push('-H "X-Token: $token"');
  if (bodyKind === 'multipart') lines.push('-F file=@image.png');
  else if (body !== '') lines.push(`-H 'Content-Type: application/json'`, `-d ${body}`);
  return lines.join(' \\\n  ');
}

function section(endpoint: Endpoint<EndpointId>, example: { query?: object; body?: unknown }): string {
  const { id, method, path, auth, errors, movesMoney, isExportable } = endpoint;
  const notes = [
    `${callers[auth]} may call it.`,
    movesMoney ? 'It moves money: send a request_id.' : '',
    isExportable ? 'With X-DOWNLOAD: 1, it returns a file with all matching rows.' : '',
  ].filter((note) => note !== '');
  const rows = errors
    .toSorted((one, other) => one - other)
    .map((code) => `<li><code>${code}</code> ${escapeHtml(errorNameOf(code))}</li>`);
  return `<section id="${id}"><h3>${escapeHtml(summaryOf(id))}</h3>
<p><code>${method} ${path}</code></p>
<p>${notes.join(' ')}</p>
<pre>${escapeHtml(curlOf(endpoint, example))}</pre>
${rows.length === 0 ? '' : `<ul>${rows.join('')}</ul>`}</section>`;
}

/** Returns an HTML page: the Markdown text, and an example request for each call at the anchor of its ID. */
export function documentation(markdown: string): string {
  const sections = Object.values(endpoints).map((endpoint) => section(endpoint, examples[endpoint.id]));
  return htmlPage(
    'Developer docs',
    `<nav>${contentsOf(markdown)} · <a href="#requests">Requests</a></nav>
${markdownToHtml(markdown)}
<h2 id="requests">Requests</h2>
<p>Set <code>base</code> to this server and <code>token</code> to the token returned by the sign-in. <a href="#sign-calls">Sign calls</a> contains <code>${signedShell.file}</code>.</p>
${sections.join('\n')}`,
  );
}

export function indexPage(basePath = ''): Response {
  const calls = Object.values(endpoints).map(({ id, method, path, auth, extension }) => [
    method,
    path,
    summaryOf(id),
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
