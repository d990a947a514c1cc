import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openStory, press } from './support.ts';

const rtl = { locale: 'ar' } as const;

async function expectFocus(page: Page, role: 'tab' | 'radio' | 'row', name: string): Promise<void> {
  await expect(page.getByRole(role, { name })).toBeFocused();
}

test('An Arabic page has the text direction rtl', async ({ page }) => {
  await openStory(page, 'tabs--default', rtl);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

const rows = [
  { component: 'Tabs', story: 'tabs--one-disabled', role: 'tab', first: 'Balances', next: 'Transfers' },
  {
    component: 'SegmentedControl',
    story: 'segmentedcontrol--default',
    role: 'radio',
    first: '7 days',
    next: '30 days',
  },
  {
    component: 'TagGroup',
    story: 'taggroup--default',
    role: 'row',
    first: 'Status: Paid',
    next: 'Token: USDT',
  },
] as const;

for (const { component, story, role, first, next } of rows) {
  test(`${component}: the left arrow key moves the focus left in right-to-left text`, async ({ page }) => {
    await openStory(page, story, rtl);
    const start = await page.getByRole(role, { name: first }).boundingBox();
    const end = await page.getByRole(role, { name: next }).boundingBox();
    expect(start?.x).toBeGreaterThan(end?.x ?? Number.POSITIVE_INFINITY);
    await page.getByRole(role, { name: first }).focus();
    await press(page, 'ArrowLeft');
    await expectFocus(page, role, next);
    await press(page, 'ArrowRight');
    await expectFocus(page, role, first);
  });
}

test('Slider: the left arrow key increases the value in right-to-left text', async ({ page }) => {
  await openStory(page, 'slider--default', rtl);
  const slider = page.getByRole('slider');
  await slider.focus();
  const before = await slider.boundingBox();
  await press(page, 'ArrowLeft');
  await expect(slider).toHaveValue('2.5');
  const after = await slider.boundingBox();
  expect(after?.x).toBeLessThan(before?.x ?? 0);
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(slider).toHaveValue('1.5');
});

test('Menu: the right edges of menu and button align in right-to-left text', async ({ page }) => {
  await openStory(page, 'menu--default', rtl);
  const button = page.getByRole('button', { name: 'Northwind Ltd' });
  await button.click();
  await expect(page.getByRole('menu')).toBeVisible();
  const trigger = await button.boundingBox();
  const menu = await page.getByRole('menu').boundingBox();
  expect(
    Math.abs((trigger?.x ?? 0) + (trigger?.width ?? 0) - (menu?.x ?? 0) - (menu?.width ?? 0)),
  ).toBeLessThan(4);
});

const panels = [
  { component: 'Popover', story: 'popover--default', trigger: 'Columns', role: 'dialog' },
  { component: 'Select', story: 'select--default', trigger: /Application/, role: 'listbox' },
  {
    component: 'DateRangePicker',
    story: 'daterangepicker--default',
    trigger: /^Created/,
    role: 'dialog',
    // The dialog is too wide to align with the right edge of the trigger.
    isWide: true,
  },
] as const;

for (const { component, story, trigger, role, ...panel } of panels) {
  test(`${component}: the overlay opens inside the window in right-to-left text`, async ({ page }) => {
    await openStory(page, story, rtl);
    const button = page.getByRole('button', { name: trigger });
    await button.click();
    await expect(page.getByRole(role)).toBeVisible();
    const from = await button.boundingBox();
    const to = await page.getByRole(role).boundingBox();
    if (!from || !to) throw new Error('Nothing is drawn');
    expect(to.x).toBeGreaterThanOrEqual(0);
    expect(to.x + to.width).toBeLessThanOrEqual(1280);
    if (!('isWide' in panel)) expect(Math.abs(from.x + from.width - to.x - to.width)).toBeLessThan(8);
  });
}

test('A sidebar tooltip opens to the left of its link in right-to-left text', async ({ page }) => {
  await openStory(page, 'sidebar--collapsed', rtl);
  const link = page.getByRole('link', { name: 'Payments' });
  await link.focus();
  await press(page, 'Shift+Tab', 'Tab');
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText('Payments');
  expect((await tooltip.boundingBox())?.x).toBeLessThan((await link.boundingBox())?.x ?? 0);
});

test('Switch: turning it on moves the thumb to the left in right-to-left text', async ({ page }) => {
  await openStory(page, 'switch--default', rtl);
  const thumb = page.locator('label span span:empty').first();
  const off = await thumb.boundingBox();
  await page.getByRole('switch').press('Space');
  await expect(page.getByRole('switch')).toBeChecked();
  await expect.poll(async () => (await thumb.boundingBox())?.x).toBeLessThan(off?.x ?? 0);
});

const isMirrored = (icon: Locator) =>
  icon.evaluate((svg) => getComputedStyle(svg).transform === 'matrix(-1, 0, 0, 1, 0, 0)');

test('Pagination: the arrow of the next page points left in right-to-left text', async ({ page }) => {
  await openStory(page, 'pagination--turned', rtl);
  const previous = await page.getByRole('button', { name: 'Previous page' }).boundingBox();
  const next = page.getByRole('button', { name: 'Next page' });
  expect((await next.boundingBox())?.x).toBeLessThan(previous?.x ?? 0);
  expect(await isMirrored(next.locator('svg'))).toBe(true);
  await openStory(page, 'pagination--turned');
  expect(await isMirrored(next.locator('svg'))).toBe(false);
});

test('DateRangePicker: the calendar’s arrows are mirrored in right-to-left text', async ({ page }) => {
  await openStory(page, 'daterangepicker--default', rtl);
  await page.getByRole('button', { name: /^Created/ }).click();
  const arrows = page.getByRole('dialog').locator('button:has(> svg[class*="chevron"])');
  await expect(arrows).toHaveCount(2);
  const [previous, next] = [arrows.first(), arrows.last()];
  expect((await next.boundingBox())?.x).toBeLessThan((await previous.boundingBox())?.x ?? 0);
  expect(await isMirrored(previous.locator('svg'))).toBe(true);
  expect(await isMirrored(next.locator('svg'))).toBe(true);
});

test('Breadcrumbs: the separators point left in right-to-left text', async ({ page }) => {
  await openStory(page, 'breadcrumbs--default', rtl);
  expect(await isMirrored(page.locator('nav svg').first())).toBe(true);
});

test('A drawer opens from the left edge in right-to-left text', async ({ page }) => {
  await openStory(page, 'drawer--open', rtl);
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBeLessThan(10);
});
