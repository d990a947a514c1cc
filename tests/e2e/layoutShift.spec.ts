import type { BrowserContext, Page } from '@playwright/test';
import { type PagePath, accessTo, addressOf, pagePaths } from '#console/lib/pages.ts';
import { MOST_SHIFT, shiftOf } from './layoutShift.ts';
import { expect, signIn, test } from './support.ts';

const isOfPermission = (path: PagePath) => accessTo(path) === 'permission';

/** Every page, as a merchant who may stay on it; those of the permission lead one who has not applied on. */
const visits: ReadonlyArray<readonly [string, Parameters<typeof signIn>[1], readonly PagePath[]]> = [
  [
    'an authorised merchant',
    'authorised',
    [...pagePaths.filter((path) => !isOfPermission(path)), '/initPage'],
  ],
  ['a merchant without an application', 'fresh', ['/', ...pagePaths.filter(isOfPermission)]],
  ['a merchant under review', 'reviewing', ['/reviewing']],
];

/** Tabs at once: a visit waits more than it works. */
const TABS = 3;

/** Milliseconds, the same for a path in every run and different from path to path. */
const delayOf = (path: string): number =>
  Array.from(path).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 397, 7);

/** Answers come late and one after the other, so that each part of a page is seen waiting. */
async function spreadAnswers(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await new Promise((resolve) => {
      setTimeout(resolve, delayOf(pathname));
    });
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  // Where a machine has none of the fonts that the fallback is made of, the text moves when the font comes.
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

test.describe('nothing moves while a page loads', { tag: '@both' }, () => {
  for (const [name, merchant, paths] of visits) {
    test(`for ${name}`, async ({ page, context, isMobile }) => {
      await signIn(page, merchant);
      await spreadAnswers(context);
      const addresses = paths.map((path) => addressOf(path, isMobile ? 'mobile' : 'desktop'));
      await allStand(context, addresses);
    });
  }

  test('of a chosen asset, and on the sign-in page', async ({ page, context, isMobile }) => {
    await signIn(page);
    await spreadAnswers(context);
    await stands(page, isMobile ? '/m/withdraw?id=102' : '/property/withdraw?id=102');
    await page.evaluate(() => localStorage.removeItem('token'));
    await stands(page, isMobile ? '/m/login' : '/login');
  });
});

test('a slow answer about the merchant shows a skeleton, and holds the page back for seconds only', async ({
  page,
}) => {
  await signIn(page);
  await page.route('**/api/v1/user/info*', () => undefined);
  await page.goto('/record');
  // The last of them lies over the content.
  await expect(page.locator('main span[aria-hidden="true"]').last()).toBeVisible();
  await expect(page.locator('tbody [data-opener]').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
