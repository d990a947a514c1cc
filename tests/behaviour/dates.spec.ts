import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { focused, openStory, press } from './support.ts';

const trigger = (page: Page) => page.getByRole('button', { name: /^Created/ });
const part = (page: Page, name: RegExp) => page.getByRole('spinbutton', { name });

const year = /year, Start Date/;
const month = /month, Start Date/;
const day = /day, Start Date/;

test.beforeEach(async ({ page }) => {
  await openStory(page, 'daterangepicker--default');
  await trigger(page).press('Enter');
  await expect(part(page, year)).toBeVisible();
});

test('DateRangePicker: arrow keys, Home and End change a part of a date', async ({ page }) => {
  await part(page, month).focus();
  for (const [key, value] of [
    ['ArrowUp', '12'],
    ['ArrowUp', '1'],
    ['ArrowDown', '12'],
    ['Home', '1'],
    ['End', '12'],
  ] as const) {
    await press(page, key);
    await expect(part(page, month), key).toHaveAttribute('aria-valuenow', value);
  }
});

test('DateRangePicker: Enter applies a date typed as digits', async ({ page }) => {
  await part(page, year).focus();
  await page.keyboard.type('20261015');
  await expect(part(page, year)).toHaveAttribute('aria-valuenow', '2026');
  await expect(part(page, month)).toHaveAttribute('aria-valuenow', '10');
  await expect(part(page, day)).toHaveAttribute('aria-valuenow', '15');
  await expect(page.getByText('Nov 1 – 20, 2026')).toBeAttached();
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(trigger(page)).toHaveText(/Oct 15 – Nov 20, 2026/);
  await expect(trigger(page)).toBeFocused();
});

test('DateRangePicker: Escape discards the typed text', async ({ page }) => {
  await part(page, day).focus();
  await page.keyboard.type('15');
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(trigger(page)).toHaveText(/Nov 1 – 20, 2026/);
  await expect(trigger(page)).toBeFocused();
});

test('DateRangePicker: a press outside applies the typed text', async ({ page }) => {
  await part(page, day).focus();
  await page.keyboard.type('05');
  await page.mouse.click(5, 890);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(trigger(page)).toHaveText(/Nov 5 – 20, 2026/);
});

test('DateRangePicker: an incomplete date isn’t applied', async ({ page }) => {
  await part(page, day).focus();
  await press(page, 'Backspace', 'Backspace');
  await expect(part(page, day)).toHaveAttribute('aria-valuetext', 'Empty');
  await press(page, 'Enter', 'Escape');
  await expect(trigger(page)).toHaveText(/Nov 1 – 20, 2026/);
});

test('DateRangePicker: calendar arrows move by a day or week, Page keys by a month', async ({ page }) => {
  await page.getByRole('button', { name: /2026, Friday, November 20/ }).focus();
  for (const [key, name] of [
    ['ArrowLeft', /November 19, 2026/],
    ['ArrowUp', /November 12, 2026/],
    ['PageUp', /October 12, 2026/],
    ['PageDown', /November 12, 2026/],
    ['ArrowRight', /November 13, 2026/],
    ['ArrowDown', /November 20, 2026/],
  ] as const) {
    await press(page, key);
    await expect(focused(page), key).toHaveAccessibleName(name);
  }
  // After the first day is selected, the focus moves to the next allowed day, the 20th. Arrow Up moves it
  // to the 13th.
  await press(page, 'ArrowLeft', 'Enter', 'ArrowUp', 'Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(trigger(page)).toHaveText(/Nov 13 – 19, 2026/);
});
