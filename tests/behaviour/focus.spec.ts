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
  test(`${component}: the focus goes in, and back to its trigger on Escape`, async ({ page }) => {
    await openStory(page, story);
    const button = page.getByRole('button', { name: trigger });
    await button.press('Enter');
    const overlay = page.getByRole(role);
    await expect(overlay).toBeVisible();
    await expectFocusWithin(overlay);
    await press(page, 'Escape');
    await expect(overlay).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test(`${component}: opened by the pointer it gives the focus back, too`, async ({ page }) => {
    await openStory(page, story);
    const button = page.getByRole('button', { name: trigger });
    await button.click();
    const overlay = page.getByRole(role);
    await expect(overlay).toBeVisible();
    await expectFocusWithin(overlay);
    await press(page, 'Escape');
    await expect(overlay).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

for (const { component, story, trigger, role } of overlays.filter(({ role }) => role === 'dialog')) {
  test(`${component}: what is behind it is hidden from screen readers`, async ({ page }) => {
    await openStory(page, story);
    const button = page.getByRole('button', { name: trigger });
    const behind = page.locator(
      ':is([inert], [aria-hidden="true"]):is(main, :has(main), main *):has(button)',
    );
    await button.click();
    await expect(page.getByRole(role)).toBeVisible();
    await expect(behind.first()).toBeAttached();
    await press(page, 'Escape');
    await expect(behind).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

interface Stop {
  component: string;
  story: string;
  /** What Tab reaches; its surroundings are looked at for the ring. */
  of: (page: Page) => Locator;
}

const stops: readonly Stop[] = [
  { component: 'Button', story: 'button--default', of: (page) => page.getByRole('button') },
  { component: 'IconButton', story: 'iconbutton--default', of: (page) => page.getByRole('button') },
  { component: 'Link', story: 'link--default', of: (page) => page.getByRole('link') },
  { component: 'ButtonLink', story: 'buttonlink--default', of: (page) => page.getByRole('link') },
  { component: 'CardButton', story: 'cardbutton--default', of: (page) => page.getByRole('button') },
  { component: 'CardLink', story: 'cardlink--default', of: (page) => page.getByRole('link') },
  { component: 'Breadcrumbs', story: 'breadcrumbs--default', of: (page) => page.getByRole('link').first() },
  { component: 'CopyButton', story: 'copybutton--default', of: (page) => page.getByRole('button') },
  { component: 'Select', story: 'select--default', of: (page) => page.getByRole('button') },
  { component: 'MultiSelect', story: 'multiselect--default', of: (page) => page.getByRole('button') },
  { component: 'ComboBox', story: 'combobox--default', of: (page) => page.getByRole('combobox') },
  { component: 'TextField', story: 'textfield--default', of: (page) => page.getByRole('textbox') },
  { component: 'TextArea', story: 'textarea--default', of: (page) => page.getByRole('textbox') },
  { component: 'SearchField', story: 'searchfield--default', of: (page) => page.getByRole('searchbox') },
  { component: 'NumberField', story: 'numberfield--default', of: (page) => page.getByRole('textbox') },
  { component: 'AmountField', story: 'amountfield--default', of: (page) => page.getByRole('textbox') },
  { component: 'CodeInput', story: 'codeinput--default', of: (page) => page.getByRole('textbox') },
  { component: 'Checkbox', story: 'checkbox--default', of: (page) => page.getByRole('checkbox') },
  { component: 'Switch', story: 'switch--default', of: (page) => page.getByRole('switch') },
  { component: 'RadioGroup', story: 'radiogroup--default', of: (page) => page.getByRole('radio').first() },
  { component: 'RadioCard', story: 'radiogroup--cards', of: (page) => page.getByRole('radio').first() },
  { component: 'Rating', story: 'rating--chosen', of: (page) => page.getByRole('radio', { checked: true }) },
  {
    component: 'SegmentedControl',
    story: 'segmentedcontrol--default',
    of: (page) => page.getByRole('radio', { checked: true }),
  },
  { component: 'Slider', story: 'slider--default', of: (page) => page.getByRole('slider') },
  { component: 'Tabs', story: 'tabs--default', of: (page) => page.getByRole('tab').first() },
  { component: 'Disclosure', story: 'disclosure--default', of: (page) => page.getByRole('button') },
  { component: 'TagGroup', story: 'taggroup--default', of: (page) => page.getByRole('row').first() },
  {
    component: 'Pagination',
    story: 'pagination--turned',
    of: (page) => page.getByRole('button', { name: 'Page 1', exact: true }),
  },
  {
    component: 'DataTable',
    story: 'datatable--default',
    of: (page) => page.getByRole('button', { name: /^Payment/ }).first(),
  },
  {
    component: 'DateRangePicker',
    story: 'daterangepicker--default',
    of: (page) => page.getByRole('button').last(),
  },
];

const looks = [
  { name: 'in light', media: {} },
  { name: 'in forced colours', media: { forcedColors: 'active' } },
] as const;

for (const { name, media } of looks) {
  for (const { component, story, of } of stops) {
    test(`${component}: Tab reaches it, and one sees where it is ${name}`, async ({ page }) => {
      await page.emulateMedia(media);
      await openStory(page, story);
      const target = of(page);
      await expect(target).toBeAttached();
      await page.mouse.move(0, 899);
      // Fields show that the caret is in them; the caret itself is not drawn in pictures.
      const before = await page.screenshot();
      for (let steps = 0; steps < 16; steps += 1) {
        await press(page, 'Tab');
        if (await target.evaluate((element) => element.contains(document.activeElement))) break;
      }
      await expectFocusWithin(target);
      await expect
        .poll(
          async () => (await page.screenshot()).equals(before),
          'the same picture with the focus and without',
        )
        .toBe(false);
    });
  }
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

/** How an element and what is inside it, the words apart, are drawn. */
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
  test(`${component}: one sees in forced colours which is chosen`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openStory(page, story);
    const unchosen = await looksOf(second(page));
    await second(page).click();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.mouse.move(0, 899);
    await settle(page);
    expect(await looksOf(second(page))).not.toBe(unchosen);
    // The one before is drawn as one that is not chosen: nothing marks two.
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
  test(`${component}: one sees in forced colours whether it is on`, async ({ page }) => {
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

test('Pagination: at its ends the pressed arrow keeps the focus', async ({ page }) => {
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

test('Pagination: a page that does not exist is refused where it was typed', async ({ page }) => {
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

test('TagGroup: with the last tag gone the focus is not lost', async ({ page }) => {
  await openStory(page, 'taggroup--default');
  await page.getByRole('row').first().focus();
  await press(page, 'Delete', 'Delete');
  await expect(page.getByRole('row')).toHaveCount(1);
  await press(page, 'Delete');
  await expect(page.getByRole('row')).toHaveCount(0);
  await expectFocusKept(page);
});

test('Button: it keeps the focus while it waits and when the answer comes', async ({ page }) => {
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
  test(`${component}: while it is open the page ${isStill ? 'keeps still, and scrolls again after' : 'scrolls'}`, async ({
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

test('Nothing on the page moves when a list or a dialog opens', async ({ page }) => {
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

test('Reduced motion: what opens is there at once', async ({ page }) => {
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
