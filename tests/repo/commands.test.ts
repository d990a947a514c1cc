import { existsSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { documentedCommands } from '#scripts/lib/documentedCommands.ts';
import { projectFiles, read } from './source.ts';

const scriptsOf = (file: string): string[] => Object.keys(JSON.parse(read(file)).scripts);

const ofPnpm = new Set(['add', 'audit', 'exec', 'install', 'licenses', 'sbom']);

test('the root package.json has at most 18 scripts', () => {
  expect(scriptsOf('package.json').length).toBeLessThanOrEqual(18);
});

describe('the commands in the documents and workflows', () => {
  it('run only pnpm scripts of this workspace', () => {
    const scripts = new Set([
      ...scriptsOf('package.json'),
      ...projectFiles()
        .filter((file) => /^packages\/[^/]+\/package\.json$/.test(file))
        .flatMap(scriptsOf),
    ]);
    const unknown = projectFiles()
      .filter((file) => /\.(?:md|yml)$/.test(file) && !file.startsWith('.changeset/'))
      .flatMap((file) =>
        [...read(file).matchAll(/(?:^|`|-y |=\S+ )pnpm(?:@[\d.]+)? (?:--filter \S+ )?([a-z][\w:-]*)/gm)]
          .map(([, name = '']) => name)
          .filter((name) => !scripts.has(name) && !ofPnpm.has(name))
          .map((name) => `${file}: ${name}`),
      );
    expect(unknown).toEqual([]);
  });

  it('run only existing TypeScript files', () => {
    const unknown = projectFiles()
      .filter((file) => /\.(?:md|yml)$/.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(/\bnode ((?:scripts|tests)\/[\w/]+\.ts)/g)]
          .map(([, path = '']) => path)
          .filter((path) => !existsSync(path))
          .map((path) => `${file}: ${path}`),
      );
    expect(unknown).toEqual([]);
  });

  it('use the version of pnpm in package.json', () => {
    const { packageManager }: { packageManager: string } = JSON.parse(read('package.json'));
    const others = projectFiles()
      .filter((file) => /\.(?:md|ya?ml|json|tsx?)$|run$|Dockerfile$/.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(/\bpnpm@\d+\.\d+\.\d+/g)]
          .filter(([found]) => found !== packageManager)
          .map(([found]) => `${file}: ${found}`),
      );
    expect(others).toEqual([]);
  });

  it('are extracted from shell blocks, excluding comments', () => {
    const markdown = 'Run `a`:\n\n```sh\nb --c   # why\nd \\\n  e\n```\n\n```json\n{}\n```\n';
    expect(documentedCommands(markdown)).toEqual(['b --c', 'd    e']);
  });

  it('are single pnpm commands on separate lines in the README', () => {
    const commands = documentedCommands(read('README.md'));
    expect(commands.length).toBeGreaterThan(1);
    expect(
      commands.filter((command) => !/^(?:[A-Z_]+=\S+ )*npx -y pnpm@[\d.]+ [\w:-]+$/.test(command)),
    ).toEqual([]);
  });
});
