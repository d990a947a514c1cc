import { addressOf, pagePaths } from '#console/lib/pages.ts';
import { expect, signIn, test } from './support.ts';

/** `pnpm browsers`: every page stands, without an error, and by its own title. */
test.describe('every page', { tag: ['@browsers', '@desktop'] }, () => {
  for (const device of ['desktop', 'mobile'] as const) {
    for (const path of pagePaths) {
      const address = addressOf(path, device);
      test(`${address}, as on a ${device === 'mobile' ? 'phone' : device}`, async ({ page }) => {
        if (device === 'mobile') await page.setViewportSize({ width: 390, height: 844 });
        await signIn(page);
        await page.goto(address);
        await expect(page.locator('main h1').first()).toBeAttached();
        await page.waitForLoadState('networkidle');
        await expect(page).toHaveTitle(/\S · Settlement Business Center/);
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    }
  }
});
