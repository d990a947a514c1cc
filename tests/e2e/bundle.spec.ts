import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const assets = 'packages/console/dist/assets';

test('source maps and build manifests aren’t served', () => {
  const served = readdirSync('packages/console/dist', { recursive: true, encoding: 'utf8' });
  expect(served.filter((file) => /\.map$|manifest\.json$|^\./.test(file))).toEqual([]);
  const scripts = served.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const file of scripts) {
    expect(readFileSync(join('packages/console/dist', file), 'utf8'), file).not.toContain('sourceMappingURL');
  }
  expect(readdirSync('packages/console/source-maps').length).toBeGreaterThan(5);
});

test('the production build doesn’t contain the mock API', () => {
  const telling = ['mockServiceWorker', 'createMockApi', 'Northwind', 'X-Mock-Scenario', 'msw'];
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const file of scripts) {
    const code = readFileSync(join(assets, file), 'utf8');
    for (const word of telling) expect(code.includes(word), `${file} mentions ${word}`).toBe(false);
  }
});

test('the page preloads config.json and the first font', () => {
  const page = readFileSync('packages/console/dist/index.html', 'utf8');
  const [, file = ''] = /<link rel="preload" as="font"[^>]* href="\/([^"]+)"/.exec(page) ?? [];
  expect(page).toContain('<link rel="preload" as="fetch" href="/config.json"');
  expect(file).toMatch(/inter-latin-wght-normal/);
  expect(readdirSync(assets)).toContain(file.replace('assets/', ''));
});
