import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectFocusKept, expectFocusWithin, openStory, press, pressWhereItIs, settle } from './support.ts';

const overlays = [
  { component: 'Dialog', story: 'dialog--default', trigger: 'Withdraw', role: 'dialog' },
  { component: 'Drawer', story: 'drawer--default', trigger: 'Open payment', role: 'dialog' },
  { component: 'Sheet', story: 'sheet--default', trigger: 'Filter', role: 'dialog' },
  { component: 'Popover', story: 'popover--default', trigger: 'Columns', role: 'dialog' },
  { component: 'Menu', story: 'menu--default', trigger: 'Northwind Ltd', role: 'menu' },
  { component: 'Select', story: 'select--default', trigger: /Application/, role: 'listbox' },
  { component: 'MultiSelect', story: 'multiselect--default', trigger: /Status/, role: 'listbox' },
] as const;

for (const { component, story, trigger, role } of overlays) {
  test(`${component}: Escape returns the focus to the trigger that was pressed`, async ({ page }) => {
    await openStory(page, story);
    const button = page.getByRole('button', { name: trigger });
    const hidden = page.locator(
      ':is([inert], [aria-hidden="true"]):is(main, :has(main), main *):has(button)',
    );
    await button.click();
    const overlay = page.getByRole(role);
    await expect(overlay).toBeVisible();
    await expectFocusWithin(overlay);
    // While a dialog is open, the content behind it is hidden from screen readers.
    if (role === 'dialog') await expect(hidden.first()).toBeAttached();
    await press(page, 'Escape');
    await expect(overlay).toHaveCount(0);
    await expect(hidden).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

interface Choice {
  component: string;
  story: string;
  first: (page: Page) => Locator;
  second: (page: Page) => Locator;
}

const radio = (name: string) => (page: Page) =>
  page.locator('label', { has: page.getByRole('radio', { name }) });

const choices: readonly Choice[] = [
  {
    component: 'SegmentedControl',
    story: 'segmentedcontrol--default',
    first: radio('7 days'),
    second: radio('30 days'),
  },
  {
    component: 'RadioGroup',
    story: 'radiogroup--default',
    first: radio('The merchant'),
    second: radio('The payer'),
  },
  { component: 'RadioCard', story: 'radiogroup--cards', first: radio('TRON'), second: radio('Ethereum') },
  {
    component: 'Tabs',
    story: 'tabs--default',
    first: (page) => page.getByRole('tab', { name: 'Balances' }),
    second: (page) => page.getByRole('tab', { name: 'Transfers' }),
  },
];

const looksOf = (target: Locator) =>
  target.evaluate((element) =>
    [element, ...element.querySelectorAll('span')]
      .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo || null)))
      .map((style) =>
        [
          style.backgroundColor,
          style.color,
          style.borderBlockEndColor,
          style.borderBlockEndWidth,
          style.borderInlineStartWidth,
          style.outlineStyle,
          style.width,
        ].join(' '),
      )
      .join('|'),
  );

for (const { component, story, first, second } of choices) {
  test(`${component}: the selected item looks different in forced-colors mode`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openStory(page, story);
    const unchosen = await looksOf(second(page));
    await second(page).click();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.mouse.move(0, 899);
    await settle(page);
    expect(await looksOf(second(page))).not.toBe(unchosen);
    await first(page).click();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.mouse.move(0, 899);
    await expect.poll(() => looksOf(second(page))).toBe(unchosen);
  });
}

