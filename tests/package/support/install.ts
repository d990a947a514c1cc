import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { entryFiles } from '../../../packages/design-system/scripts/build/entryFiles.ts';
import { command } from '#scripts/lib/run.ts';
import { packPackage } from '#scripts/lib/packPackage.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const designSystem = join(root, 'packages/design-system');
export const apiMocks = join(root, 'packages/api-mocks');

interface Manifest {
  dependencies: Record<string, string>;
  name: string;
  peerDependencies?: Record<string, string>;
}

export const pack = (source: string, folder: string): string => packPackage(root, source, folder);

/**
 * Installs the packed package. Its dependencies and the `tools` are linked from the workspace, so that the
 * test needs no registry.
 */
export function installTarball(app: string, tarball: string, source: string, tools: readonly string[]): void {
  const modules = join(app, 'node_modules');
  mkdirSync(join(modules, '@settlement'), { recursive: true });
  command(app, 'tar', '-xzf', tarball, '-C', modules);
  const manifest = readManifest(join(modules, 'package'));
  renameSync(join(modules, 'package'), join(modules, manifest.name));
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    link(modules, name, join(source, 'node_modules', name));
  }
  for (const name of tools) link(modules, name, join(root, 'node_modules', name));
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ name: 'adopter', private: true, type: 'module', sideEffects: false }),
  );
}

function link(modules: string, name: string, target: string): void {
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  symlinkSync(target, join(modules, name), 'junction');
}

/** Installs a package `other` with its own copy of React Aria, as package managers do for another version. */
export function installOtherCopy(app: string): void {
  const other = join(app, 'node_modules/other');
  const modules = join(other, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const exported = "export { DialogTrigger } from 'react-aria-components';";
  writeFileSync(
    join(other, 'package.json'),
    JSON.stringify({ name: 'other', type: 'module', main: 'main.js' }),
  );
  writeFileSync(join(other, 'main.js'), exported);
  const copied = ['react-aria-components', 'react-aria'].map((name) =>
    realpathSync(join(designSystem, 'node_modules', name)),
  );
  for (const folder of copied) cpSync(folder, join(modules, basename(folder)), { recursive: true });
  for (const folder of copied) {
    const { dependencies, peerDependencies } = readManifest(folder);
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (!existsSync(join(modules, name))) link(modules, name, join(dirname(folder), name));
    }
  }
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

export function entryNames(): string[] {
  return [...entryFiles(designSystem).keys()];
}

/**
 * The compiler of the older TypeScript version that builds the design system. The types must also work with
 * this version.
 */
export const olderTypeScript = createRequire(join(designSystem, 'package.json')).resolve(
  'typescript/bin/tsc',
);

/** Compiles `include` of an application with strict options. @throws {Error} with the errors */
export function compile(
  app: string,
  include: string,
  options: Readonly<Record<string, unknown>>,
  compiler = join(root, 'node_modules/typescript/bin/tsc'),
): void {
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noUncheckedSideEffectImports: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    jsx: 'react-jsx',
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    module: 'ESNext',
    moduleResolution: 'bundler',
    ...options,
  };
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: [include] }));
  command(app, process.execPath, compiler, '-p', '.');
}

/** Checks the manifest and the types of a packed package. @throws {Error} with the errors */
export function checkTarball(source: string, tarball: string, entries: readonly string[]): void {
  const run = (...args: string[]) => command(source, 'pnpm', 'exec', ...args);
  run('publint', 'run', tarball, '--strict');
  run('attw', tarball, '--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...entries);
}
