import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { press } from './support.ts';

const storyOf = (page: Page) => new URL(page.url()).searchParams.get('path') ?? '';

const finder = (page: Page) => page.getByRole('combobox', { name: /Find a state/ });
const shown = (page: Page) => page.frameLocator('#storybook-preview-iframe');

async function openFinder(page: Page): Promise<void> {
  await page.goto('/?path=/story/welcome--welcome');
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 15_000 });
  await press(page, 'Control+k');
  await expect(finder(page)).toBeFocused();
}

const marked = (page: Page) => page.getByRole('option', { selected: true });

// While a trace is recorded, Storybook's manager needs ten seconds to load.
test.use({ trace: 'off' });

test.describe('the finder of Storybook', () => {
  test('opens the marked result with Enter on the device that the query names', async ({ page }) => {
    await openFinder(page);
    await page.keyboard.type('withdraw p');
    const rows = page.getByRole('group');
    await expect(rows.nth(1)).toBeVisible();
    await expect(marked(page)).toHaveText('Phone');
    await press(page, 'ArrowDown');
    await expect(rows.nth(1).getByRole('option', { selected: true })).toHaveText('Phone');
    await press(page, 'ArrowUp', 'ArrowUp', 'Enter');
    await expect.poll(() => storyOf(page)).toMatch(/^\/story\/screens-.*mobile/);
    await expect(finder(page)).toHaveCount(0);
  });

  test('opens the result of the complete query if Enter is pressed right after typing', async ({ page }) => {
    await openFinder(page);
    await page.keyboard.type('market d zh');
    await press(page, 'Enter');
    await expect.poll(() => storyOf(page)).toMatch(/^\/story\/screens-market/);
    const opened = page
      .frameLocator('#storybook-preview-iframe')
      .locator('html[lang="zh-CN"][data-theme="dark"]');
    await expect(opened).toBeAttached();
  });

  test('ignores Enter while an input method is composing', async ({ page }) => {
    await openFinder(page);
    await page.keyboard.type('market');
    await expect(marked(page)).toHaveCount(1);
    // `dispatchEvent` of Playwright with `isComposing` crashes the page in Firefox ESR 153.
    await finder(page).evaluate((field) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })),
    );
    await expect(finder(page)).toBeFocused();
    expect(storyOf(page)).toMatch(/welcome/);
  });

  test('closes on Escape without changing the story', async ({ page }) => {
    await openFinder(page);
    await page.keyboard.type('market');
    await press(page, 'Escape');
    await expect(finder(page)).toHaveCount(0);
    expect(storyOf(page)).toMatch(/welcome/);
  });
});
