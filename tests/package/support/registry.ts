import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { portOf } from '#scripts/lib/listen.ts';
import { command } from '#scripts/lib/run.ts';

export interface Registry {
  readonly url: string;
  readonly publish: (tarball: string) => void;
  readonly stop: () => void;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const port = portOf(server);
      server.close(() => resolve(port));
    });
  });
}

/** Resolves when the process prints a text. Rejects if the process exits before. */
const printed = (child: ChildProcess, text: string) =>
  new Promise<void>((resolve, reject) => {
    let output = '';
    const read = (part: Buffer) => {
      output += part.toString();
      if (output.includes(text)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => reject(new Error(output)));
  });

/** Installs and starts a local registry, which forwards all packages except ours to the configured registry. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder);
  const upstream = command(folder, 'npm', 'config', 'get', 'registry').trim();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  writeFileSync(
    join(folder, 'package.json'),
    // Some mirrors don't have the version that is needed without this override.
    JSON.stringify({
      private: true,
      dependencies: { verdaccio: '6.8.0' },
      overrides: { 'node-fetch': '2.7.0' },
    }),
  );
  writeFileSync(
    join(folder, 'config.yaml'),
    JSON.stringify({
      storage: join(folder, 'storage'),
      auth: { htpasswd: { file: join(folder, 'htpasswd') } },
      uplinks: { upstream: { url: upstream, timeout: '60s' } },
      packages: {
        '@settlement/*': { access: '$all', publish: '$authenticated' },
        '**': { access: '$all', proxy: 'upstream' },
      },
      log: { type: 'stdout', level: 'warn' },
      max_body_size: '50mb',
    }),
  );
  command(folder, 'npm', 'install', '--no-audit', '--no-fund');
  const program = join(folder, 'node_modules/verdaccio/bin/verdaccio');
  const child = spawn(
    process.execPath,
    [program, '--config', 'config.yaml', '--listen', `127.0.0.1:${port}`],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  await printed(child, url);
  const login = await fetch(new URL('-/user/org.couchdb.user:tester', url), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'tester', password: 'a-password-for-tests' }),
  });
  const { token }: { token: string } = await login.json();
  writeFileSync(join(folder, '.npmrc'), `registry=${url}\n//127.0.0.1:${port}/:_authToken=${token}\n`);
  return {
    url,
    publish: (tarball) => void command(folder, 'npm', 'publish', tarball, '--ignore-scripts'),
    stop: () => child.kill(),
  };
}
