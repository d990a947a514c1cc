import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { middleOf, openStory, press, settle } from './support.ts';

interface Control {
  component: string;
  story: string;
  of: (page: Page) => Locator;
  isDone: (page: Page) => Promise<void>;
  isNotDone: (page: Page) => Promise<void>;
  /** True if the component reacts when the pointer is pressed, not when it's released. */
  actsOnDown?: true;
}

const isChecked = (find: (page: Page) => Locator) => ({
  isDone: (page: Page) => expect(find(page)).toBeChecked(),
  isNotDone: (page: Page) => expect(find(page)).not.toBeChecked(),
});
const isShown = (find: (page: Page) => Locator) => ({
  isDone: (page: Page) => expect(find(page)).toBeVisible(),
  isNotDone: (page: Page) => expect(find(page)).not.toBeVisible(),
});

const terms = (page: Page) => page.getByRole('checkbox', { name: 'I agree' });
const whitelist = (page: Page) => page.getByRole('switch', { name: 'IP whitelist' });
const payer = (page: Page) => page.getByRole('radio', { name: 'The payer pays' });
const longer = (page: Page) => page.getByRole('radio', { name: '30 days' });
const labelOf = (find: (page: Page) => Locator) => (page: Page) => page.locator('label', { has: find(page) });

const controls: readonly Control[] = [
  {
    component: 'Button',
    story: 'button--counted',
    of: (page) => page.getByRole('button', { name: 'Count' }),
    isDone: (page) => expect(page.getByText('Pressed 1 times')).toBeAttached(),
    isNotDone: (page) => expect(page.getByText('Pressed 0 times')).toBeAttached(),
  },
  {
    component: 'Dialog trigger',
    story: 'dialog--default',
    of: (page) => page.getByRole('button', { name: 'Withdraw' }),
    ...isShown((page) => page.getByRole('dialog')),
  },
  {
    component: 'Popover trigger',
    story: 'popover--default',
    of: (page) => page.getByRole('button', { name: 'Columns' }),
    ...isShown((page) => page.getByRole('dialog')),
  },
  {
    component: 'Disclosure',
    story: 'disclosure--default',
    of: (page) => page.getByRole('button'),
    ...isShown((page) => page.getByText('{ "code": 200 }')),
  },
  {
    component: 'Checkbox',
    story: 'form--every-field',
    of: labelOf(terms),
    ...isChecked(terms),
  },
  {
    component: 'Switch',
    story: 'form--every-field',
    of: labelOf(whitelist),
    ...isChecked(whitelist),
  },
  { component: 'Radio', story: 'form--every-field', of: labelOf(payer), ...isChecked(payer) },
  {
    component: 'SegmentedControl',
    story: 'form--every-field',
    of: labelOf(longer),
    ...isChecked(longer),
  },
  {
    component: 'PasswordField eye',
    story: 'passwordfield--default',
    of: (page) => page.getByRole('button'),
    isDone: (page) => expect(page.getByLabel('Transaction password')).toHaveAttribute('type', 'text'),
    isNotDone: (page) => expect(page.getByLabel('Transaction password')).toHaveAttribute('type', 'password'),
  },
  {
    component: 'SearchField cross',
    story: 'searchfield--filled',
    of: (page) => page.getByRole('button', { name: 'Clear' }),
    isDone: (page) => expect(page.getByRole('searchbox')).toHaveValue(''),
    isNotDone: (page) => expect(page.getByRole('searchbox')).toHaveValue('usdt'),
  },
  {
    component: 'Pagination',
    story: 'pagination--turned',
    of: (page) => page.getByRole('button', { name: 'Next page' }),
    isDone: (page) => expect(page.getByText('21–40 of 41')).toBeAttached(),
    isNotDone: (page) => expect(page.getByText('1–20 of 41')).toBeAttached(),
  },
  {
    component: 'TagGroup cross',
    story: 'taggroup--default',
    of: (page) => page.getByRole('button', { name: 'Remove Status: Paid' }),
    isDone: (page) => expect(page.getByRole('row')).toHaveCount(2),
    isNotDone: (page) => expect(page.getByRole('row')).toHaveCount(3),
  },
  {
    component: 'DataTable row',
    story: 'datatable--paged',
    of: (page) => page.getByText('ORD-20261120-4373'),
    isDone: (page) => expect(page.getByText('Opened: ORD-20261120-4373')).toBeAttached(),
    isNotDone: (page) => expect(page.getByText('Opened: none')).toBeAttached(),
  },
  {
    component: 'Select',
    story: 'select--default',
    of: (page) => page.getByRole('button', { name: /Application/ }),
    ...isShown((page) => page.getByRole('listbox')),
    actsOnDown: true,
  },
  {
    component: 'Menu',
    story: 'menu--default',
    of: (page) => page.getByRole('button', { name: 'Northwind Ltd' }),
    ...isShown((page) => page.getByRole('menu')),
    actsOnDown: true,
  },
  {
    component: 'Tabs',
    story: 'tabs--default',
    of: (page) => page.getByRole('tab', { name: 'Transfers' }),
    ...isShown((page) => page.getByText('No transfers today.')),
    actsOnDown: true,
  },
];

