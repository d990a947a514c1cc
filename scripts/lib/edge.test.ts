import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { cloudFront, cloudflareWorker, netlifyFunction } from './edge.ts';
import { commonHeaders, servedRules } from './servedFiles.ts';
import { siteOf } from './site.ts';

const site = siteOf({
  config: {
    googleClientId: 'demo',
    googleScriptUrl: 'https://accounts.google.com/gsi/client',
    apiUrl: 'https://api.example',
    policyReportUrl: 'https://reports.example/policy',
  },
});

const files: Readonly<Record<string, string>> = {
  '/': 'text/html; charset=utf-8',
  '/assets/a-1.js': 'text/javascript',
  '/config.json': 'application/json',
  '/favicon.svg': 'image/svg+xml',
};

/** Simulates a host, which returns the page for every missing file. */
function fileAt(path: string): Response {
  const type = files[path] ?? files['/'];
  return new Response('content', { headers: { 'content-type': type ?? '' } });
}

type Handler = (path: string, method?: string) => Promise<Response>;

async function load(
  code: string,
  toHandler: (exported: unknown, request: Request) => unknown,
): Promise<Handler> {
  const { default: exported }: { default: unknown } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  return async (path, method = 'GET') => {
    const response = await toHandler(exported, new Request(`https://console.example${path}`, { method }));
    if (!(response instanceof Response)) throw new Error('not a response');
    return response;
  };
}

const isWorker = (value: unknown): value is { fetch: (request: Request, env: unknown) => unknown } =>
  typeof value === 'object' && value !== null && 'fetch' in value;
const isFunction = (value: unknown): value is (request: Request, context: unknown) => unknown =>
  typeof value === 'function';

const cloudflare = await load(cloudflareWorker(site), (exported, request) =>
  isWorker(exported)
    ? exported.fetch(request, { ASSETS: { fetch: ({ url }: Request) => fileAt(new URL(url).pathname) } })
    : undefined,
);
const netlify = await load(netlifyFunction(site), (exported, request) =>
  isFunction(exported) ? exported(request, { next: () => fileAt(new URL(request.url).pathname) }) : undefined,
);

describe.each([
  ['Cloudflare Pages', cloudflare],
  ['Netlify', netlify],
])('the script for %s', (_, handle) => {
  it.each(['/', '/record', '/login', '/m/login/', '/assets/a-1.js', '/config.json', '/favicon.svg'])(
    'sends the headers for the path %s',
    async (path) => {
      const rule = servedRules(site).find((one) => new RegExp(one.path).test(path.slice(1)));
      const { status, headers } = await handle(path);
      expect(status).toBe(200);
      for (const [name, value] of Object.entries({ ...commonHeaders, ...rule?.headers }))
        expect([name, headers.get(name)]).toEqual([name, value]);
    },
  );

  it.each(['/index.html', '/%69ndex.html', '/missing.png', '/assets/none.js', '/a//b', '/a%2f..%2fx'])(
    'returns 404 for the path %s',
    async (path) => {
      const { status, headers } = await handle(path);
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );

  it('rejects POST requests', async () => {
    expect((await handle('/', 'POST')).status).toBe(405);
  });
});

describe('the resources for CloudFront', () => {
  const text = cloudFront(site);
  const { Resources, Behaviors } = JSON.parse(text);

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
