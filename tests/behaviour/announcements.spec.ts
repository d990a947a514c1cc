import { expect, test } from '@playwright/test';
import { openStory, press, recordAnnouncements } from './support.ts';

test('A toast is announced', async ({ page }) => {
  await openStory(page, 'toast--default');
  const announcements = await recordAnnouncements(page);
  await page.getByRole('button', { name: 'Show success' }).press('Enter');
  await expect.poll(async () => (await announcements()).join(' · ')).toContain('Copied');
  await page.getByRole('button', { name: 'Show failure' }).press('Enter');
  await expect.poll(async () => (await announcements()).join(' · ')).toContain('Too many attempts');
});

test('A pending button announces its state with its name', async ({ page }) => {
  await openStory(page, 'button--counted');
  const announcements = await recordAnnouncements(page);
  const send = page.getByRole('button', { name: /Send/ });
  await send.press('Enter');
  await expect(send).toHaveAccessibleName(/Send.*Sending/);
  await expect.poll(async () => (await announcements()).join(' · ')).toContain('Sending');
});

test('ComboBox announces the number of matching options', async ({ page }) => {
  await openStory(page, 'combobox--default');
  const announcements = await recordAnnouncements(page);
  await page.getByRole('combobox').pressSequentially('kong');
  await expect.poll(async () => (await announcements()).join(' · ')).toMatch(/\b1 option/);
});

test('Copying a value is announced (§8, copy)', async ({ page }) => {
  await openStory(page, 'copybutton--refused');
  const announcements = await recordAnnouncements(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } });
  });
  await page.getByRole('button').first().press('Enter');
  await expect.poll(async () => (await announcements()).join(' · ')).toMatch(/copied/i);
});

test('Pagination announces the range of rows after a page change', async ({ page }) => {
  await openStory(page, 'pagination--turned');
  const announcements = await recordAnnouncements(page);
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect.poll(async () => (await announcements()).join(' · ')).toContain('21–40 of 41');
});

test('Select exposes the list with its name and its selected option', async ({ page }) => {
  await openStory(page, 'select--selected');
  await page.getByRole('button').press('Enter');
  await expect(page.getByRole('listbox')).toMatchAriaSnapshot(`
    - listbox /Application/:
      - option "Checkout · web"
      - option "iOS shop" [selected]
      - option "Invoice desk"
  `);
  await press(page, 'Escape');
});

test('Menu exposes which item is checked', async ({ page }) => {
  await openStory(page, 'menu--choice');
  await page.getByRole('button').press('Enter');
  await expect(page.getByRole('menu')).toMatchAriaSnapshot(`
    - menu "Language":
      - group "Language":
        - menuitemradio "English" [checked]
        - menuitemradio "简体中文"
  `);
});