for (const [component, story, name] of [
  ['Checkbox', 'checkbox--default', 'checkbox'],
  ['Switch', 'switch--default', 'switch'],
] as const) {
  test(`${component}: the on state is visible in forced colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openStory(page, story);
    const label = page.locator('label', { has: page.getByRole(name) });
    const off = await label.screenshot();
    await label.click();
    await page.mouse.move(0, 899);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await settle(page);
    expect((await label.screenshot()).equals(off)).toBe(false);
  });
}

test('Pagination: the pressed arrow button keeps the focus on the first and last page', async ({ page }) => {
  await openStory(page, 'pagination--turned');
  const next = page.getByRole('button', { name: 'Next page' });
  const previous = page.getByRole('button', { name: 'Previous page' });
  await next.focus();
  await press(page, 'Enter', 'Enter', 'Enter');
  await expect(page.getByText('41–41 of 41')).toBeVisible();
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await previous.focus();
  await press(page, 'Space', 'Space', 'Space');
  await expect(page.getByText('1–20 of 41')).toBeVisible();
  await expect(previous).toBeFocused();
});

test('Pagination: an invalid page number marks the field as invalid', async ({ page }) => {
  await openStory(page, 'pagination--turned');
  const box = page.getByRole('textbox', { name: 'Go to' });
  await box.focus();
  await press(page, 'x', 'Enter');
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveValue('x');
  await press(page, 'Backspace', '2', 'Enter');
  await expect(page.getByText('21–40 of 41')).toBeVisible();
  await expect(box).toBeFocused();
});

test('DataTable: the focus is kept when another page replaces the rows', async ({ page }) => {
  await openStory(page, 'datatable--paged');
  await page.getByRole('button', { name: /4410/ }).focus();
  await press(page, 'ArrowDown', 'PageDown');
  await expect(page.getByRole('button', { name: /^Payment ORD-20261120-4225/ })).toBeAttached();
  await expect(page.getByRole('button', { name: /^Payment ORD-20261120-4188/ })).toBeFocused();
});

test('TagGroup: the focus isn’t lost when the last tag is removed', async ({ page }) => {
  await openStory(page, 'taggroup--default');
  await page.getByRole('row').first().focus();
  await press(page, 'Delete', 'Delete');
  await expect(page.getByRole('row')).toHaveCount(1);
  await press(page, 'Delete');
  await expect(page.getByRole('row')).toHaveCount(0);
  await expectFocusKept(page);
});

test('Button: a focused button keeps the focus during and after the pending state', async ({ page }) => {
  await openStory(page, 'button--counted');
  const send = page.getByRole('button', { name: /Send/ });
  await send.press('Enter');
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toBeFocused();
  await page.getByRole('button', { name: 'Answer' }).evaluate((element: HTMLElement) => element.click());
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await expect(send).toBeFocused();
});

const scrolls = [
  {
    component: 'Select',
    of: (page: Page) => page.getByRole('button', { name: /Country/ }),
    opened: 'listbox',
    isStill: true,
  },
  {
    component: 'MultiSelect',
    of: (page: Page) => page.getByRole('button', { name: /Markets/ }),
    opened: 'listbox',
    isStill: true,
  },
  {
    component: 'Menu',
    of: (page: Page) => page.getByRole('button', { name: 'Actions' }),
    opened: 'menu',
    isStill: true,
  },
  {
    component: 'Dialog',
    of: (page: Page) => page.getByRole('button', { name: 'Delete' }),
    opened: 'dialog',
    isStill: true,
  },
  {
    component: 'ComboBox',
    of: (page: Page) => page.getByRole('combobox'),
    opened: 'listbox',
    isStill: false,
  },
] as const;

for (const { component, of, opened, isStill } of scrolls) {
  test(`${component}: the page behind the open overlay ${isStill ? 'doesn’t scroll' : 'scrolls'}`, async ({
    page,
  }) => {
    await openStory(page, 'overlays--on-page');
    await pressWhereItIs(page, of(page));
    await expect(page.getByRole(opened)).toBeVisible();
    await page.mouse.move(1000, 700);
    await page.mouse.wheel(0, 200);
    await settle(page);
    if (isStill) expect(await page.evaluate(() => scrollY)).toBe(0);
    else await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await press(page, 'Escape');
    await expect(page.getByRole(opened)).toHaveCount(0);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
}

test('Opening a list, menu or dialog doesn’t shift the page', async ({ page }) => {
  await openStory(page, 'overlays--on-page');
  const mark = page.getByRole('textbox', { name: 'Name', includeHidden: true });
  const before = await mark.boundingBox();
  const opens = [
    [/Country/, 'listbox'],
    ['Actions', 'menu'],
    ['Delete', 'dialog'],
  ] as const;
  for (const [name, opened] of opens) {
    await pressWhereItIs(page, page.getByRole('button', { name }));
    await expect(page.getByRole(opened)).toBeVisible();
    expect(await mark.boundingBox()).toEqual(before);
    await press(page, 'Escape');
    await expect(page.locator('[data-react-aria-top-layer] *, [role="dialog"], [role="menu"]')).toHaveCount(
      0,
    );
  }
});

test('Reduced motion: a dialog opens without an animation', async ({ page }) => {
  await openStory(page, 'overlays--on-page');
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const running = await page.evaluate(
    () =>
      document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 50).length,
  );
  expect(running).toBe(0);
});
