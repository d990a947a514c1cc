import { existsSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { projectFiles, read } from './source.ts';

const scriptsOf = (file: string): string[] => Object.keys(JSON.parse(read(file)).scripts);

const ofPnpm = new Set(['add', 'audit', 'exec', 'install', 'licenses', 'sbom']);

test('the root package.json has at most 18 scripts', () => {
  expect(scriptsOf('package.json').length).toBeLessThanOrEqual(18);
});

const documents = projectFiles().filter((file) => /\.(?:md|yml)$/.test(file));

/** Returns the matches of a pattern in files, or of its group. */
const namesIn = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => [...read(file).matchAll(pattern)].map(([match, name = match]) => ({ file, name })));

describe('the commands in the documents and workflows', () => {
  it('run only pnpm scripts of this workspace', () => {
    const manifests = projectFiles().filter((file) => /^(?:packages\/[^/]+\/)?package\.json$/.test(file));
    const scripts = new Set(manifests.flatMap(scriptsOf));
    const used = namesIn(
      documents.filter((file) => !file.startsWith('.changeset/')),
      /(?:^|`|-y |=\S+ )pnpm(?:@[\d.]+)? (?:--filter \S+ )?([a-z][\w:-]*)/gm,
    );
    expect(used.filter(({ name }) => !scripts.has(name) && !ofPnpm.has(name))).toEqual([]);
  });

  it('run only existing TypeScript files', () => {
    const used = namesIn(documents, /\bnode ((?:scripts|tests)\/[\w/]+\.ts)/g);
    expect(used.filter(({ name }) => !existsSync(name))).toEqual([]);
  });

  it('use the version of pnpm in package.json', () => {
    const { packageManager }: { packageManager: string } = JSON.parse(read('package.json'));
    const files = projectFiles().filter((file) => /\.(?:md|ya?ml|json|tsx?)$|run$|Dockerfile$/.test(file));
    const used = namesIn(files, /\bpnpm@\d+\.\d+\.\d+/g);
    expect(used.filter(({ name }) => name !== packageManager)).toEqual([]);
  });

  it('are single pnpm commands on separate lines in the README', () => {
    const blocks = [...read('README.md').matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) =>
      block.trim(),
    );
    const commands = blocks
      .join('\n')
      .split('\n')
      .map((line) => line.replace(/\s+#.*$/, ''));
    expect(commands.length).toBeGreaterThan(1);
    expect(
      commands.filter((command) => !/^(?:[A-Z_]+=\S+ )*npx -y pnpm@[\d.]+ [\w:-]+$/.test(command)),
    ).toEqual([]);
  });
});
