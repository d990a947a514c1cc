import { describe, expect, it } from 'vitest';
import { messageFiles } from '#console/i18n/catalog.ts';
import { loadMessages } from '#console/i18n/loadMessages.ts';
import { lengthen, lengthenMessages } from './pseudo.ts';

describe('lengthen', () => {
  it.each(['Withdraw', 'Copy all secrets below now. They won’t be shown again.', 'Total'])(
    'replaces "%s" with a text that is at least a quarter longer',
    (text) => {
      expect(lengthen(text).length).toBeGreaterThanOrEqual(text.length * 1.25);
      expect(lengthen(text)).not.toContain(text);
    },
  );

  it('leaves strings without letters unchanged', () => {
    expect(lengthen(' · 24 ')).toBe(' · 24 ');
  });
});

describe('lengthenMessages', () => {
  it('keeps every argument, option and tag', async () => {
    const names = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(names);
      if (typeof value !== 'object' || value === null) return undefined;
      const { type, ...rest } = Object.fromEntries(Object.entries(value));
      if (type === 0) return 'text';
      return Object.entries(rest).map(([key, part]) => [key, typeof part === 'string' ? part : names(part)]);
    };
    for (const file of messageFiles) {
      const english = await loadMessages('en-US', file);
      const pseudo = lengthenMessages(english);
      expect(Object.keys(pseudo)).toEqual(Object.keys(english));
      expect(names(Object.values(pseudo))).toEqual(names(Object.values(english)));
    }
  });
});
