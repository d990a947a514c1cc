import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { middleOf, openStory, press, settle } from './support.ts';

/** Stories in which all controls are disabled. */
const stories = {
  AmountField: 'amountfield--disabled',
  Button: 'button--disabled',
  CardButton: 'cardbutton--disabled',
  CardLink: 'cardlink--disabled',
  Checkbox: 'checkbox--disabled',
  CodeInput: 'codeinput--disabled',
  ComboBox: 'combobox--disabled',
  DateRangePicker: 'daterangepicker--disabled',
  FilePicker: 'filepicker--disabled',
  IconButton: 'iconbutton--disabled',
  MultiSelect: 'multiselect--disabled',
  NumberField: 'numberfield--disabled',
  PasswordField: 'passwordfield--disabled',
  RadioGroup: 'radiogroup--disabled',
  Rating: 'rating--disabled',
  SearchField: 'searchfield--disabled',
  SegmentedControl: 'segmentedcontrol--disabled',
  Select: 'select--disabled',
  Slider: 'slider--disabled',
  Switch: 'switch--disabled',
  TextArea: 'textarea--disabled',
  TextField: 'textfield--disabled',
} as const;

/** The one that a person sees, not the hidden `<select>` beside it. */
const control = (page: Page) =>
  page
    .locator(
      'main :is(:disabled, [aria-disabled="true"], [data-disabled]):not([aria-hidden="true"] *):visible',
    )
    .last();
/** What a form would send and a screen reader would find. */
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

for (const [component, story] of Object.entries(stories)) {
  test(`${component}: disabled, Tab skips it, and presses and keys change nothing`, async ({ page }) => {
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
    shown: (page: Page) => expect(page.getByRole('button', { name: /All applications/ })).toBeAttached(),
  },
  {
    component: 'ComboBox',
    story: 'combobox--one-disabled',
    open: (page: Page) => page.getByRole('button', { name: /Show all/ }).click(),
    shown: (page: Page) => expect(page.getByRole('combobox')).toHaveValue(''),
  },
] as const;

for (const { component, story, open, shown } of lists) {
  test(`${component}: a press on an option that is disabled chooses nothing`, async ({ page }) => {
    await openStory(page, story);
    await open(page);
    const option = page.getByRole('option', { name: 'Japan' });
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
  test(`${component}: a press on the one that is disabled chooses nothing`, async ({ page }) => {
    await openStory(page, story);
    const before = await page.locator('main').ariaSnapshot();
    const item = page.getByRole(role, { name: off });
    const { x, y } = await middleOf(role === 'radio' ? page.locator('label', { has: item }) : item);
    await page.mouse.click(x, y);
    await settle(page);
    expect(await page.locator('main').ariaSnapshot()).toBe(before);
  });
}
