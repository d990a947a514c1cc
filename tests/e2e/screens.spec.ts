import { addressOf, isShared, pagePaths } from '#console/lib/pages.ts';
import { expect, signIn, test } from './support.ts';

/** `pnpm browsers`: every page stands, without an error, by its own title and in the layout of its device. */
test.describe('every page', { tag: ['@browsers', '@both'] }, () => {
  for (const path of pagePaths) {
    test(path, async ({ page, isMobile }) => {
      await signIn(page);
      await page.goto(addressOf(path, isMobile ? 'mobile' : 'desktop'));
      await expect(page.locator('main h1').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveTitle(/\S · Settlement Business Center/);
      await expect(page.getByRole('alert')).toHaveCount(0);
      // The other device's layout would lead to its own address.
      expect(new URL(page.url()).pathname.startsWith('/m/')).toBe(isMobile && !isShared(path));
    });
  }
});
