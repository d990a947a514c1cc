import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';

import { command } from '#scripts/lib/run.ts';
import { check } from './support/check.ts';
import { apiMocks, checkTarball, compile, installTarball, pack, root } from './support/install.ts';
import { runProgram } from './support/runProgram.ts';

export async function checkApiMocks(folder: string): Promise<void> {
  const tarball = pack(apiMocks, folder);
  const app = join(folder, 'caller');
  mkdirSync(app);
  installTarball(app, tarball, apiMocks, ['vite', 'vitest']);
  cpSync(join(root, 'tests/package/support/mocks'), join(app, 'src'), { recursive: true });
  const program = join(app, 'node_modules/@settlement/api-mocks/dist/entries/serve.js');

  await check('mock API: publint and are the types wrong', () => {
    const modules = ['contract', 'contract/payments', 'createMockApi', 'server', 'signing'];
    checkTarball(apiMocks, tarball, ['browser', 'node', ...modules]);
  });
  for (const [resolution, module] of [
    ['bundler', 'ESNext'],
    ['nodenext', 'nodenext'],
  ]) {
    const lib = ['ES2024', 'DOM', 'DOM.Iterable'];
    const options = { module, moduleResolution: resolution, lib, skipLibCheck: true };
    await check(`mock API: types, ${resolution}`, () => compile(app, 'src/types.ts', options));
  }

  // The package must also run with the `node` in the `PATH`, which may be older than the Node.js version of
  // this script.
  const programs = new Map(
    ['node', process.execPath].map((node) => [command(app, node, '--version').trim(), node]),
  );
  for (const [version, node] of programs) {
    await check(`mock API: the server on Node ${version}`, () => runProgram(node, program));
    await check(`mock API: a plain script on Node ${version}`, () => {
      command(app, node, 'src/script.mjs');
    });
  }
  await check('mock API: one command copies the service worker', () => {
    command(app, process.execPath, program, 'worker', 'public');
    const placed = readFileSync(join(app, 'public/mockServiceWorker.js'), 'utf8');
    const { version }: { version: string } = createRequire(join(apiMocks, 'package.json'))(
      'msw/package.json',
    );
    if (!placed.includes(version)) throw new Error(`not the worker of msw ${version}`);
  });
  await check('mock API: a test of another project with its own handler', () => {
    command(app, process.execPath, join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', 'src');
  });
  await check('mock API: a Vite application', async () => {
    const index = '<!doctype html><script type="module" src="/src/page.js"></script>';
    writeFileSync(join(app, 'index.html'), index);
    await build({ root: app, configFile: false, logLevel: 'error' });
    if (!existsSync(join(app, 'dist/mockServiceWorker.js')))
      throw new Error('no service worker in the build');
  });
}
