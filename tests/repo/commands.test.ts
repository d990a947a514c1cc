import { describe, expect, it } from 'vitest';
import { documentedCommands } from '#scripts/lib/documentedCommands.ts';
import { projectFiles, read } from './source.ts';

const scriptsOf = (file: string): string[] => Object.keys(JSON.parse(read(file)).scripts);

/** What pnpm itself knows. */
const ofPnpm = new Set(['add', 'audit', 'exec', 'install', 'licenses', 'sbom']);

describe('the commands in the documents and workflows', () => {
  it('are scripts of this workspace', () => {
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

  it('are read from shell blocks without their comments', () => {
    const markdown = 'Run `a`:\n\n```sh\nb --c   # why\nd \\\n  e\n```\n\n```json\n{}\n```\n';
    expect(documentedCommands(markdown)).toEqual(['b --c', 'd    e']);
  });

  it('of the README are one command a line, with what it is set to, so that the check can start each', () => {
    const commands = documentedCommands(read('README.md'));
    expect(commands.length).toBeGreaterThan(1);
    expect(
      commands.filter((command) => !/^(?:[A-Z_]+=\S+ )*npx -y pnpm@[\d.]+ [\w:-]+$/.test(command)),
    ).toEqual([]);
  });
});
