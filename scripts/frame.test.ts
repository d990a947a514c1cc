import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';

const source = 'export const greet = (name: string): string => {\n  throw new Error(`no ${name}`);\n};\n';

it('scripts/frame.ts finds a reported line in the source code', async () => {
  const sourcefile = '../../src/app/greet.ts';
  const { code, map } = await transform(source, { loader: 'ts', minify: true, sourcemap: true, sourcefile });
  const maps = mkdtempSync(join(tmpdir(), 'maps-'));
  onTestFinished(() => rmSync(maps, { recursive: true }));
  writeFileSync(join(maps, 'greet-ab12.js.map'), map);
  const column = code.indexOf('new Error') + 1;
  const find = (line: string) =>
    spawnSync(process.execPath, ['scripts/frame.ts', `--maps=${maps}`, line], { encoding: 'utf8' });
  const found = find(`assets/greet-ab12.js:1:${column}`);
  expect([found.status, found.stdout.split('→  ')[1]]).toEqual([0, 'src/app/greet.ts:2:9\n']);
  for (const line of [`assets/other-ab12.js:1:${column}`, 'at <anonymous>']) {
    const { status, stdout } = find(line);
    expect([status, stdout]).toEqual([1, expect.stringContaining('unknown')]);
  }
});
