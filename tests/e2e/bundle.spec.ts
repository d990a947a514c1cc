import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const assets = 'packages/console/dist/assets';

test('the production build holds no mock backend', () => {
  const telling = ['mockServiceWorker', 'createMockApi', 'Northwind', 'X-Mock-Scenario', 'msw'];
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const file of scripts) {
    const code = readFileSync(join(assets, file), 'utf8');
    for (const word of telling) expect(code.includes(word), `${file} mentions ${word}`).toBe(false);
  }
});
