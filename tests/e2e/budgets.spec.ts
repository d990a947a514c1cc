import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };
import { type LayoutShift, MOST_SHIFT, shiftOf } from './layoutShift.ts';
import { addressOf, expect, signIn, test } from './support.ts';

/**
 * The maximum gzipped bytes and requests of the first visit to each route. Decision 0016 explains how the
 * code is split.
 */
const { routes, moreJsOnPhones } = budgets;

/**
 * The milliseconds without a request or response after which a page counts as loaded. The loading includes
 * parts that load when the browser is idle.
 */
const QUIET_MS = 2000;

interface Weight {
  js: number;
  css: number;
  requests: number;
  origins: Set<string>;
  files: string[];
  calls: string[];
  /** The sum of all layout shifts of the visit, and the texts that moved. */
  shift: LayoutShift;
}

/**
 * Measures a first visit: its requests and layout shifts, and the total bytes of its scripts and styles,
 * gzipped at level 9.
 */
async function weigh(page: Page, path: string, isUsable: (page: Page) => Promise<void>): Promise<Weight> {
  const weight: Weight = {
    js: 0,
    css: 0,
    requests: 0,
    origins: new Set(),
    files: [],
    calls: [],
    shift: { value: 0, moved: [] },
  };
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
      weight[kind] += gzipSync(body, { level: 9 }).length;
    };
    pending.push(add());
  });
  // To simulate a first visit, local storage contains only the session token.
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'token') localStorage.removeItem(key);
  });
  await page.goto(path);
  await isUsable(page);
  await expect.poll(() => Date.now() - last).toBeGreaterThan(QUIET_MS);
  await Promise.all(pending);
  weight.shift = await shiftOf(page);
  return weight;
}

interface Screen {
  readonly budget: keyof typeof routes;
  readonly desktop: string;
  readonly phone: string;
  readonly others: readonly string[];
  readonly isUsable: (page: Page) => Promise<void>;
}

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

test.describe('the first visit stays within its size budget', { tag: '@both' }, () => {
  for (const { budget, desktop, phone, others, isUsable } of screens) {
    test(budget, async ({ page, context, isMobile }) => {
      if (budget !== 'login') await signIn(page);
      await page.goto('about:blank');
      const fresh = await context.newPage();
      const path = isMobile ? phone : desktop;
      const weight = await weigh(fresh, path, isUsable);
      const { js, css, requests } = routes[budget];
      console.log(
        `${path.padEnd(9)} ${(weight.js / 1000).toFixed(1)} kB JS gz, ${(weight.css / 1000).toFixed(1)} kB CSS gz, ${weight.requests} requests, ${weight.shift.value.toFixed(4)} layout shift`,
      );
      const where = `${weight.files.join(', ')}; see docs/decisions/0016-split-the-code-by-four-groups.md`;
      expect
        .soft(weight.js, `bytes of JS, ${where}`)
        .toBeLessThanOrEqual(js + (isMobile ? moreJsOnPhones : 0));
      expect.soft(weight.css, `bytes of CSS, ${where}`).toBeLessThanOrEqual(css);
      expect.soft(weight.requests, `requests, ${where}`).toBeLessThanOrEqual(requests);
      expect.soft(weight.origins.size, 'origins').toBe(1);
      expect
        .soft(weight.shift.value, `layout shift of ${weight.shift.moved.join(', ')}`)
        .toBeLessThan(MOST_SHIFT);
      const repeated = weight.calls.filter((call, index) => weight.calls.indexOf(call) !== index);
      expect.soft(repeated, 'calls that were made twice').toEqual([]);
      expect
        .soft(await fresh.locator('body').innerText(), 'ids of messages that `start` lacks')
        .not.toMatch(/\b(auth|common|dashboard|errors|notifications|payments|shell)\.[a-z]\w*/);
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

/** Pages with the URLs after changing their filters. `defineList.test.ts` tests the code that all lists share. */
const changes = [
  ['/', '/?range=7d', '/?range=7d&appid=1'],
  ['/record', '/record?status=2', '/record?status=2&current=2', '/record?status=2&range=7d'],
] as const;

for (const [path, ...changed] of changes) {
  test(`each change on ${path} sends its requests only once`, async ({ page, isMobile }) => {
    await signIn(page);
    const polled = /\/(message|market|attention)/;
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/') && !polled.test(pathname)) sent.push(pathname + search);
    });
    await page.goto(addressOf(isMobile, path));
    await expect(page.getByRole('main').locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const address of changed) {
      const answered = page.waitForResponse('**/api/**');
      await page.evaluate(
        (href) => {
          history.pushState(null, '', href);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        addressOf(isMobile, address),
      );
      await answered;
    }
    expect(sent.length).toBeGreaterThan(changed.length);
    expect(sent.filter((call, index) => sent.indexOf(call) !== index)).toEqual([]);
  });
}

test('the code, messages and Google script of the sign-in page load in parallel', async ({ page }) => {
  const messages = page.waitForRequest('**/assets/messages/**/start.json');
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

test('the first screen and its messages load in parallel with the console’s code', async ({ page }) => {
  await signIn(page);
  const requested = Promise.all(
    ['dashboard-*.js', 'messages/**/start.json'].map((file) => page.waitForRequest(`**/assets/${file}`)),
  );
  await page.route('**/assets/console-*.js', async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
});

test('the first API calls are sent before the screen is rendered', async ({ page }) => {
  await signIn(page);
  // The chart needs the time zone of the merchant, so its call follows this response.
  const user = page.waitForResponse('**/api/v1/user/info').then((response) => response.finished());
  await page.route('**/assets/dashboard-*.js', async (route) => {
    await user;
    await route.continue();
  });
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main h1')) return;
      document.documentElement.dataset['drawn'] = String(performance.now());
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.getByRole('slider')).toBeVisible();
  const late = await page.evaluate(
    (calls) => {
      const drawn = Number(document.documentElement.dataset['drawn']);
      const sent = performance.getEntriesByType('resource').filter((entry) => entry.startTime < drawn);
      return calls.filter((call) => !sent.some(({ name }) => name.includes(`/api/v1/${call}`)));
    },
    ['user/info', 'statistics/overview', 'statistics/daily-collection'],
  );
  expect(late).toEqual([]);
});

test('the app shell is rendered before the first screen', async ({ page }) => {
  await signIn(page);
  await page.addInitScript(() => {
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
