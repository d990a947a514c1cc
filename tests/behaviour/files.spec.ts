import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { focused, middleOf, openStory, press, settle } from './support.ts';

const chosen = (page: Page) => page.getByRole('status');

/** Drops files on an element with Chromium’s protocol, because events created in the page can’t contain files. */
async function drop(page: Page, target: Locator, files: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = await middleOf(target);
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, ...at, data });
  }
}

/**
 * Copies a picture with the page's own clipboard, because events that a script creates can't contain files.
 * In headless Firefox, pasting the picture doesn't work.
 */
async function copyPicture(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4, 4);
    canvas.getContext('2d')?.fillRect(0, 0, 4, 4);
    const picture = await canvas.convertToBlob({ type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  });
}

test.beforeEach(({ page }) => openStory(page, 'filepicker--several'));

test('FilePicker: the button opens the system dialog for several files', async ({ page }) => {
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

test('FilePicker: the same file can be chosen again', async ({ page }) => {
  const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('a') };
  for (const names of ['a.png', 'a.png, a.png']) {
    const opened = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose images' }).press('Enter');
    await (await opened).setFiles(file);
    await expect(chosen(page)).toHaveText(names);
  }
});

test('FilePicker: Tab reaches the labeled drop zone and the button', async ({ page }) => {
  await press(page, 'Tab');
  await expect(focused(page)).toHaveAccessibleName(/Drop or paste an image here Images/);
  await press(page, 'Tab');
  await expect(focused(page)).toHaveAccessibleName('Choose images');
});

test('FilePicker: all dropped files are chosen', { tag: '@chromium' }, async ({ page }, testInfo) => {
  const files = ['a.png', 'b.png'].map((name) => testInfo.outputPath(name));
  for (const file of files) writeFileSync(file, 'image');
  await drop(page, page.getByRole('button', { name: 'Choose images' }), files);
  await expect(chosen(page)).toHaveText('a.png, b.png');
});

for (const name of ['Choose images', /^Drop or paste/]) {
  for (const source of ['a picture', 'a file'] as const) {
    const title = `FilePicker: ${source} pasted with the focus on ${name} is chosen only once`;
    test(title, { tag: '@chromium' }, async ({ page }) => {
      await copyPicture(page);
      // react-aria reads the file system entry, which is missing for a copied picture.
      if (source === 'a file') {
        await page.evaluate(() => {
          const value = () => ({ isFile: true });
          Object.defineProperty(DataTransferItem.prototype, 'webkitGetAsEntry', { value });
        });
      }
      await page.getByRole('button', { name }).focus();
      await press(page, 'Control+V');
      await expect(chosen(page)).toHaveText('image.png');
      await press(page, 'Control+V');
      await expect(chosen(page)).toHaveText('image.png, image.png');
      await settle(page);
      await expect(chosen(page)).toHaveText('image.png, image.png');
    });
  }
}
