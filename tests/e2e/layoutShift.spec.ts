import type { Page } from '@playwright/test';
import { type PagePath, addressOf } from '#console/lib/pages.ts';
import { MOST_SHIFT, shiftOf } from './layoutShift.ts';
import { expect, signIn, test } from './support.ts';

/** Those made of parts that load apart; `pnpm bench` measures every page. */
const pages: readonly PagePath[] = [
  '/',
  '/property',
  '/property/withdraw',
  '/property/swap',
  '/property/address',
  '/accountInfo',
  '/market',
];

/** Milliseconds, the same for a path in every run and different from path to path. */
const delayOf = (path: string): number =>
  Array.from(path).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 397, 7);

/** Answers come late and one after the other, so that each part of a page is seen waiting. */
async function spreadAnswers(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await new Promise((resolve) => {
      setTimeout(resolve, delayOf(pathname));
    });
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  // Where a machine has none of the fonts that the fallback is made of, the text moves when the font comes.
  await page.route('**/*.woff2', (route) => route.abort());
}

async function stands(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const { value, moved } = await shiftOf(page);
  expect.soft(value, `${path}: moved ${moved.join(', ')}`).toBeLessThan(MOST_SHIFT);
}

test.describe('nothing moves while a page loads', { tag: '@both' }, () => {
  test('pages of a merchant', async ({ page, isMobile }) => {
    await signIn(page);
    await spreadAnswers(page);
    for (const path of pages) await stands(page, addressOf(path, isMobile ? 'mobile' : 'desktop'));
    await stands(page, isMobile ? '/m/withdraw?id=102' : '/property/withdraw?id=102');
  });

  test('pages before the permission, and the sign-in page', async ({ page, isMobile }) => {
    await signIn(page, 'fresh');
    await spreadAnswers(page);
    await stands(page, isMobile ? '/m/openAuth' : '/openAuth');
    if (!isMobile) await stands(page, '/');
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
