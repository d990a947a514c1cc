import type { Page } from '@playwright/test';
import { addressOf, expect, signIn, test } from './support.ts';

const paths = [
  '/',
  '/record',
  '/property',
  '/property/recharge?id=101',
  '/property/transfer?id=101',
  '/property/fundingDetails',
  '/property/fundingDetails?tab=withdrawal',
  '/property/withdraw?id=101',
  '/property/swap',
  '/property/address',
  '/accountInfo',
  '/accountInfo?page_tab=_security',
  '/accountInfo?page_tab=_billSetting',
  '/appManage',
  '/callbackList',
  '/callbackList?tab=endpoints',
  '/market',
  '/work-order',
] as const;

const overflow = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const over = document.documentElement.scrollWidth - width;
    if (over <= 0) return { over: 0, wide: [] };
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName}.${element.className} ${element.textContent.slice(0, 20)}`);
    return { over, wide: wide.slice(0, 12) };
  });

test('long text from the server doesn’t widen a page', { tag: '@both' }, async ({ page, isMobile }) => {
  test.setTimeout(180_000);
  await signIn(page);
  await page.setExtraHTTPHeaders({ 'X-Mock-Scenario': 'any.unbreakableText' });
  const address = (path: string) => (path.startsWith('/work-order') ? path : addressOf(isMobile, path));
  for (const path of paths) {
    await page.goto(isMobile ? address(path.replace('/property/withdraw', '/withdraw')) : address(path));
    await expect(page.locator('h1').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    const shown = page.getByText(/W{20}/).first();
    await expect.soft(shown, path).toBeAttached();
    expect.soft(await overflow(page), path).toEqual({ over: 0, wide: [] });
  }
});
