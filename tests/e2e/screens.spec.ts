import { addressOf, isShared, pagePaths } from '#console/lib/address/pages.ts';
import { expect, signIn, test } from './support.ts';

test.describe('every page opens without an error', { tag: ['@browsers', '@both'] }, () => {
  for (const path of pagePaths) {
    test(path, async ({ page, isMobile }) => {
      await signIn(page);
      await page.goto(addressOf(path, isMobile ? 'mobile' : 'desktop'));
      await expect(page.locator('main h1').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveTitle(/\S · Settlement Business Center/);
      await expect(page.getByRole('alert')).toHaveCount(0);
      // The path shows whether the console used the layout for this device.
      expect(new URL(page.url()).pathname.startsWith('/m/')).toBe(isMobile && !isShared(path));
    });
  }
});
