import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Guide } from '#design-system/components/guide.ts';
import { find, openStory, press, pressFrom, pressKey, settle, tables } from './support.ts';

const isCurrent = (item: Locator) =>
  item.evaluate(
    (element) =>
      element === document.activeElement ||
      (element.id !== '' && document.activeElement?.getAttribute('aria-activedescendant') === element.id),
  );

async function expectCurrent(page: Page, line: string): Promise<void> {
  const item = find(page, line);
  await expect.poll(() => isCurrent(item), `${line} is current`).toBe(true);
  await expect(item).toMatchAriaSnapshot(`- ${line}`);
}

async function begin(
  page: Page,
  { story = 'default', from, after = '' }: NonNullable<Guide['start']>,
  name: string,
) {
  await openStory(page, `${name.toLowerCase()}--${story}`);
  if (from !== undefined) await pressFrom(page, from, after, true);
}

const media = [
  ['in light', {}],
  ['in forced colors', { forcedColors: 'active' }],
] as const;

for (const { name, start, keys } of tables) {
  for (const [pressed, effect, shows, own] of keys) {
    if (shows === undefined) continue;
    const from = { ...start, ...own };
    const story = from.story ?? 'default';
    if (pressed === 'Tab' && typeof shows === 'string') {
      for (const [look, emulated] of media) {
        test(`${name} (${story}): Tab. ${effect} The focus is visible ${look}`, async ({ page }) => {
          await page.emulateMedia(emulated);
          await openStory(page, `${name.toLowerCase()}--${story}`);
          const target = find(page, shows);
          await expect(target).toBeAttached();
          await page.mouse.move(0, 899);
          // Screenshots don't contain the text cursor, so a field must show the focus by its style.
          const before = await page.screenshot();
          for (let steps = 0; steps < 16; steps += 1) {
            await press(page, 'Tab');
            if (await isCurrent(target)) break;
          }
          await expectCurrent(page, shows);
          await expect
            .poll(async () => (await page.screenshot()).equals(before), 'the same picture without the focus')
            .toBe(false);
        });
      }
      continue;
    }
    const tries = pressed.split(', ');
    const runs = typeof shows === 'string' ? tries.map((key) => [key]) : [tries];
    test(`${name} (${story}): ${pressed}. ${effect}`, async ({ page }) => {
      for (const run of runs) {
        await begin(page, from, name);
        for (const [index, key] of run.entries()) {
          await pressKey(page, key);
          const line = typeof shows === 'string' ? shows : (shows[index] ?? '');
          await test.step(`${key} → ${line}`, () => expectCurrent(page, line));
        }
      }
    });
  }
}

test('Select: Escape closes the open list, but Tab doesn’t', async ({ page }) => {
  await openStory(page, 'overlays--on-page');
  const country = page.getByRole('button', { name: /Country/ });
  await country.press('Enter');
  await expectCurrent(page, 'option "Singapore"');
  await press(page, 'Tab');
  await expectCurrent(page, 'option "Singapore"');
  await press(page, 'Escape');
  await expect(country).toBeFocused();
});

test('SearchField: Escape clears the field without moving the focus', async ({ page }) => {
  await openStory(page, 'searchfield--filled');
  const field = page.getByRole('searchbox');
  await field.focus();
  await press(page, 'Escape');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('ComboBox: a press opens the list, but focusing the field doesn’t', async ({ page }) => {
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

test('ComboBox: keys filter the list, choose an option and open or close the list', async ({ page }) => {
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
