import { describe, expect, test } from 'vitest';
import { catalog } from '#app/testing.ts';
import { isMessageId } from '#i18n/ids.ts';
import { languages } from '#i18n/language.ts';
import { endpointsByNoun } from './sections.ts';

describe.each(languages)('the documentation in %s', (language) => {
  const messages = catalog.messages(language);

  test('describes every resource and every call of the contract', () => {
    const ids = endpointsByNoun(() => true).flatMap(([noun, calls]) => [
      `docs.noun.${noun}`,
      ...calls.map(({ id }) => `docs.summary.${id}`),
    ]);
    expect(ids.length).toBeGreaterThan(80);
    expect(ids.filter((id) => !isMessageId(id, messages))).toEqual([]);
  });

  test('doesn’t describe removed calls', () => {
    const known = new Set<string>(
      endpointsByNoun(() => true).flatMap(([, calls]) => calls.map(({ id }) => id)),
    );
    const described = Object.keys(messages).filter((id) => id.startsWith('docs.summary.'));
    expect(described.filter((id) => !known.has(id.slice('docs.summary.'.length)))).toEqual([]);
  });
});
