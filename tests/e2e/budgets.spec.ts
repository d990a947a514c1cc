import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { MOST_SHIFT, shiftOf } from './layoutShift.ts';
import { expect, signIn, test } from './support.ts';

/**
 * What a route may weigh until it is usable, in kB gzipped, and how many requests it may make. The goals are
 * 112, 200 and 185 kB of JS; React alone is 67. How the code is split is in decision 0016.
 */
const budgets = {
  '/login': { js: 125, css: 6, requests: 16 },
  '/': { js: 240, css: 14, requests: 16 },
  '/record': { js: 222, css: 14, requests: 16 },
} as const;

interface Weight {
  js: number;
  css: number;
  requests: number;
  origins: Set<string>;
  /** Cumulative Layout Shift: what moved without anybody's doing. */
  shift: number;
}

/** Weighs what a first visit to `path` fetches. Sizes are exact: the bytes of each file, gzipped at level 9. */
async function weigh(page: Page, path: string, isUsable: (page: Page) => Promise<void>): Promise<Weight> {
  const weight: Weight = { js: 0, css: 0, requests: 0, origins: new Set(), shift: 0 };
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.protocol === 'blob:' || url.protocol === 'data:') return;
    weight.origins.add(url.origin);
    if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/__mock/')) return;
    weight.requests += 1;
    const kind = /\.(js|css)$/.exec(url.pathname)?.[1];
    if (kind !== 'js' && kind !== 'css') return;
    const add = async () => {
      const body = await response.body();
      weight[kind] += gzipSync(body, { level: 9 }).length / 1000;
    };
    pending.push(add());
  });
  // A first visit: the messages kept from the sign-in page are loaded as well.
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'token') localStorage.removeItem(key);
  });
  await page.goto(path);
  await isUsable(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  weight.shift = (await shiftOf(page)).value;
  return weight;
}

function check(path: keyof typeof budgets, weight: Weight): void {
  const { js, css, requests } = budgets[path];
  console.log(
    `${path.padEnd(8)} ${weight.js.toFixed(1)} kB JS gz, ${weight.css.toFixed(1)} kB CSS gz, ${weight.requests} requests, ${weight.shift.toFixed(4)} layout shift`,
  );
  // How the code is split, what was tried and who sets these bars.
  const where = 'see docs/decisions/0016-split-the-code-by-six-groups.md';
  expect.soft(weight.js, `kB of JS, ${where}`).toBeLessThanOrEqual(js);
  expect.soft(weight.css, `kB of CSS, ${where}`).toBeLessThanOrEqual(css);
  expect.soft(weight.requests, `requests, ${where}`).toBeLessThanOrEqual(requests);
  expect.soft(weight.origins.size, 'origins').toBe(1);
  expect.soft(weight.shift, 'layout shift').toBeLessThan(MOST_SHIFT);
}

test.describe('size budgets', { tag: '@desktop' }, () => {
  test('sign-in page', async ({ page }) => {
    const weight = await weigh(page, '/login', async () => {
      await expect(page.getByRole('button', { name: /google/i })).toBeVisible();
    });
    check('/login', weight);
  });

  test('dashboard', async ({ page, context }) => {
    await signIn(page);
    // Nothing keeps anything any more.
    await page.goto('about:blank');
    const fresh = await context.newPage();
    const weight = await weigh(fresh, '/', async () => {
      await expect(fresh.getByRole('slider')).toBeVisible();
      await expect(fresh.getByRole('button', { name: /^Open payment/ }).first()).toBeVisible();
    });
    check('/', weight);
  });

  test('payment records', async ({ page, context }) => {
    await signIn(page);
    // Nothing keeps anything any more.
    await page.goto('about:blank');
    const fresh = await context.newPage();
    const weight = await weigh(fresh, '/record', async () => {
      await expect(fresh.getByRole('button', { name: /^Open payment/ }).first()).toBeVisible();
    });
    check('/record', weight);
  });
});
