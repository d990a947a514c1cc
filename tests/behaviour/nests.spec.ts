import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectFocusWithin, openStory, press, settle } from './support.ts';

interface Nest {
  inner: string;
  trigger: (outer: Locator) => Locator;
  opened: (page: Page) => Locator;
  /** The key that opens the overlay of a field. The field keeps the focus. */
  fieldKey?: string;
}

const nests: readonly Nest[] = [
  {
    inner: 'Select',
    trigger: (outer) => outer.getByRole('button', { name: /Country/ }),
    opened: (page) => page.getByRole('listbox'),
  },
  {
    inner: 'MultiSelect',
    trigger: (outer) => outer.getByRole('button', { name: /Markets/ }),
    opened: (page) => page.getByRole('listbox'),
  },
  {
    inner: 'Menu',
    trigger: (outer) => outer.getByRole('button', { name: 'Actions' }),
    opened: (page) => page.getByRole('menu'),
  },
  {
    inner: 'Popover',
    trigger: (outer) => outer.getByRole('button', { name: 'Columns' }),
    opened: (page) => page.getByRole('dialog', { name: 'Columns' }),
  },
  {
    inner: 'Dialog',
    trigger: (outer) => outer.getByRole('button', { name: 'Delete', exact: true }),
    opened: (page) => page.getByRole('dialog', { name: 'Sure?' }),
  },
  {
    inner: 'ComboBox',
    trigger: (outer) => outer.getByRole('combobox', { name: 'Home' }),
    opened: (page) => page.getByRole('listbox'),
    fieldKey: 'ArrowDown',
  },
];

async function openOuter(page: Page, outer: string): Promise<Locator> {
  await openStory(page, `overlays--in-${outer}`);
  await page.getByRole('button', { name: 'Open' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Outer' });
  await expect(dialog).toBeVisible();
  await expectFocusWithin(dialog);
  return dialog;
}

for (const outer of ['dialog', 'drawer', 'sheet'] as const) {
  for (const { inner, trigger, opened, fieldKey } of nests) {
    test(`${inner} in a ${outer}: Escape closes only the inner overlay`, async ({ page }) => {
      const dialog = await openOuter(page, outer);
      const button = trigger(dialog);
      await button.press(fieldKey ?? 'Enter');
      await expect(opened(page)).toBeVisible();
      if (fieldKey === undefined) await expectFocusWithin(opened(page));
      await press(page, 'Escape');
      await expect(opened(page)).toHaveCount(0);
      await settle(page);
      await expect(dialog).toBeVisible();
      await expect(button).toBeFocused();
      await press(page, 'Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
    });
  }

  test(`Tooltip in a ${outer}: Escape dismisses only the tooltip (WCAG 1.4.13)`, async ({ page }) => {
    const dialog = await openOuter(page, outer);
    // While a list is open, react-aria hides all other controls from the accessibility tree.
    const icon = dialog.getByRole('button', { name: 'Dark theme', includeHidden: true });
    for (let steps = 0; steps < 20; steps += 1) {
      if (await icon.evaluate((element) => element === document.activeElement)) break;
      await press(page, 'Tab');
    }
    await expect(icon).toBeFocused();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await settle(page);
    await expect(dialog).toBeVisible();
    await expect(icon).toBeFocused();
    await press(page, 'Escape');
    await expect(dialog).toHaveCount(0);
  });

  test(`The focus cycles within a ${outer}`, async ({ page }) => {
    const dialog = await openOuter(page, outer);
    for (let steps = 0; steps < 24; steps += 1) {
      await press(page, steps < 12 ? 'Tab' : 'Shift+Tab');
      await expectFocusWithin(dialog);
    }
  });
}

test('Escape dismisses only the tooltip of a hovered button in a dialog', async ({ page }) => {
  const dialog = await openOuter(page, 'dialog');
  await dialog.getByRole('button', { name: 'Dark theme' }).hover();
  await page.mouse.move(0, 0);
  await dialog.getByRole('button', { name: 'Dark theme' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await settle(page);
  await expect(dialog).toBeVisible();
});

test('A press outside of a menu in a drawer closes only the menu', async ({ page }) => {
  const drawer = await openOuter(page, 'drawer');
  await drawer.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.mouse.click(40, 450);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await settle(page);
  await expect(drawer).toBeVisible();
  await page.mouse.click(40, 450);
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
});

test('Escape closes a focused toast, but not the open dialog next to it', async ({ page }) => {
  await openStory(page, 'toast--beside-dialog');
  await page.getByRole('button', { name: 'Withdraw' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  const copy = dialog.getByRole('button', { name: 'Copy' });
  await copy.press('Enter');
  await expect(page.getByText('Copied')).toBeVisible();
  await press(page, 'F6');
  await expect(page.getByRole('region', { name: 'Messages' })).toBeFocused();
  await press(page, 'Tab');
  await expectFocusWithin(page.getByRole('region', { name: 'Messages' }));
  await press(page, 'Escape');
  await expect(page.getByText('Copied')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(copy).toBeFocused();
});

test('A toast on a phone doesn’t cover the title or the footer of a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStory(page, 'toast--beside-dialog');
  await page.getByRole('button', { name: 'Withdraw' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await dialog.getByRole('button', { name: 'Copy' }).press('Enter');
  const toast = page.getByRole('alertdialog', { name: 'Copied' });
  const edges = async () => {
    const [title, foot, message] = await Promise.all(
      [dialog.getByRole('heading'), dialog.getByRole('button', { name: 'Continue' }), toast].map((part) =>
        part.boundingBox(),
      ),
    );
    if (!title || !foot || !message) throw new Error('Nothing is drawn');
    return {
      isUnderTitle: message.y >= title.y + title.height,
      isAboveFoot: message.y + message.height <= foot.y,
    };
  };
  await expect.poll(edges).toEqual({ isUnderTitle: true, isAboveFoot: true });
});

test('A toast on a phone appears above the bottom bar and pinned content', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStory(page, 'toast--default');
  await page.getByRole('button', { name: 'Show success' }).click();
  const bottom = async () => {
    const box = await page.getByRole('alertdialog', { name: 'Copied' }).boundingBox();
    return box && box.y + box.height;
  };
  await expect.poll(bottom).toBe(844 - 64 - 80);
});

test('A locked dialog stays open on Escape and on a press outside', async ({ page }) => {
  await openStory(page, 'dialog--locked');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await press(page, 'Escape');
  await page.mouse.click(5, 5);
  await settle(page);
  await expect(dialog).toBeVisible();
  await expectFocusWithin(dialog);
});
