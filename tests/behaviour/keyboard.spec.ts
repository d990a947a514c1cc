import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { type Role, patterns } from './keyPatterns.ts';
import { middleOf, openStory, press, settle } from './support.ts';

/** The current item: it has the focus, or the focused field points at it (`aria-activedescendant`). */
async function expectCurrent(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const item = page.getByRole(role, { name, exact: true });
  await expect(async () => {
    const isCurrent = await item.evaluate(
      (element) =>
        element === document.activeElement ||
        (element.id !== '' && document.activeElement?.getAttribute('aria-activedescendant') === element.id),
    );
    expect(isCurrent, `${role} ${name} is current`).toBe(true);
  }).toPass({ timeout: 4000 });
}

for (const { component, story, from, open, steps } of patterns) {
  test(`${component}: ${steps.map(([keys]) => keys).join(', ')}`, async ({ page }) => {
    await openStory(page, story);
    const [role, name] = from;
    await page.getByRole(role, { name, exact: true }).first().focus();
    await expect(page.getByRole(role, { name, exact: true }).first()).toBeFocused();
    if (open) await press(page, open);
    for (const [keys, itemRole, itemName] of steps) {
      await press(page, ...keys.split(' ').filter(Boolean));
      await test.step(`${keys} → ${itemName}`, () => expectCurrent(page, itemRole, itemName));
    }
  });
}

test('Select: Tab stays in the open list, which nothing but a choice or Escape closes', async ({ page }) => {
  await openStory(page, 'overlays--on-page');
  const country = page.getByRole('button', { name: /Country/ });
  await country.press('Enter');
  await expectCurrent(page, 'option', 'Singapore');
  await press(page, 'Tab');
  await expectCurrent(page, 'option', 'Singapore');
  await press(page, 'Escape');
  await expect(country).toBeFocused();
});

test('Slider: arrows, Page keys, Home and End', async ({ page }) => {
  await openStory(page, 'slider--default');
  const slider = page.getByRole('slider', { name: 'Zoom' });
  await slider.focus();
  for (const [key, value] of [
    ['ArrowRight', '2.5'],
    ['ArrowUp', '3'],
    ['ArrowLeft', '2.5'],
    ['ArrowDown', '2'],
    ['PageUp', '2.5'],
    ['PageDown', '2'],
    ['End', '4'],
    ['ArrowRight', '4'],
    ['Home', '1'],
  ] as const) {
    await press(page, key);
    await expect(slider, key).toHaveValue(value);
  }
});

test('NumberField: arrows, Page keys, Home and End stay within the limits', async ({ page }) => {
  await openStory(page, 'numberfield--default');
  const field = page.getByRole('textbox');
  await field.focus();
  for (const [key, value] of [
    ['ArrowUp', '31'],
    ['ArrowDown', '30'],
    ['End', '120'],
    ['ArrowUp', '120'],
    ['Home', '5'],
    ['ArrowDown', '5'],
  ] as const) {
    await press(page, key);
    await expect(field, key).toHaveValue(value);
  }
});

test('Switch and Checkbox: Space toggles, Enter does not', async ({ page }) => {
  await openStory(page, 'form--every-field');
  for (const control of [
    page.getByRole('switch', { name: 'IP whitelist' }),
    page.getByRole('checkbox', { name: 'I agree' }),
  ]) {
    await control.focus();
    await press(page, 'Space');
    await expect(control).toBeChecked();
    await press(page, 'Space');
    await expect(control).not.toBeChecked();
  }
});

test('Disclosure: Enter and Space open and close, what is closed takes no focus', async ({ page }) => {
  await openStory(page, 'disclosure--default');
  const trigger = page.getByRole('button', { name: 'Response body' });
  await trigger.focus();
  for (const [key, isExpanded] of [
    ['Enter', true],
    ['Enter', false],
    ['Space', true],
    ['Space', false],
  ] as const) {
    await press(page, key);
    await expect(trigger).toHaveAttribute('aria-expanded', String(isExpanded));
    await expect(page.getByText('{ "code": 200 }')).toBeVisible({ visible: isExpanded });
  }
});

test('SearchField: Escape clears and keeps the focus', async ({ page }) => {
  await openStory(page, 'searchfield--filled');
  const field = page.getByRole('searchbox');
  await field.focus();
  await press(page, 'Escape');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

const typeAhead = [
  { component: 'Menu', story: 'menu--names', trigger: 'Northwind Ltd', typed: 'new z', found: 'New zone' },
  {
    component: 'Select',
    story: 'select--type-ahead',
    trigger: /Application/,
    typed: 'new z',
    found: 'New Zealand',
  },
  {
    component: 'MultiSelect',
    story: 'multiselect--default',
    trigger: /Status/,
    typed: 'timed o',
    found: 'Timed out',
  },
] as const;

for (const { component, story, trigger, typed, found } of typeAhead) {
  test(`${component}: a space within what is typed ahead chooses nothing`, async ({ page }) => {
    await openStory(page, story);
    const button = page.getByRole('button', { name: trigger });
    await button.focus();
    await press(page, 'Enter');
    const item = page.getByRole(component === 'Menu' ? 'menuitem' : 'option', { name: found });
    await expect(item).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BUTTON');
    await page.keyboard.type(typed);
    await expect(item).toBeFocused();
    if (component === 'Menu') await expect(page.getByText('Chosen: none')).toBeAttached();
    else await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  });
}

test('Select: a space within what is typed ahead on the closed field opens nothing', async ({ page }) => {
  await openStory(page, 'select--type-ahead');
  const trigger = page.getByRole('button', { name: /Application/ });
  await trigger.focus();
  await page.keyboard.type('new z');
  await expect(trigger).toHaveText('New Zealand');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('Menu: an item that is disabled is no choice by press or key', async ({ page }) => {
  await openStory(page, 'menu--names');
  await page.getByRole('button', { name: 'Northwind Ltd' }).click();
  const item = page.getByRole('menuitem', { name: 'New application' });
  const { x, y } = await middleOf(item);
  await page.mouse.click(x, y);
  await expect(item).toBeVisible();
  await expect(page.getByText('Chosen: none')).toBeAttached();
});

test('ComboBox: the focus alone opens no list, a press opens it whole', async ({ page }) => {
  await openStory(page, 'combobox--default');
  await press(page, 'Tab');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await settle(page);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await field.click();
  await expect(page.getByRole('option')).toHaveCount(5);
  await press(page, 'Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await field.click();
  await expect(page.getByRole('option')).toHaveCount(5);
});

test('ComboBox: typing narrows, Escape takes back, Enter chooses, Alt and arrow open', async ({ page }) => {
  await openStory(page, 'combobox--default');
  const field = page.getByRole('combobox', { name: 'Country or region' });
  await field.focus();
  await page.keyboard.type('kong');
  await expect(page.getByRole('option')).toHaveText(['Hong Kong']);
  await press(page, 'ArrowDown', 'Enter');
  await expect(field).toHaveValue('Hong Kong');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await press(page, 'Alt+ArrowDown');
  await expect(page.getByRole('option')).toHaveCount(5);
  await press(page, 'Alt+ArrowUp');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toHaveValue('Hong Kong');
  await page.keyboard.type('x');
  await press(page, 'Tab');
  await expect(field).toHaveValue('Hong Kong');
});
