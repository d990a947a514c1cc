/**
 * Packs the design system the way it is published and lets publint and "are the types wrong" look at the
 * tarball: what works from source can still be broken when installed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'design-system-'));

function run([command = '', ...args]: string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(status)}`);
}

try {
  run(['pnpm', 'pack', '--pack-destination', folder]);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('nothing was packed');
  const path = join(folder, tarball);
  run(['publint', 'run', path, '--strict']);
  // The exports are one pattern; attw looks at entries by name only.
  const entries = readdirSync('src/entries')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.css.ts'))
    .map((file) => `./${file.replace(/\.ts$/, '')}`);
  run(['attw', path, '--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...entries]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
