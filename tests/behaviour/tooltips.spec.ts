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

test('A tooltip comes with the keyboard’s focus, describes nothing twice, and goes with it', async ({
  page,
}) => {
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

/** The most tooltips that any frame shows from now on. */
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

test('There is one tooltip at a time: the pointer’s replaces the focus’s', async ({ page }) => {
  await press(page, 'Tab', 'Tab');
  await expect(tooltip(page)).toHaveText('Dark theme');
  const most = await recordMost(page);
  await page.mouse.move(600, 500);
  await settings(page).hover();
  await expect(page.getByRole('tooltip', { name: 'Settings' })).toBeVisible();
  expect(await most()).toBe(1);
});

test('There is one tooltip at a time: the focus’s replaces the pointer’s', async ({ page }) => {
  await showByPointer(page);
  const most = await recordMost(page);
  await press(page, 'Tab', 'Tab', 'Tab');
  await expect(settings(page)).toBeFocused();
  await expect(page.getByRole('tooltip', { name: 'Settings' })).toBeVisible();
  expect(await most()).toBe(1);
});

test('WCAG 1.4.13: Escape dismisses it, and the pointer stays where it is', async ({ page }) => {
  await showByPointer(page);
  await press(page, 'Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

test('WCAG 1.4.13: the pointer may go onto it', async ({ page }) => {
  await showByPointer(page);
  const box = await tooltip(page).boundingBox();
  if (!box) throw new Error('No tooltip is drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 });
  // Longer than it waits before it goes.
  await page.clock.fastForward(400);
  await expect(tooltip(page)).toHaveText('Dark theme');
});

test('WCAG 1.4.13: it persists for as long as the pointer stays', async ({ page }) => {
  await showByPointer(page);
  await page.clock.fastForward('05:00');
  await expect(tooltip(page)).toHaveText('Dark theme');
  await page.mouse.move(600, 500, { steps: 4 });
  await expect(tooltip(page)).toHaveCount(0);
});

test('It goes when the page scrolls under it', async ({ page }) => {
  await press(page, 'Tab', 'Tab');
  await expect(tooltip(page)).toHaveText('Dark theme');
  await page.getByRole('region', { name: 'Tools' }).evaluate((element) => element.scrollBy(0, 80));
  await expect(tooltip(page)).toHaveCount(0);
});

test('A press takes it away, and it does not come back at once', async ({ page }) => {
  await showByPointer(page);
  await dark(page).click();
  await expect(tooltip(page)).toHaveCount(0);
  await settle(page);
  await expect(tooltip(page)).toHaveCount(0);
});
