/**
 * `pnpm package --adopters`: installs both packed packages with npm and pnpm, next to the oldest supported React
 * Aria and msw. Checks that each library is installed once, and prints the sizes. Not part of `pnpm test`, because it
 * downloads packages.
 */
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { command } from './support/command.ts';
import { apiMocks, designSystem, pack } from './support/install.ts';

/** The limit of an installed mock API without optional packages, in megabytes. */
const MOST_MEGABYTES = 25;
const REACT = { react: '19.3.1', 'react-dom': '19.3.1' };
const folder = mkdtempSync(join(tmpdir(), 'adopters-'));

const managers: Record<string, readonly string[]> = {
  npm: ['install', '--no-audit', '--no-fund', '--ignore-scripts'],
  pnpm: ['install', '--ignore-workspace', '--no-frozen-lockfile', '--ignore-scripts'],
};

function install(manager: string, name: string, dependencies: Readonly<Record<string, string>>): string {
  const app = join(folder, `${name}-${manager}`);
  mkdirSync(app);
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ name, private: true, type: 'module', dependencies }),
  );
  command(app, manager, ...(managers[manager] ?? []));
  return join(app, 'node_modules');
}

/** Returns the folders that contain a package. */
function copiesOf(modules: string, library: string): Set<string> {
  const paths = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path === library || path.endsWith(`/node_modules/${library}`),
  );
  return new Set(paths.map((path) => realpathSync(join(modules, path))));
}

const megabytes = (path: string) => Number(command(path, 'du', '-sm', '.').split('\t')[0]);

function check(isRight: boolean, text: string): void {
  console.log(`${isRight ? '✓' : '✗'} ${text}`);
  if (!isRight) process.exitCode = 1;
}

try {
  const components = `file:${pack(designSystem, folder)}`;
  const mocks = `file:${pack(apiMocks, folder)}`;
  for (const manager of Object.keys(managers)) {
    const newest = install(manager, 'newest', { ...REACT, '@settlement/design-system': components });
    const oldest = install(manager, 'oldest', {
      ...REACT,
      '@settlement/design-system': components,
      'react-aria-components': '1.22.0',
      'react-aria': '3.53.0',
    });
    for (const [name, modules] of Object.entries({ newest, oldest })) {
      for (const library of ['react-aria-components', 'react-aria', 'react-stately']) {
        const { size } = copiesOf(modules, library);
        check(size === 1, `${manager}, ${name}: ${String(size)} copy of ${library}`);
      }
    }
    console.log(`${manager}: the design system takes ${String(megabytes(newest))} MB`);
    const server = install(manager, 'server', { '@settlement/api-mocks': mocks });
    const tests = install(manager, 'tests', { '@settlement/api-mocks': mocks, msw: '3.0.4' });
    const size = megabytes(server);
    check(size <= MOST_MEGABYTES, `${manager}: the mock API takes ${String(size)} MB`);
    console.log(`${manager}: the mock API with msw takes ${String(megabytes(tests))} MB`);
    const script =
      "await import('@settlement/api-mocks/node'); await import('@settlement/api-mocks/createMockApi')";
    command(dirname(tests), process.execPath, '--input-type=module', '-e', script);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
