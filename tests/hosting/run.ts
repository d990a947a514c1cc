/**
 * Starts nginx and Caddy, as far as they are installed, with the configurations of `pnpm hosting`, and compares what
 * they answer with `pnpm preview`: status, headers and body of pages, files, `config.json` and what must be refused, at
 * the root of a site and in a folder whose calls go to other servers. Checks compression and the proxy, too.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { caddyfile } from '#scripts/lib/caddyfile.ts';
import { inFolder } from '#scripts/lib/inFolder.ts';
import { nginxConfig } from '#scripts/lib/nginxConfig.ts';
import { previewHandler } from '#scripts/lib/previewHandler.ts';
import { type Site, siteOf } from '#scripts/lib/site.ts';

const config = {
  googleClientId: 'demo.apps.googleusercontent.com',
  googleScriptUrl: 'https://accounts.google.com/gsi/client',
};
/** At the root everything is of this site; in the folder, calls and reports go elsewhere. */
const configOf = (base: string) =>
  base === '/'
    ? config
    : { ...config, apiUrl: 'https://api.example/sbc', reportUrl: 'https://reports.example/console' };
const PREVIEW = 8791;
const OTHER = 8792;
const API = 8793;

/** Paths under the base, with what each is. */
const paths = [
  '',
  'record',
  'record?status=2',
  'm/property/fundingDetails',
  'login',
  'login/',
  'login?redirect=%2Frecord',
  'm/login',
  'm/login/',
  'loginx',
  'nowhere',
  'assets/app-1.js',
  'assets/app-2.js',
  'assets/none',
  'assets/messages/1/en-US/common.json',
  'favicon.svg',
  'config.json',
  'config.json?again',
  'missing.png',
  '.env',
] as const;

/** Headers of every answer. */
const common = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options'];
/** And of pages and files. */
const ofContent = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | null>>;
  readonly body: string;
  readonly isKept: boolean;
}

/** A server may say `charset` of what has none. */
const shortened = (name: string, value: string | null) =>
  name === 'content-type' ? (value?.split(';')[0] ?? null) : value;

async function ask(port: number, path: string, method: string): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' });
  const body = response.status === 200 ? await response.text() : '';
  const names = response.status === 200 ? [...common, ...ofContent] : common;
  const headers = Object.fromEntries(
    names.map((name) => [name, shortened(name, response.headers.get(name))]),
  );
  const isKept = response.headers.get('cache-control')?.includes('max-age') === true;
  return { status: response.status, headers, body, isKept };
}

function build(root: string, base: string): void {
  const folder = join(root, base);
  mkdirSync(join(folder, 'assets/messages/1/en-US'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>console</title>');
  writeFileSync(join(folder, 'assets/app-1.js'), `export const text = '${'text '.repeat(200)}';`);
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
      `pid ${folder}/nginx.pid; daemon off; error_log stderr warn; events {}
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

async function untilItAnswers(port: number): Promise<void> {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/healthz`);
      return;
    } catch {
      await pause(100);
    }
  }
  throw new Error(`Nothing answers at ${port}`);
}

const stopped = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    // As with a configuration that the server refuses.
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

async function preview(root: string, base: string): Promise<Server> {
  const server = createServer(
    inFolder(base, previewHandler(join(root, base), createMockApi(), { config: configOf(base) })),
  );
  await new Promise<void>((resolve) => server.listen(PREVIEW, '127.0.0.1', resolve));
  return server;
}

/** What differs between a server and the preview, a line each. */
async function differences(base: string): Promise<{ compared: number; found: string[] }> {
  const found: string[] = [];
  let count = 0;
  for (const path of paths) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const [ours, theirs] = await Promise.all([
        ask(PREVIEW, `${base}${path}`, method),
        ask(OTHER, `${base}${path}`, method),
      ]);
      count += 1;
      if (ours.status !== theirs.status)
        found.push(`${method} ${base}${path}: ${theirs.status}, not ${ours.status}`);
      else if (ours.body !== theirs.body) found.push(`${method} ${base}${path}: another body`);
      if (theirs.status !== 200 && theirs.isKept) found.push(`${method} ${base}${path}: a refusal is kept`);
      for (const [name, value] of Object.entries(ours.headers)) {
        if (ours.status === theirs.status && theirs.headers[name] !== value) {
          found.push(`${method} ${base}${path}: ${name}: ${theirs.headers[name]}, not ${value}`);
        }
      }
    }
  }
  return { compared: count, found };
}

/** What isn't as it should be of what is packed, a line each. */
async function packingErrors(base: string): Promise<string[]> {
  const { headers } = await fetch(`http://127.0.0.1:${OTHER}${base}assets/app-1.js`, {
    headers: { 'accept-encoding': 'gzip' },
  });
  const encoding = headers.get('content-encoding');
  const vary = headers.get('vary')?.toLowerCase();
  return encoding === 'gzip' && vary === 'accept-encoding'
    ? []
    : [`a script is sent as ${encoding}, vary: ${vary}, where gzip is asked for`];
}

/** A backend that says what it was asked. */
async function echo(): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const received = [request.method, request.url, request.headers['x-token'], body];
      response.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify(received));
    });
  });
  await new Promise<void>((resolve) => server.listen(API, '127.0.0.1', resolve));
  return server;
}

/** What the proxy changes of a call or its answer, a line each. */
async function proxyErrors(): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${OTHER}/api/v1/account/withdrawal?a=%2F&b`, {
    method: 'POST',
    headers: { 'x-token': 'tok' },
    body: '{"amount":"1"}',
  });
  const text = await response.text();
  const expected = JSON.stringify(['POST', '/api/v1/account/withdrawal?a=%2F&b', 'tok', '{"amount":"1"}']);
  return response.status === 422 && text === expected ? [] : [`the API was asked ${text}, not ${expected}`];
}

const backend = await echo();
let failures = 0;
for (const [name, start] of Object.entries(servers)) {
  if (!isInstalled(name)) {
    console.log(`– ${name} is not installed`);
    continue;
  }
  for (const base of ['/', '/console/']) {
    const root = mkdtempSync(join(tmpdir(), 'hosting-'));
    // The servers' workers are other users.
    chmodSync(root, 0o755);
    build(root, base);
    const own = await preview(root, base);
    const child = start(
      siteOf({ config: configOf(base), base, root, port: OTHER, proxy: `http://127.0.0.1:${API}` }),
      root,
    );
    try {
      await untilItAnswers(OTHER);
      const health = await ask(OTHER, '/healthz', 'GET');
      const result = await differences(base);
      const outside = await ask(OTHER, `${base}..%2f..%2f..%2f..%2f..%2fetc/passwd`, 'GET');
      result.found.push(...(await packingErrors(base)), ...(await proxyErrors()));
      if (outside.body.includes('root:')) result.found.push('serves what is outside its folder');
      if (health.body.trim() !== 'ok') result.found.push('/healthz does not say ok');
      failures += result.found.length;
      console.log(
        `${result.found.length === 0 ? '✓' : '✗'} ${name} at ${base}: ${result.compared} answers compared`,
      );
      for (const line of result.found) console.log(`  ${line}`);
    } finally {
      await stopped(child);
      own.closeAllConnections();
      await new Promise((resolve) => own.close(resolve));
      rmSync(root, { recursive: true, force: true });
    }
  }
}
backend.closeAllConnections();
backend.close();
process.exit(failures === 0 ? 0 : 1);
