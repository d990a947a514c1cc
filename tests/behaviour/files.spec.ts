import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { focused, middleOf, openStory, press } from './support.ts';

const zone = (page: Page) => page.getByRole('button', { name: /^Drop or paste/ });
const chosen = (page: Page) => page.getByRole('status');

/** Drops files from the desktop; an event made in the page carries no files. */
async function drop(page: Page, target: Locator, files: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = await middleOf(target);
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, ...at, data });
  }
}

/** Pastes a file into what has the focus. */
const paste = (page: Page, name: string) =>
  page.evaluate((file) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([file], file, { type: 'image/png' }));
    const options = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', options));
  }, name);

test.beforeEach(({ page }) => openStory(page, 'filepicker--several'));

test('FilePicker: its button opens the system’s dialog, which takes several', async ({ page }) => {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose images' }).press('Enter');
  const dialog = await opened;
  expect(dialog.isMultiple()).toBe(true);
  await dialog.setFiles([
    { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('a') },
    { name: 'b.png', mimeType: 'image/png', buffer: Buffer.from('b') },
  ]);
  await expect(chosen(page)).toHaveText('a.png, b.png');
});

test('FilePicker: the same file may be chosen again', async ({ page }) => {
  const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('a') };
  const input = page.locator('input[type="file"]');
  for (const before of ['', 'a.png']) {
    await expect(chosen(page)).toHaveText(before);
    const opened = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose images' }).press('Enter');
    await (await opened).setFiles(file);
  }
  await expect(input).toHaveCount(1);
  await expect(chosen(page)).toHaveText('a.png');
});

test('FilePicker: Tab reaches the zone, which is named, and the button', async ({ page }) => {
  await press(page, 'Tab');
  await expect(focused(page)).toHaveAccessibleName(/Drop or paste an image here Images/);
  await press(page, 'Tab');
  await expect(focused(page)).toHaveAccessibleName('Choose images');
});

test('FilePicker: what is dropped is chosen', async ({ page }, testInfo) => {
  const files = ['a.png', 'b.png'].map((name) => testInfo.outputPath(name));
  for (const file of files) writeFileSync(file, 'image');
  await drop(page, page.getByRole('button', { name: 'Choose images' }), files);
  await expect(chosen(page)).toHaveText('a.png, b.png');
});

test('FilePicker: what is pasted is chosen, once', async ({ page }) => {
  await zone(page).focus();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.push(document.querySelector('[role="status"]')?.textContent ?? '');
    }).observe(document.querySelector('[role="status"]') ?? document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await paste(page, 'a.png');
  await expect(chosen(page)).toHaveText('a.png');
  await paste(page, 'b.png');
  await expect(chosen(page)).toHaveText('b.png');
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['a.png', 'b.png']);
});
