import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { commonHeaders, servedRules } from './servedFiles.ts';
import { siteOf } from './site.ts';

const config = {
  googleClientId: 'demo',
  googleScriptUrl: 'https://accounts.google.com/gsi/client',
  apiUrl: 'https://api.example',
  policyReportUrl: 'https://reports.example/policy',
};
const folder = mkdtempSync(join(tmpdir(), 'edge-'));
writeFileSync(join(folder, 'config.json'), JSON.stringify(config));

/** Returns the output of the command, because Vite loads modules that Node.js can't load. */
const generated = (host: string) =>
  execFileSync(process.execPath, ['scripts/hosting.ts', host, `--config=${folder}/config.json`]).toString();
const [worker, edgeFunction, template] = ['cloudflare', 'netlify', 'cloudfront'].map(generated);
rmSync(folder, { recursive: true });

const files: Readonly<Record<string, string>> = {
  '/': 'text/html; charset=utf-8',
  '/assets/a-1.js': 'text/javascript',
  '/config.json': 'application/json',
  '/favicon.svg': 'image/svg+xml',
};

/** Simulates a host, which returns the page for every missing file. */
function fileAt({ url }: Request): Response {
  const type = files[new URL(url).pathname] ?? files['/'];
  return new Response('content', { headers: { 'content-type': type ?? '' } });
}

const load = (code = '') => import(`data:text/javascript,${encodeURIComponent(code)}`);
type Respond = (request: Request, context: object) => Promise<Response>;
const cloudflare: { readonly default: { readonly fetch: Respond } } = await load(worker);
const netlify: { readonly default: Respond } = await load(edgeFunction);

const requestOf = (path: string, method = 'GET') => new Request(`https://console.example${path}`, { method });

describe.each([
  [
    'Cloudflare Pages',
    (request: Request) => cloudflare.default.fetch(request, { ASSETS: { fetch: fileAt } }),
  ],
  ['Netlify', (request: Request) => netlify.default(request, { next: () => fileAt(request) })],
])('the script for %s', (_, respond) => {
  it.each(['/', '/record', '/login', '/m/login/', '/assets/a-1.js', '/config.json', '/favicon.svg'])(
    'sends the headers for the path %s',
    async (path) => {
      const rule = servedRules(siteOf({ config })).find((one) => new RegExp(one.path).test(path.slice(1)));
      const { status, headers } = await respond(requestOf(path));
      expect(status).toBe(200);
      for (const [name, value] of Object.entries({ ...commonHeaders, ...rule?.headers }))
        expect([name, headers.get(name)]).toEqual([name, value]);
    },
  );

  it.each(['/index.html', '/%69ndex.html', '/missing.png', '/assets/none.js', '/a//b', '/a%2f..%2fx'])(
    'returns 404 for the path %s',
    async (path) => {
      const { status, headers } = await respond(requestOf(path));
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );

  it('rejects POST requests', async () => {
    expect((await respond(requestOf('/', 'POST'))).status).toBe(405);
  });
});

describe('the resources for CloudFront', () => {
  const { Resources, Behaviors } = JSON.parse(template ?? '');

  it('contain the headers policy of each cache behavior', () => {
    const used = [Behaviors.DefaultCacheBehavior, ...Behaviors.CacheBehaviors].map(
      ({ ResponseHeadersPolicyId: { Ref } }) => Ref,
    );
    expect(used.filter((name) => !(name in Resources))).toEqual([]);
    const policy = (name: string) =>
      Resources[name].Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy
        ?.ContentSecurityPolicy;
    expect(policy('HeadersSignIn')).toContain('accounts.google.com');
    expect(policy('HeadersPage')).not.toContain('accounts.google.com');
    expect(policy('HeadersPage')).toContain('report-to');
  });

  it.each([
    ['/record', '/index.html'],
    ['/m/login/', '/index.html'],
    ['/assets/a-1.js', '/assets/a-1.js'],
    ['/index.html', 404],
    ['/%69ndex.html', 404],
    ['/%', 400],
  ])('choose the file or error status for the path %s', (uri, expected) => {
    const result = runInNewContext(
      `${Resources.ChooseFile.Properties.FunctionCode}; handler({ request: { uri: ${JSON.stringify(uri)} } })`,
    );
    expect(result.statusCode ?? result.uri).toBe(expected);
  });
});
