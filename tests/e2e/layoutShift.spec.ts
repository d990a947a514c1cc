import type { BrowserContext, Page } from '@playwright/test';
import { type PagePath, accessTo, addressOf, pagePaths } from '#console/lib/address/pages.ts';
import { MOST_SHIFT, shiftOf, watchPlaces } from './layoutShift.ts';
import { expect, signIn, test } from './support.ts';

const isOfPermission = (path: PagePath) => accessTo(path) === 'permission';

/**
 * The visited pages by merchant. Each merchant has the status that opens these pages. With another status,
 * the permission pages redirect.
 */
const visits: ReadonlyArray<readonly [string, Parameters<typeof signIn>[1], readonly PagePath[]]> = [
  [
    'an authorised merchant',
    'authorised',
    [...pagePaths.filter((path) => !isOfPermission(path)), '/initPage'],
  ],
  ['a merchant without an application', 'fresh', ['/', ...pagePaths.filter(isOfPermission)]],
  ['a merchant under review', 'reviewing', ['/reviewing']],
];

/** The number of tabs that load pages in parallel. Most of a page load is waiting time, so several tabs are faster. */
const TABS = 3;

/** Returns the delay of a response in milliseconds. It depends only on the path, so it's the same in every run. */
const delayOf = (path: string): number =>
  Array.from(path).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 397, 7);

async function spreadAnswers(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await new Promise((resolve) => {
      setTimeout(resolve, delayOf(pathname));
    });
    // The page may already be closed.
    await route.continue().catch(() => undefined);
  });
  // Each machine has other fallback fonts, so replacing one with the web font shifts texts differently.
  // Therefore, the web font isn't loaded.
  await context.route('**/*.woff2', (route) => route.abort());
}

async function stands(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const { value, moved } = await shiftOf(page);
  expect.soft(value, `${path}: moved ${moved.join(', ')}`).toBeLessThan(MOST_SHIFT);
}

async function allStand(context: BrowserContext, paths: readonly string[]): Promise<void> {
  const left = [...paths];
  const visitNext = async (page: Page): Promise<void> => {
    const path = left.shift();
    if (path === undefined) return;
    await stands(page, path);
    await visitNext(page);
  };
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  await Promise.all(tabs.map(visitNext));
}

test.describe('layout shifts during loading', { tag: '@both' }, () => {
  for (const [name, merchant, paths] of visits) {
    test(`are absent for ${name}`, async ({ page, context, isMobile }) => {
      await signIn(page, merchant);
      await spreadAnswers(context);
      const addresses = paths.map((path) => addressOf(path, isMobile ? 'mobile' : 'desktop'));
      await allStand(context, addresses);
    });
  }

  test('are absent on the sign-in page, filtered lists and a withdrawal page', async ({
    page,
    context,
    isMobile,
  }) => {
    await signIn(page);
    await spreadAnswers(context);
    await stands(page, isMobile ? '/m/withdraw?id=102' : '/property/withdraw?id=102');
    for (const path of [
      '/record?status=2',
      '/property/address?status=2',
      '/property/fundingDetails?id=101&direction=1',
      '/accountInfo?page_tab=_billSetting',
    ])
      await stands(page, isMobile ? `/m${path}` : path);
    await page.evaluate(() => localStorage.removeItem('token'));
    await stands(page, isMobile ? '/m/login' : '/login');
  });
});

for (const width of [390, 320]) {
  test(
    `parts of a page stay in place while it loads at ${width} px`,
    { tag: '@phone' },
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 844 });
      await signIn(page);
      await spreadAnswers(context);
      // Without a pending refund, the caption of the income is shorter.
      await page.route('**/statistics/overview*', async (route) => {
        const response = await route.fetch();
        const { data, ...rest } = await response.json();
        await route.fulfill({ response, json: { ...rest, data: { ...data, income: data.frozen_amount } } });
      });
      const places = await watchPlaces(page);
      for (const path of ['/m/', '/m/property/swap', '/m/property/transfer?id=102']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const found = Object.entries(await places());
        expect(found.length).toBeGreaterThan(3);
        for (const [name, ys] of found) expect.soft(ys, `${path} ${name}`).toHaveLength(1);
      }
    },
  );
}

test('the list appears after a few seconds if the merchant’s data doesn’t load', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/v1/user/info*', () => undefined);
  await page.goto('/record');
  await expect(page.locator('main span[aria-hidden="true"]').last()).toBeVisible();
  await expect(page.locator('tbody [data-opener]').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [name, path] of [
  ['payments', '/record'],
  ['filtered payments', '/record?status=1,2,3&range=30d&min_amount=0.000001'],
  ['payment links', '/record/links'],
  ['callbacks', '/callbackList'],
  ['filtered callbacks', '/callbackList?range=30d&event=payment.paid&http_class=2'],
  ['movements', '/property/fundingDetails'],
  ['filtered movements', '/property/fundingDetails?id=101&direction=1&range=30d'],
  ['withdrawals', '/property/fundingDetails?tab=withdrawal'],
  ['work orders', '/work-order'],
] as const) {
  test(`the details of a row don’t move the list of ${name}`, async ({ page }) => {
    await signIn(page);
    for (const width of [1280, 1440, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const opener = page.locator('tbody [data-opener]').first();
      await expect(opener).toBeVisible();
      await page.waitForLoadState('networkidle');
      const boxes = () =>
        page.locator('thead, tbody tr').evaluateAll((found) =>
          found.map((one) => {
            const { y, height } = one.getBoundingClientRect();
            return { y, height };
          }),
        );
      const scrollers = page.locator('[data-overflow]');
      const before = await boxes();
      expect(before.length).toBeGreaterThan(1);
      await expect(scrollers).toHaveCount(0);
      await opener.press('Enter');
      await expect(page).toHaveURL(/detail=/);
      await expect(page.getByRole('main').getByRole('button', { name: 'Close', exact: true })).toBeVisible();
      expect(await boxes(), `${width} px`).toEqual(before);
      await expect(scrollers).toHaveCount(0);
    }
  });
}

/** The lowest start of a table in a window of 1440 × 900 px, in CSS pixels. */
const LOWEST_TABLE = 330;

test('the table of each list begins near the top of the page', async ({ page }) => {
  await signIn(page);
  for (const path of [
    '/record',
    '/record/links',
    '/callbackList',
    '/property/address',
    '/property/fundingDetails',
    '/appManage',
    '/work-order',
  ]) {
    await page.goto(path);
    await expect(page.locator('tbody:not([aria-hidden]) tr').first()).toBeVisible();
    const box = await page.locator('thead').boundingBox();
    expect.soft(box?.y, path).toBeLessThan(LOWEST_TABLE);
  }
});
