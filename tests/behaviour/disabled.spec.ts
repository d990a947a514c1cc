import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { middleOf, openStory, press, settle } from './support.ts';

const index: { entries: Record<string, unknown> } = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
);
const stories = Object.keys(index.entries).flatMap(
  (id) => /^components-(?!tooltip)(\w+--disabled)$/.exec(id)?.[1] ?? [],
);

const control = (page: Page) =>
  page
    .locator(
      'main :is(:disabled, [aria-disabled="true"], [data-disabled]):not([aria-hidden="true"] *):visible',
    )
    .last();
const state = async (page: Page) => [
  page.url(),
  await page.locator('main').ariaSnapshot(),
  await page
    .locator('main input')
    .evaluateAll((all) =>
      all.map((input) => (input instanceof HTMLInputElement ? [input.type, input.value, input.checked] : [])),
    ),
  await page.locator(':is([role="dialog"], [role="listbox"], [role="menu"]):visible').count(),
];

for (const story of stories) {
  test(`${story}: the disabled control can’t be focused or changed`, async ({ page }) => {
    await openStory(page, story);
    await expect(control(page)).toBeVisible();
    const before = await state(page);
    for (let steps = 0; steps < 4; steps += 1) {
      await press(page, 'Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') ?? null)).toBeNull();
    }
    const { x, y } = await middleOf(control(page));
    await page.mouse.click(x, y);
    await settle(page);
    await press(page, 'Space', 'Enter', 'ArrowDown', 'a');
    await settle(page);
    expect(await state(page)).toEqual(before);
  });
}

const lists = [
  {
    component: 'Select',
    story: 'select--one-disabled',
    open: (page: Page) => page.getByRole('button', { name: /Application/ }).click(),
    option: (page: Page) => page.getByRole('option', { name: 'Japan' }),
    shown: (page: Page) => expect(page.getByRole('button', { name: /All applications/ })).toBeAttached(),
  },
  {
    component: 'ComboBox',
    story: 'combobox--one-disabled',
    open: (page: Page) => page.getByRole('button', { name: /Show all/ }).click(),
    option: (page: Page) => page.getByRole('option', { name: 'Japan' }),
    shown: (page: Page) => expect(page.getByRole('combobox')).toHaveValue(''),
  },
  {
    component: 'Menu',
    story: 'menu--names',
    open: (page: Page) => page.getByRole('button', { name: 'Northwind Ltd' }).click(),
    option: (page: Page) => page.getByRole('menuitem', { name: 'New application' }),
    shown: (page: Page) => expect(page.getByText('Chosen: none')).toBeAttached(),
  },
] as const;

for (const { component, story, open, option: optionIn, shown } of lists) {
  test(`${component}: pressing a disabled option doesn’t choose it`, async ({ page }) => {
    await openStory(page, story);
    await open(page);
    const option = optionIn(page);
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    const { x, y } = await middleOf(option);
    await page.mouse.click(x, y);
    await settle(page);
    await expect(option).toBeVisible();
    await press(page, 'Escape');
    await expect(option).toHaveCount(0);
    await shown(page);
  });
}

const groups = [
  { component: 'RadioGroup', story: 'radiogroup--one-disabled', role: 'radio', off: 'Half each' },
  { component: 'SegmentedControl', story: 'segmentedcontrol--one-disabled', role: 'radio', off: '30 days' },
  { component: 'Tabs', story: 'tabs--one-disabled', role: 'tab', off: 'Staking' },
] as const;

for (const { component, story, role, off } of groups) {
  test(`${component}: pressing the disabled item doesn’t choose it`, async ({ page }) => {
    await openStory(page, story);
    const before = await page.locator('main').ariaSnapshot();
    const item = page.getByRole(role, { name: off });
    const { x, y } = await middleOf(role === 'radio' ? page.locator('label', { has: item }) : item);
    await page.mouse.click(x, y);
    await settle(page);
    expect(await page.locator('main').ariaSnapshot()).toBe(before);
  });
}
