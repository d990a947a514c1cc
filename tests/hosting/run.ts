/**
 * Tests the configurations of `scripts/hosting.ts` with nginx and Caddy, if they are installed. Compares the
 * status, headers and body of all pages and files with those of `pnpm preview`. One site is at the root, and
 * one is in a folder and has another API server. Also tests compression and the proxy.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  createServer,
  request,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { createHttpHandler } from '@settlement/api-mocks/server';
import { caddyfile } from '#scripts/lib/caddyfile.ts';
import { documentHeaders } from '#scripts/lib/documentHeaders.ts';
import { untilServed } from '#scripts/lib/listen.ts';
import { nginxConfig } from '#scripts/lib/nginxConfig.ts';
import { previewHandler } from '#scripts/lib/previewHandler.ts';
import { commonHeaders } from '#scripts/lib/servedFiles.ts';
import { type Site, siteOf } from '#scripts/lib/site.ts';

const configOf = (base: string) => ({
  googleClientId: 'demo.apps.googleusercontent.com',
  googleScriptUrl: 'https://accounts.google.com/gsi/client',
  ...(base !== '/' && {
    apiUrl: 'https://api.example/sbc',
    reportUrl: 'https://reports.example/console',
    policyReportUrl: 'https://reports.example/policy',
  }),
});
const PREVIEW = 8791;
const OTHER = 8792;
const API = 8793;

const pages = [
  '',
  'record',
  'record?status=2',
  'm/property/fundingDetails',
  'login',
  'login/',
  'login?redirect=%2Frecord',
  'm/login',
  'm/login/',
  '/login',
  'loginx',
  'nowhere',
  'assets/',
  'assets/app-2.js',
  'assets/none',
  'missing.png',
  'login.html',
  'record/index.html',
  'index.htm',
  '.env',
  '.git/config',
] as const;

const spellingsOf = (path: string): readonly string[] => [
  path,
  `${path}?again`,
  `${path}/`,
  `/${path}`,
  `./${path}`,
  `assets/../${path}`,
  `m/..%2f${path}`,
  `%2e/${path}`,
  path.replaceAll('.', '%2e'),
  path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  path.toUpperCase(),
];

/**
 * The headers that are compared in every response. `referrer-policy` is omitted, because pages send another
 * value, even with an error.
 */
const basic = Object.keys(commonHeaders).filter((name) => name !== 'referrer-policy');
const ofDocuments = Object.keys(documentHeaders(false, { servers: [], policyReportUrl: '' }));

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** Returns the value of a header. Removes the `charset`, which some servers add to the content type. */
const shortened = (name: string, value: string | string[] | undefined) =>
  name === 'content-type' ? String(value).split(';')[0] : value?.toString();

/** Sends a request without `fetch`, because `fetch` would resolve dots in the path. */
async function ask(port: number, path: string, method = 'GET'): Promise<Answer> {
  const call = request({ host: '127.0.0.1', port, path, method }).end();
  const [response]: IncomingMessage[] = await once(call, 'response');
  const { statusCode: status = 0, headers = {} } = response ?? {};
  const body = response ? await text(response) : '';
  const names = status === 200 ? [...basic, ...ofDocuments, 'content-type'] : basic;
  return {
    status,
    headers: Object.fromEntries(names.map((name) => [name, shortened(name, headers[name])])),
    body: status === 200 ? body : '',
  };
}

const DIST = 'packages/console/dist';
/** The test adds this text at the start of compressed copies, so that they differ from the files. */
const COPY = '/* copy */';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotli = existsSync(BROTLI_MODULE);

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));

function build(root: string, base: string): void {
  const folder = join(root, base);
  if (existsSync(DIST)) cpSync(DIST, folder, { recursive: true });
  mkdirSync(join(folder, 'assets/messages/1/en-US'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>console</title>');
  const script = `export const text = '${'text '.repeat(200)}';`;
  writeFileSync(join(folder, 'assets/app-1.js'), script);
  writeFileSync(join(folder, 'assets/app-1.js.br'), brotliCompressSync(`${COPY}${script}`));
  writeFileSync(join(folder, 'assets/app-1.js.gz'), gzipSync(`${COPY}${script}`));
  writeFileSync(join(folder, 'assets/messages/1/en-US/common.json'), '{}');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'config.json'), JSON.stringify(configOf(base)));
}

const isInstalled = (command: string) => spawnSync(command, ['version']).error === undefined;

