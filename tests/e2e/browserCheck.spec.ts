import { expect, keepToken, test } from './support.ts';

test('an old browser shows the list of supported browsers', { tag: '@both' }, async ({ page }) => {
  await keepToken(page, 'token');
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  await page.goto('/record');
  await expect(page.getByText('This browser isn’t supported.')).toBeVisible();
  await expect(page.getByText('当前浏览器不受支持。')).toBeVisible();
  await expect(page.getByText('newest Chrome, Edge, Firefox or Safari')).toBeVisible();
  await expect(page.getByText('Check your connection')).toBeHidden();
});
