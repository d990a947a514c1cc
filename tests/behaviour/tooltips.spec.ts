import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openStory, press, settle } from './support.ts';

const dark = (page: Page) => page.getByRole('button', { name: 'Dark theme' });
const settings = (page: Page) => page.getByRole('button', { name: 'Settings' });
const tooltip = (page: Page) => page.getByRole('tooltip');

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await openStory(page, 'tooltip--pair');
});

async function showByPointer(page: Page): Promise<void> {
  await page.mouse.move(600, 500);
  await dark(page).hover();
  await expect(tooltip(page)).toHaveText('Dark theme');
}

test('A tooltip is open while its control has the focus', async ({ page }) => {
  await press(page, 'Tab', 'Tab');
  await expect(dark(page)).toBeFocused();
  await expect(tooltip(page)).toHaveText('Dark theme');
  await press(page, 'Tab');
  await expect(settings(page)).toBeFocused();
  await expect(tooltip(page)).toHaveText('Settings');
  await expect(tooltip(page)).toHaveCount(1);
  await press(page, 'Tab');
  await expect(tooltip(page)).toHaveCount(0);
});

async function recordMost(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const look = () => {
      const count = document.querySelectorAll('[role="tooltip"]').length;
      Object.assign(window, { most: Math.max(count, Reflect.get(window, 'most') ?? 0) });
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => Reflect.get(window, 'most'));
}

test('A tooltip opened by hovering replaces a tooltip opened by focus', async ({ page }) => {
  await press(page, 'Tab', 'Tab');
  await expect(tooltip(page)).toHaveText('Dark theme');
  const most = await recordMost(page);
  await page.mouse.move(600, 500);
  await settings(page).hover();
  await expect(page.getByRole('tooltip', { name: 'Settings' })).toBeVisible();
  expect(await most()).toBe(1);
});

test('A tooltip opened by focus replaces a tooltip opened by hovering', async ({ page }) => {
  await showByPointer(page);
  const most = await recordMost(page);
  await press(page, 'Tab', 'Tab', 'Tab');
  await expect(settings(page)).toBeFocused();
  await expect(page.getByRole('tooltip', { name: 'Settings' })).toBeVisible();
  expect(await most()).toBe(1);
});

test('WCAG 1.4.13: Escape closes the tooltip of a control that is still hovered', async ({ page }) => {
  await showByPointer(page);
  await press(page, 'Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

test('WCAG 1.4.13: the tooltip stays open while the pointer is over it', async ({ page }) => {
  await showByPointer(page);
  const box = await tooltip(page).boundingBox();
  if (!box) throw new Error('No tooltip is drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 });
  await page.clock.fastForward(400);
  await expect(tooltip(page)).toHaveText('Dark theme');
});

test('WCAG 1.4.13: the tooltip stays open while the pointer is over the control', async ({ page }) => {
  await showByPointer(page);
  await page.clock.fastForward('05:00');
  await expect(tooltip(page)).toHaveText('Dark theme');
  await page.mouse.move(600, 500, { steps: 4 });
  await expect(tooltip(page)).toHaveCount(0);
});

test('A tooltip closes when the region of its control scrolls', async ({ page }) => {
  await press(page, 'Tab', 'Tab');
  await expect(tooltip(page)).toHaveText('Dark theme');
  await page.getByRole('region', { name: 'Tools' }).evaluate((element) => element.scrollBy(0, 80));
  await expect(tooltip(page)).toHaveCount(0);
});

test('A tooltip closed by a press doesn’t reopen immediately', async ({ page }) => {
  await showByPointer(page);
  await dark(page).click();
  await expect(tooltip(page)).toHaveCount(0);
  await settle(page);
  await expect(tooltip(page)).toHaveCount(0);
});
