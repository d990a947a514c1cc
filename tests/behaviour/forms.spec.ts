import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { find, middleOf, openStory, press, pressFrom, recordSubmissions, settle, tables } from './support.ts';

const everyField = 'form--every-field';

const textbox = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true });
const list = (name: RegExp) => (page: Page) => page.getByRole('button', { name });

const fields = tables.flatMap(({ form = [] }) => form);

type Field = (typeof fields)[number];

async function fillIn(page: Page, { field, fill }: Field): Promise<void> {
  await pressFrom(page, field, fill, fill.startsWith('Enter'));
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

async function fillInAll(page: Page): Promise<void> {
  for (const field of fields) await fillIn(page, field);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' });

test('A completed form submits every field by its name', async ({ page }) => {
  test.slow();
  await openStory(page, everyField);
  const sent = await recordSubmissions(page);
  await fillInAll(page);
  await save(page).click();
  const [entries] = await sent();
  for (const { name, sent: values } of fields) {
    expect(
      (entries ?? []).filter(([key]) => key === name).map(([, value]) => value),
      name,
    ).toEqual(values);
  }
  expect((entries ?? []).filter(([key]) => key === 'range')).toEqual([['range', '7d']]);
});

for (const field of fields) {
  test(`${field.name}: an empty required field stops the form with an error`, async ({ page }) => {
    // The test first fills in all other fields, so it needs more time.
    test.slow();
    await openStory(page, everyField);
    const sent = await recordSubmissions(page);
    for (const other of fields) if (other !== field) await fillIn(page, other);
    await save(page).click();
    await settle(page);
    expect(await sent()).toEqual([]);
    const described = find(page, field.group ?? field.field);
    await expect(described).toHaveAccessibleDescription(/\w/);
    await expect(find(page, field.field)).toBeFocused();
    await fillIn(page, field);
    // The error disappears while the user types. If the error disappeared when the field loses focus, the button
    // would move under the pointer.
    // A date keeps the description that contains the selected day.
    await expect(described).toHaveAccessibleDescription(/^(Selected Date: \w+ \d+, \d+)?$/);
    const { x, y } = await middleOf(save(page));
    await page.mouse.click(x, y);
    await expect.poll(async () => (await sent()).length).toBe(1);
  });

  test(`${field.name}: a reset restores the initial value on screen and in the form data`, async ({
    page,
  }) => {
    await openStory(page, everyField);
    const look = async () => [
      await find(page, field.field).ariaSnapshot(),
      await page.locator('form [data-selected]').count(),
    ];
    const before = await look();
    await fillIn(page, field);
    expect(await look()).not.toEqual(before);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(look).toEqual(before);
    const left = await page.evaluate((name) => {
      const form = document.querySelector('form');
      return form ? new FormData(form).getAll(name).filter((value) => typeof value === 'string') : [];
    }, field.name);
    expect(left.filter((value) => value !== '')).toEqual([]);
  });
}

test('Select: a reset restores a choice that the page controls', async ({ page }) => {
  await openStory(page, 'select--kept-by-the-page');
  const select = list(/Application/)(page);
  await select.focus();
  await page.keyboard.type('ios');
  await expect(select).toHaveText('iOS shop');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(select).toHaveText('All applications');
});

for (const label of ['Name', 'Minutes', 'Amount', 'Code']) {
  test(`Enter in ${label} submits the form`, async ({ page }) => {
    await openStory(page, everyField);
    const sent = await recordSubmissions(page);
    await fillInAll(page);
    await textbox(label)(page).press('Enter');
    await expect.poll(async () => (await sent()).length).toBe(1);
  });
}

test('Enter in an open list chooses an option without submitting the form', async ({ page }) => {
  await openStory(page, everyField);
  const sent = await recordSubmissions(page);
  await fillInAll(page);
  const home = page.getByRole('combobox', { name: 'Home' });
  await home.focus();
  await press(page, 'Alt+ArrowDown', 'ArrowDown', 'Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await list(/Country/)(page).focus();
  await press(page, 'Enter', 'ArrowUp', 'Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  expect(await sent()).toEqual([]);
});

/** Fills in a field as browsers and password managers do: sets the value, then dispatches events. */
async function autofill(target: Locator, value: string): Promise<void> {
  await target.evaluate((element, text) => {
    const prototype = Object.getPrototypeOf(element);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, value);
}

test('The form submits values that the browser filled in', async ({ page }) => {
  await openStory(page, everyField);
  const sent = await recordSubmissions(page);
  await fillInAll(page);
  await autofill(textbox('Name')(page), 'Filled');
  await autofill(page.getByLabel('Password', { exact: true }), 'from the vault');
  await autofill(textbox('Code')(page), '654321');
  await autofill(page.locator('select[name="country"]'), 'SG');
  await expect(list(/Country/)(page)).toHaveText('Singapore');
  await save(page).click();
  const data = Object.fromEntries((await sent())[0] ?? []);
  expect(data).toMatchObject({
    name: 'Filled',
    password: 'from the vault',
    code: '654321',
    country: 'SG',
  });
});

test('AmountField: the wheel and the arrow keys don’t change the value', async ({ page }) => {
  await openStory(page, 'amountfield--filled');
  const field = page.getByRole('textbox', { name: 'Amount' });
  await field.click();
  await page.mouse.wheel(0, 200);
  await press(page, 'ArrowUp', 'ArrowDown', 'PageUp');
  await expect(field).toHaveValue('5000.00');
});

test('CodeInput: a digit in the middle can be corrected', async ({ page }) => {
  await openStory(page, 'codeinput--default');
  const field = page.getByRole('textbox');
  await field.pressSequentially('129456');
  await press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace');
  await page.keyboard.type('3');
  await expect(field).toHaveValue('123456');
});
