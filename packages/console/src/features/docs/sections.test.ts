import { describe, expect, test } from 'vitest';
import { Catalog } from '#i18n/catalog.ts';
import { areas, loadMessages } from '#i18n/loadMessages.ts';
import { isMessageId } from '#i18n/isMessageId.ts';
import { languages } from '#i18n/language.ts';
import { endpointsByNoun } from './sections.ts';

const catalog = new Catalog({ load: loadMessages });
await Promise.all(languages.map((language) => catalog.load(language, areas)));

describe.each(languages)('the documentation in %s', (language) => {
  const messages = catalog.messages(language);

  test('names every noun and every call of the contract', () => {
    const ids = endpointsByNoun().flatMap(([noun, calls]) => [
      `docs.noun.${noun}`,
      ...calls.map(({ id }) => `docs.summary.${id}`),
    ]);
    expect(ids.length).toBeGreaterThan(80);
    expect(ids.filter((id) => !isMessageId(id, messages))).toEqual([]);
  });

  test('names none that is gone', () => {
    const known = new Set<string>(endpointsByNoun().flatMap(([, calls]) => calls.map(({ id }) => id)));
    const described = Object.keys(messages).filter((id) => id.startsWith('docs.summary.'));
    expect(described.filter((id) => !known.has(id.slice('docs.summary.'.length)))).toEqual([]);
  });
});