for (const { component, story, of, isDone, isNotDone, actsOnDown } of controls) {
  test(`${component}: a press has an effect unless it’s released elsewhere (WCAG 2.5.2)`, async ({
    page,
  }) => {
    await openStory(page, story);
    await isNotDone(page);
    const { x, y } = await middleOf(of(page));
    if (!actsOnDown) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      // Firefox can't move the pointer out of the window, which is 900 px high.
      await page.mouse.move(x, y < 450 ? y + 300 : y - 300, { steps: 4 });
      await page.mouse.up();
      await settle(page);
      await isNotDone(page);
    }
    await page.mouse.click(x, y);
    await isDone(page);
  });

  test(`${component}: a click by a screen reader has an effect`, async ({ page }) => {
    await openStory(page, story);
    // Screen readers press the control of a label instead of the label.
    await of(page).evaluate((element: HTMLElement) => {
      (element instanceof HTMLLabelElement ? element.control : element)?.click();
    });
    await isDone(page);
  });
}

test.describe('touch input', { tag: '@chromium' }, () => {
  test.use({ hasTouch: true });

  for (const { component, story, of, isDone, isNotDone } of controls) {
    test(`${component}: a tap has one effect and leaves no hover state`, async ({ page }) => {
      await openStory(page, story);
      await isNotDone(page);
      await of(page).tap();
      await isDone(page);
      await expect(page.locator('[data-hovered]')).toHaveCount(0);
    });
  }

  test('Select: an option can be chosen by tapping', async ({ page }) => {
    await openStory(page, 'select--default');
    const trigger = page.getByRole('button', { name: /Application/ });
    await trigger.tap();
    await page.getByRole('option', { name: 'iOS shop' }).tap();
    await expect(trigger).toHaveText('iOS shop');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('A tooltip doesn’t open on touch', async ({ page }) => {
    await page.clock.install();
    await openStory(page, 'tooltip--pair');
    await page.getByRole('button', { name: 'Dark theme' }).tap();
    // A tooltip opens after a delay.
    await page.clock.runFor(5000);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

const labels = [
  ['TextField', 'Name', 'textbox'],
  ['TextArea', 'Note', 'textbox'],
  ['NumberField', 'Minutes', 'textbox'],
  ['AmountField', 'Amount', 'textbox'],
  ['CodeInput', 'Code', 'textbox'],
  ['ComboBox', 'Home', 'combobox'],
  ['Select', 'Country', 'button'],
  ['MultiSelect', 'Markets', 'button'],
  ['Slider', 'Zoom', 'slider'],
] as const;

for (const [component, label, role] of labels) {
  test(`${component}: a press on the label moves the focus to the field`, async ({ page }) => {
    await openStory(page, 'form--every-field');
    await page.locator('main').getByText(label, { exact: true }).first().click();
    await expect(page.getByRole(role, { name: new RegExp(`\\b${label}\\b`) })).toBeFocused();
  });
}

test('PasswordField: a press on the label moves the focus to the field', async ({ page }) => {
  await openStory(page, 'passwordfield--default');
  await page.getByText('Transaction password', { exact: true }).click();
  await expect(page.getByLabel('Transaction password')).toBeFocused();
});

const lists = [
  { component: 'Select', story: 'select--default', trigger: /Application/, role: 'option' },
  { component: 'MultiSelect', story: 'multiselect--default', trigger: /Status/, role: 'option' },
  { component: 'Menu', story: 'menu--names', trigger: 'Northwind Ltd', role: 'menuitem' },
  { component: 'ComboBox', story: 'combobox--default', trigger: /Show all/, role: 'option' },
] as const;

for (const { component, story, trigger, role } of lists) {
  test(`${component}: pointer and keyboard never highlight two items at the same time`, async ({ page }) => {
    await openStory(page, story);
    await page.getByRole('button', { name: trigger }).click();
    const items = page.getByRole(role);
    await expect(items.first()).toBeVisible();
    const marked = () =>
      items.evaluateAll((all) =>
        all
          .filter((item) => {
            const { backgroundColor, outlineStyle } = getComputedStyle(item);
            return backgroundColor !== 'rgba(0, 0, 0, 0)' || outlineStyle !== 'none';
          })
          .map((item) => item.textContent),
      );
    await press(page, 'ArrowDown');
    await items.last().hover();
    await expect.poll(marked).toHaveLength(1);
    await press(page, 'Home');
    await settle(page);
    await expect.poll(async () => (await marked()).length).toBeLessThanOrEqual(1);
    await press(page, 'ArrowDown');
    await settle(page);
    await expect.poll(async () => (await marked()).length).toBeLessThanOrEqual(1);
  });
}

test('NumberField: the wheel doesn’t change the value', async ({ page }) => {
  await openStory(page, 'numberfield--default');
  const field = page.getByRole('textbox');
  await field.click();
  // By default, react-aria changes the value by one step for each wheel event.
  await page.mouse.wheel(0, 240);
  await settle(page);
  await press(page, 'Tab');
  await expect(field).toHaveValue('30');
});

test('Slider: the thumb follows drags and presses on the track', async ({ page }) => {
  await openStory(page, 'slider--default');
  const slider = page.getByRole('slider');
  const { x, y } = await middleOf(page.locator('[data-rac]:has(> [data-rac] input[type="range"])').first());
  await page.mouse.click(x, y);
  await expect(slider).toHaveValue('2.5');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(1270, y, { steps: 4 });
  await page.mouse.up();
  await expect(slider).toHaveValue('4');
});
