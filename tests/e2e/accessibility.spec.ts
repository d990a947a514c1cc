import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addressOf, expect, signIn, test } from './support.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolations(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // The pages have no frames of other origins, so axe needs no second page to merge the results of frames.
    .setLegacyMode()
    .options({ runOnly: rules, resultTypes: ['violations'] })
    // react-aria keeps an announcement for seven seconds. The control that it refers to may no longer exist.
    .exclude('[data-live-announcer]')
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(', ')}`,
  );
  expect(found, where).toEqual([]);
}

/** Checks that the page doesn't scroll horizontally (WCAG 1.4.10). */
async function expectReflow(page: Page, where: string): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, `${where}: pixels wider than the window`).toBeLessThanOrEqual(0);
}

const paths = ['/', '/record', '/accountInfo', '/openAuth'];
const everyPath = [
  ...paths,
  '/property',
  '/property/fundingDetails',
  '/property/withdraw?id=101',
  '/property/swap?from=101&to=402',
  '/property/address',
  '/accountInfo?page_tab=_security',
  '/accountInfo?page_tab=_billSetting',
  '/appManage',
  '/callbackList',
  '/work-order',
  '/market',
];
/** True for `pnpm e2e --both`, which checks every screen in both themes and runs axe at both widths. */
const isThorough = process.env.E2E_BOTH === '1';

const looks = [
  { theme: 'light', lang: 'en-US' },
  { theme: 'dark', lang: 'zh-CN' },
] as const;

for (const { theme, lang } of looks) {
  test(
    `the screens are accessible and reflow: ${theme}, ${lang}`,
    { tag: '@both' },
    async ({ page, isMobile }) => {
      test.setTimeout(300_000);
      await signIn(page);
      await page.evaluate(
        ([chosenTheme, chosenLang]) => {
          localStorage.setItem('theme', chosenTheme);
          localStorage.setItem('lang', chosenLang);
        },
        [theme, lang] as const,
      );
      const [usual, narrow] = isMobile ? [390, 320] : [1440, 320];
      // axe takes most of the time. Therefore, each device checks a screen in only one theme, and runs axe at
      // only one width. The themes alternate between the screens.
      const turn = (theme === 'light') === isMobile ? 1 : 0;
      const audited = isThorough ? [usual, narrow] : [turn === 0 ? usual : narrow];
      const chosen = everyPath.filter((_, index) => isThorough || index % 2 === turn);
      for (const path of chosen) {
        await page.setViewportSize({ width: usual, height: 900 });
        await page.goto(addressOf(isMobile, path));
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(page.getByRole('button', { name: /^(Retry|重试)$/ })).toHaveCount(0);
        if (audited.includes(usual)) await expectNoViolations(page, `${path} at ${usual} px`);
        await expectReflow(page, `${path} at ${usual} px`);
        // A narrow window simulates zooming in, which reduces the width in CSS pixels.
        await page.setViewportSize({ width: narrow, height: 900 });
        await expectReflow(page, `${path} at ${narrow} px`);
        if (audited.includes(narrow)) await expectNoViolations(page, `${path} at ${narrow} px`);
      }
    },
  );
}

test(
  'the sign-in page and the developer docs are accessible',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    for (const path of [addressOf(isMobile, '/login'), '/docs']) {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectNoViolations(page, path);
      await expectReflow(page, path);
    }
  },
);

test('the main screens are accessible in forced colors', async ({ page, isMobile }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page);
  for (const path of paths) {
    await page.goto(addressOf(isMobile, path));
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoViolations(page, path);
  }
});
