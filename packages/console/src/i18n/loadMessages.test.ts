import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { areas } from './areas.ts';
import { Catalog } from './catalog.ts';
import { languages } from './language.ts';
import { loadMessages } from './loadMessages.ts';

it.each(languages)('finds every message of %s in the file of some area', async (language) => {
  const catalog = new Catalog({ load: loadMessages });
  await catalog.load(language, areas);
  const files = globSync(join(import.meta.dirname, 'messages', language, '*.json'));
  const ids = files.flatMap((file) => {
    const messages: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Object.keys(messages ?? {});
  });
  const loaded = new Set(Object.keys(catalog.messages(language)));
  expect(ids.filter((id) => !loaded.has(id))).toEqual([]);
});
