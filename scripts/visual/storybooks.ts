import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runQuietly } from '../lib/runQuietly.ts';
import type { Stats } from './affected.ts';

const CACHE = 'node_modules/.cache/visual';
const STATS = join(CACHE, 'stats');

export const OWN = 'storybook-static';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

export const commitOf = (revision: string) => git('rev-parse', `${revision}^{commit}`);

/** What differs from a commit: what was committed since, what was not, and new files. */
export const changedSince = (commit: string): readonly string[] =>
  [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((text) => text.split('\n'))
    .filter(Boolean);

async function runOrThrow(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runQuietly(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}

/** Builds the Storybook of this tree, with its module graph. */
export async function buildOwn(): Promise<void> {
  mkdirSync(STATS, { recursive: true });
  await runOrThrow('storybook', ['build', '--quiet', '--stats-json', STATS, '--output-dir', OWN]);
}

export function readStats(): Stats {
  return JSON.parse(readFileSync(join(STATS, 'preview-stats.json'), 'utf8'));
}

/** The folder with the Storybook of a commit, built once and kept by its hash. */
export async function buildOf(commit: string): Promise<string> {
  const kept = join(CACHE, commit);
  if (existsSync(kept)) return kept;
  const tree = join(mkdtempSync(join(tmpdir(), 'visual-')), 'tree');
  git('worktree', 'add', '--detach', tree, commit);
  try {
    await runOrThrow('pnpm', ['--dir', tree, 'install', '--frozen-lockfile', '--prefer-offline']);
    await runOrThrow('pnpm', ['--dir', tree, 'storybook:build']);
    mkdirSync(CACHE, { recursive: true });
    // Whole or not at all: another run may look meanwhile.
    cpSync(join(tree, OWN), `${kept}.part`, { recursive: true });
    renameSync(`${kept}.part`, kept);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return kept;
}
