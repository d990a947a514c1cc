/**
 * Runs the processes of `deploy/compose.yaml` on simulated machines of one network: nginx with the
 * configuration of the image, and the mock API. A merchant's machine runs the quick start of the
 * documentation twice: with the IP address of the console, and with its name and a control token. Needs root,
 * `ip` and nginx.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '#scripts/lib/run.ts';

const machines = { console: '10.86.0.2', bank: '10.86.0.3', shop: '10.86.0.4' };
type Machine = keyof typeof machines;
const BRIDGE = 'sbc-net';
const TOKEN = 'control-token-of-the-test';
const space = (name: string) => `sbc-${name}`;
const folder = mkdtempSync(join(tmpdir(), 'compose-'));
const ip = (...args: string[]) => command(folder, 'ip', ...args);
/** Returns the arguments of `ip` that run a program on a machine. */
const inside = (machine: Machine, ...program: readonly string[]) => [
  'netns',
  'exec',
  space(machine),
  ...program,
];

function connect(): void {
  ip('link', 'add', BRIDGE, 'type', 'bridge');
  ip('link', 'set', BRIDGE, 'up');
  const names = Object.entries(machines).map(([name, address]) => `${address} ${name}`);
  for (const [name, address] of Object.entries(machines)) {
    const set = (...args: string[]) => ip('-n', space(name), ...args);
    ip('netns', 'add', space(name));
    ip('link', 'add', space(name), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space(name));
    ip('link', 'set', space(name), 'master', BRIDGE, 'up');
    set('address', 'add', `${address}/24`, 'dev', 'eth0');
    set('link', 'set', 'eth0', 'up');
    set('link', 'set', 'lo', 'up');
    // `ip netns exec` mounts the file `hosts` in this folder at /etc/hosts.
    mkdirSync(join('/etc/netns', space(name)), { recursive: true });
    writeFileSync(join('/etc/netns', space(name), 'hosts'), ['127.0.0.1 localhost', ...names].join('\n'));
  }
}

function disconnect(): void {
  for (const name of Object.keys(machines)) {
    spawnSync('ip', ['netns', 'delete', space(name)]);
    rmSync(join('/etc/netns', space(name)), { recursive: true, force: true });
  }
  spawnSync('ip', ['link', 'delete', BRIDGE]);
}

const running: ChildProcess[] = [];
function start(machine: Machine, program: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn('ip', inside(machine, ...program), {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  running.push(child);
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Returns the HTTP status of a request from the merchant's machine. */
const statusOf = (url: string, ...options: string[]) =>
  ip(...inside('shop', 'curl', '-so', join(folder, 'page'), '-w', '%{http_code}', url, ...options));

async function check(server: string, token: string | undefined): Promise<void> {
  const env = {
    HOST: '0.0.0.0',
    CALLBACKS_TO: 'shop:3000',
    ...(token !== undefined && { CONTROL_TOKEN: token }),
  };
  const bank = start('bank', [process.execPath, 'packages/api-mocks/src/entries/serve.ts'], env);
  try {
    statusOf(`${server}/config.json`, '--retry', '20', '--retry-connrefused', '--retry-delay', '1');
    statusOf('http://bank:8787/', '--retry', '20', '--retry-connrefused', '--retry-delay', '1');
    for (const path of ['/', '/login', '/healthz']) {
      if (statusOf(server + path) !== '200')
        throw new Error(`${path} has the status ${statusOf(server + path)}`);
    }
    const other = statusOf('http://console:8080/__mock/clock');
    if (other !== '403') throw new Error(`a host name without a token may use the controls: ${other}`);
    const program = [process.execPath, 'tests/hosting/shop.ts', server];
    const shop = start('shop', token === undefined ? program : [...program, token]);
    const [code] = await once(shop, 'exit');
    if (code !== 0) throw new Error('the quick start failed');
    console.log(`✓ the quick start with ${server}${token === undefined ? '' : ' and a control token'}`);
  } finally {
    await stop(bank);
  }
}

/** Starts nginx with the steps of the Dockerfile. */
function startConsole(): void {
  chmodSync(folder, 0o755);
  const site = ['--config=deploy/config.demo.json', `--root=${folder}/srv`];
  const generate = (...args: string[]) =>
    command(process.cwd(), process.execPath, 'scripts/hosting.ts', ...args, ...site);
  generate('files');
  const server = generate('nginx', `--proxy=http://bank:8787`);
  const main = `pid ${folder}/nginx.pid; daemon off; error_log stderr warn; events {}
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
${server} }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  start('console', ['nginx', '-c', join(folder, 'nginx.conf')]);
}

try {
  disconnect();
  connect();
  startConsole();
  await check(`http://${machines.console}:8080`, undefined);
  await check('http://console:8080', TOKEN);
  if (!readFileSync('deploy/compose.yaml', 'utf8').includes('PROXY: http://bank:8787'))
    throw new Error('compose.yaml has another proxy');
} finally {
  for (const child of running) await stop(child);
  disconnect();
  rmSync(folder, { recursive: true, force: true });
}