const servers = {
  nginx: (site: Site, folder: string): ChildProcess => {
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''} pid ${folder}/nginx.pid; daemon off; error_log stderr warn; events {}
http { include /etc/nginx/mime.types; charset utf-8; access_log off;
client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
${nginxConfig(site)} }`,
    );
    return spawn('nginx', ['-c', file], { stdio: 'inherit' });
  },
  caddy: (site: Site, folder: string): ChildProcess => {
    const file = join(folder, 'Caddyfile');
    writeFileSync(
      file,
      `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${caddyfile(site)}`,
    );
    return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'inherit' });
  },
};

async function start(port: number, handler: RequestListener): Promise<Server> {
  const server = createServer(handler);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await server[Symbol.asyncDispose]();
}

async function differences(base: string, root: string): Promise<{ compared: number; found: string[] }> {
  const found: string[] = [];
  let count = 0;
  const paths = [...pages, ...filesOf(root).flatMap(spellingsOf)];
  for (const path of paths) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const [ours, theirs] = await Promise.all([
        ask(PREVIEW, `${base}${path}`, method),
        ask(OTHER, `${base}${path}`, method),
      ]);
      count += 1;
      const note = (difference: string) => void found.push(`${method} ${base}${path}: ${difference}`);
      if (ours.status !== theirs.status) {
        note(`${theirs.status}, not ${ours.status}`);
        continue;
      }
      if (ours.body !== theirs.body) note('another body');
      for (const [name, value] of Object.entries(ours.headers))
        if (theirs.headers[name] !== value) note(`${name}: ${theirs.headers[name]}, not ${value}`);
    }
  }
  return { compared: count, found };
}

/**
 * Returns an error for each encoding in which the server doesn't send the compressed copy of a script with a
 * `Vary` header.
 */
async function packingErrors(base: string, encodings: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const encoding of encodings) {
    const headers = { 'accept-encoding': encoding };
    const response = await fetch(`http://127.0.0.1:${OTHER}${base}assets/app-1.js`, { headers });
    const used = response.headers.get('content-encoding');
    const vary = response.headers.get('vary')?.toLowerCase();
    const isCopy = (await response.text()).startsWith(COPY);
    if (used !== encoding || vary !== 'accept-encoding' || !isCopy)
      found.push(`a script is sent as ${used}, vary: ${vary}, although ${encoding} was requested`);
  }
  return found;
}

/** Returns what it has received as an error, which the web servers must forward. */
async function echo(call: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'x-token': token, host, 'x-forwarded-for': from } = call.headers;
  const received = [call.method, call.url, token, host, from, await text(call)];
  response.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify(received));
}

async function proxyErrors(): Promise<string[]> {
  const found: string[] = [];
  for (const path of ['/api/v1/account/withdrawal?a=%2F&b', '/pay/mock_1']) {
    const body = '{"amount":"1"}';
    const headers = { 'x-token': 'tok', 'x-forwarded-for': '203.0.113.7' };
    const response = await fetch(`http://127.0.0.1:${OTHER}${path}`, { method: 'POST', headers, body });
    const received = await response.text();
    // The backend must get the IP address of the connection instead of one that the caller has sent.
    const expected = JSON.stringify(['POST', path, 'tok', `127.0.0.1:${OTHER}`, '127.0.0.1', body]);
    if (response.status !== 422 || received !== expected)
      found.push(`the API received ${received}, not ${expected}`);
  }
  return found;
}

async function ownErrors(): Promise<string[]> {
  const answers = await Promise.all([ask(OTHER, '/healthz'), ask(OTHER, '/%00'), ask(OTHER, '/', 'TRACE')]);
  return answers.flatMap(({ status, headers }, index) =>
    headers['x-content-type-options'] === 'nosniff' && headers['cache-control'] === 'no-store'
      ? []
      : [`response ${index} of the server itself (${status}) has no basic headers`],
  );
}

const backend = await start(API, (call, response) => void echo(call, response));
let failures = 0;
for (const [name, run] of Object.entries(servers)) {
  if (!isInstalled(name)) {
    console.log(`– ${name} is not installed`);
    continue;
  }
  for (const base of ['/', '/console/']) {
    const config = configOf(base);
    const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
    const root = join(folder, 'site');
    // The worker processes of the servers run as other users, who must be able to read the folder.
    chmodSync(folder, 0o755);
    build(root, base);
    const mock = createHttpHandler(createMockApi());
    const preview = previewHandler({ root: join(root, base), backend: mock, base, config });
    const own = await start(PREVIEW, preview);
    const proxy = `http://127.0.0.1:${API}`;
    const child = run(siteOf({ config, base, root, port: OTHER, proxy, hasBrotli }), folder);
    try {
      await untilServed(`http://127.0.0.1:${OTHER}/healthz`);
      const health = await ask(OTHER, '/healthz');
      const { compared, found } = await differences(base, join(root, base));
      const outside = await ask(OTHER, `${base}..%2f..%2f..%2f..%2f..%2fetc/passwd`);
      found.push(
        ...(await packingErrors(base, hasBrotli || name === 'caddy' ? ['gzip', 'br'] : ['gzip'])),
        ...(await proxyErrors()),
        ...(await ownErrors()),
      );
      if (outside.body.includes('root:')) found.push('serves files outside of its folder');
      if (health.body.trim() !== 'ok') found.push('/healthz does not return ok');
      failures += found.length;
      console.log(`${found.length === 0 ? '✓' : '✗'} ${name} at ${base}: ${compared} responses compared`);
      for (const line of found) console.log(`  ${line}`);
    } finally {
      // The server may already have exited, for example because of an invalid configuration.
      if (child.kill()) await once(child, 'exit');
      await stop(own);
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
await stop(backend);
process.exit(failures === 0 ? 0 : 1);
