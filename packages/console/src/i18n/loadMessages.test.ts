import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { areas } from './loadMessages.ts';

it('has a type for each file', () => {
  const source = readFileSync(join(import.meta.dirname, 'ids.ts'), 'utf8');
  const typed = [...source.matchAll(/^  (\w+): typeof import\('\.\/messages\/en-US\/\1\.json'\);$/gm)];
  expect(typed.map(([, area]) => area)).toEqual([...areas]);
});
