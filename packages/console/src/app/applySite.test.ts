import { expect, test } from 'vitest';
import { readConfig } from '#api/siteConfig.ts';
import { supportLinksAtom } from '#data/supportLinks.ts';
import { applySite } from './applySite.ts';
import { createConsoleStore } from './store.ts';

const configWith = (supportUrl: string) =>
  readConfig(
    { googleClientId: 'mock', googleScriptUrl: '/gsi.js', extensions: [], supportUrl },
    'https://console.example',
  );

test('an unchanged configuration doesn’t render the console again', () => {
  const store = createConsoleStore();
  applySite(store, configWith('https://help.example/'));
  const first = store.get(supportLinksAtom);
  applySite(store, configWith('https://help.example/'));
  expect(store.get(supportLinksAtom)).toBe(first);
  applySite(store, configWith('https://support.example/'));
  expect(store.get(supportLinksAtom)).toMatchObject({ supportUrl: 'https://support.example/' });
});
