import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { command } from './command.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const designSystem = join(root, 'packages/design-system');

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** Builds and packs the design system as it is published; returns the tarball's path. */
export function pack(folder: string): string {
  command(designSystem, 'pnpm', 'build');
  command(designSystem, 'pnpm', 'pack', '--pack-destination', folder);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('nothing was packed');
  return join(folder, tarball);
}

/**
 * Makes an application that has installed the tarball: the package itself unpacked, and of the workspace's
 * packages only what it declares. What a package manager would fetch is linked, so no registry is asked.
 */
export function install(app: string, tarball: string, tools: readonly string[]): void {
  const modules = join(app, 'node_modules');
  mkdirSync(join(modules, '@settlement'), { recursive: true });
  command(app, 'tar', '-xzf', tarball, '-C', modules);
  const installed = join(modules, '@settlement/design-system');
  renameSync(join(modules, 'package'), installed);
  const manifest: Manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    link(modules, name, join(designSystem, 'node_modules', name));
  }
  for (const name of tools) link(modules, name, join(root, 'node_modules', name));
  cpSync(join(root, 'tests/package/examples'), join(app, 'src/examples'), { recursive: true });
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ name: 'adopter', private: true, type: 'module', sideEffects: false }),
  );
}

function link(modules: string, name: string, target: string): void {
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  symlinkSync(target, join(modules, name), 'junction');
}

/** Names of the published entries, without style sheets. */
export function entryNames(): string[] {
  return readdirSync(join(designSystem, 'src/entries'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.css.ts'))
    .map((file) => file.replace(/\.ts$/, ''));
}

/** The TypeScript that the design system is built with, beside the workspace's. */
export const olderTypeScript = createRequire(join(designSystem, 'package.json')).resolve(
  'typescript/bin/tsc',
);
