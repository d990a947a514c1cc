import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { MOST_SHIFT, shiftOf } from './layoutShift.ts';
import { expect, signIn, test } from './support.ts';

/**
 * What a route may weigh until it is usable, in kB gzipped, and how many requests it may make. The goals are
 * 112, 200 and 185 kB of JS; React alone is 67. A phone may fetch 5 kB more. How the code is split, and what was
 * tried, is in decision 0016.
 */
const budgets = {
  login: { js: 125, css: 6, requests: 16 },
  dashboard: { js: 240, css: 14, requests: 16 },
  payments: { js: 222, css: 14, requests: 16 },
} as const;
const PHONE_MORE = 5;

/** Nothing more is fetched for so long: parts that mount when the browser is idle are there, too. */
const QUIET_MS = 2000;

interface Weight {
  js: number;
  css: number;
  requests: number;
  origins: Set<string>;
  /** Names of the files of code, without their hash. */
  files: string[];
  /** What the bank was asked for, with its query. */
  calls: string[];
  /** Cumulative Layout Shift: what moved without anybody's doing. */
  shift: number;
}

/** Weighs what a first visit to `path` fetches. Sizes are exact: the bytes of each file, gzipped at level 9. */
async function weigh(page: Page, path: string, isUsable: (page: Page) => Promise<void>): Promise<Weight> {
  const weight: Weight = { js: 0, css: 0, requests: 0, origins: new Set(), files: [], calls: [], shift: 0 };
  const pending: Promise<void>[] = [];
  let last = Date.now();
  page.on('request', (request) => {
    last = Date.now();
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) weight.calls.push(`${request.method()} ${pathname}${search}`);
  });
  page.on('response', (response) => {
    last = Date.now();
    const url = new URL(response.url());
    if (url.protocol === 'blob:' || url.protocol === 'data:') return;
    weight.origins.add(url.origin);
    if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/__mock/')) return;
    weight.requests += 1;
    const kind = /\.(js|css)$/.exec(url.pathname)?.[1];
    if (kind !== 'js' && kind !== 'css') return;
    if (kind === 'js') weight.files.push(/([^/]+)-[\w-]{8}\.js$/.exec(url.pathname)?.[1] ?? url.pathname);
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
  await expect.poll(() => Date.now() - last).toBeGreaterThan(QUIET_MS);
  await Promise.all(pending);
  weight.shift = (await shiftOf(page)).value;
  return weight;
}

interface Screen {
  readonly budget: keyof typeof budgets;
  readonly desktop: string;
  readonly phone: string;
  /** Files of other screens, which are not fetched for this one. */
  readonly others: readonly string[];
  readonly isUsable: (page: Page) => Promise<void>;
}

/** A row of payments; on a phone a card or a link, which is named by what it says. */
const opensPayment = (page: Page) =>
  page
    .getByRole('button', { name: /^Open payment|ORD-\d/ })
    .or(page.getByRole('link', { name: /^[\d.,]+ [A-Z]+$/ }))
    .first();

const screens: readonly Screen[] = [
  {
    budget: 'login',
    desktop: '/login',
    phone: '/m/login',
    others: ['console', 'payments', 'dashboard', 'parts'],
    isUsable: (page) => expect(page.getByRole('button', { name: /google/i })).toBeVisible(),
  },
  {
    budget: 'dashboard',
    desktop: '/',
    phone: '/m/',
    others: ['payments', 'parts'],
    isUsable: async (page) => {
      await expect(page.getByRole('slider')).toBeVisible();
      await expect(opensPayment(page)).toBeVisible();
    },
  },
  {
    budget: 'payments',
    desktop: '/record',
    phone: '/m/record',
    others: ['dashboard', 'parts'],
    isUsable: (page) => expect(opensPayment(page)).toBeVisible(),
  },
];

test.describe('size budgets', { tag: '@both' }, () => {
  for (const { budget, desktop, phone, others, isUsable } of screens) {
    test(budget, async ({ page, context, isMobile }) => {
      if (budget !== 'login') await signIn(page);
      // Nothing keeps anything any more.
      await page.goto('about:blank');
      const fresh = await context.newPage();
      const path = isMobile ? phone : desktop;
      const weight = await weigh(fresh, path, isUsable);
      const { js, css, requests } = budgets[budget];
      console.log(
        `${path.padEnd(9)} ${weight.js.toFixed(1)} kB JS gz, ${weight.css.toFixed(1)} kB CSS gz, ${weight.requests} requests, ${weight.shift.toFixed(4)} layout shift`,
      );
      // How the code is split, what was tried and what the bars are.
      const where = 'see docs/decisions/0016-split-the-code-by-four-groups.md';
      expect.soft(weight.js, `kB of JS, ${where}`).toBeLessThanOrEqual(js + (isMobile ? PHONE_MORE : 0));
      expect.soft(weight.css, `kB of CSS, ${where}`).toBeLessThanOrEqual(css);
      expect.soft(weight.requests, `requests, ${where}`).toBeLessThanOrEqual(requests);
      expect.soft(weight.origins.size, 'origins').toBe(1);
      expect.soft(weight.shift, 'layout shift').toBeLessThan(MOST_SHIFT);
      const repeated = weight.calls.filter((call, index) => weight.calls.indexOf(call) !== index);
      expect.soft(repeated, 'calls that were made twice').toEqual([]);
      expect.soft(weight.files, 'code').toContain('start');
      expect
        .soft(
          weight.files.filter((file) => others.includes(file)),
          'code of other screens',
        )
        .toEqual([]);
    });
  }
});

test('the first messages are asked for beside the code, and Google beside the messages', async ({ page }) => {
  const messages = page.waitForRequest('**/assets/messages/**/common.json');
  const google = page.waitForRequest('**/gsi*');
  await page.route('**/assets/startLogin-*.js', async (route) => {
    await messages;
    await route.continue();
  });
  await page.route('**/assets/messages/**', async (route) => {
    await google;
    await route.continue();
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: /google/i })).toBeVisible();
});

test('the code of the first screen and all its messages are asked for beside the code of the console', async ({
  page,
}) => {
  await signIn(page);
  const requested = Promise.all(
    ['dashboard-*.js', 'messages/**/common.json', 'messages/**/dashboard.json'].map((file) =>
      page.waitForRequest(`**/assets/${file}`),
    ),
  );
  await page.route('**/assets/console-*.js', async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
});

test('the first answers are asked for before the screen is drawn', async ({ page }) => {
  await signIn(page);
  await page.goto('about:blank');
  const requested = Promise.all(
    ['user/info', 'statistics/overview', 'statistics/daily-collection*'].map((call) =>
      page.waitForRequest(`**/api/v1/${call}`),
    ),
  );
  // A first visit, on which the screen waits for its messages.
  await page.addInitScript(() => localStorage.removeItem('message'));
  await page.route('**/assets/messages/**/dashboard.json', async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('slider')).toBeVisible();
});

test('the frame is drawn before the first screen', async ({ page }) => {
  await signIn(page);
  await page.addInitScript(() => {
    // The first change that brings the menu: what else is there by then.
    const observer = new MutationObserver(() => {
      if (!document.querySelector('nav')) return;
      document.documentElement.dataset['first'] = document.querySelector('main h1') ? 'all' : 'frame';
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/record');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-first', 'frame');
});
