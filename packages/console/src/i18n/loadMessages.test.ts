import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

it('ids.ts declares a type for each message file', () => {
  const source = readFileSync(join(import.meta.dirname, 'ids.ts'), 'utf8');
  const typed = [...source.matchAll(/^  (\w+): typeof import\('\.\/messages\/en-US\/\1\.json'\)/gm)];
  const files = globSync(join(import.meta.dirname, 'messages/en-US/*.json')).map((file) =>
    basename(file, '.json'),
  );
  expect(typed.map(([, file]) => file)).toEqual(files.toSorted());
});
