import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/** The authenticator secret of the demo merchants; the developer documentation shows it. */
const DEMO_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The demo merchants by the name in the account chooser. */
export const merchants = {
  authorised: 'Northwind Ltd',
  'two-step': 'Fabrikam Trading',
  fresh: 'Tailspin Toys',
  reviewing: 'Wingtip Travel',
  rejected: 'Adventure Works',
} as const;

/** What an authenticator app shows now; another implementation than the bank's. */
export function authenticatorCode(): string {
  return new TOTP({ secret: Secret.fromBase32(DEMO_SECRET) }).generate();
}

/** Every journey fails on an uncaught error and on a violation of the content security policy. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text()))
        faults.push(message.text());
    });
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect } from '@playwright/test';

/** The address of a screen on this device. */
export function addressOf(isMobile: boolean, path: string): string {
  return isMobile ? `/m${path}` : path;
}

/** Signs in the way a merchant does: the button, the account, and the second step where there is one. */
export async function signIn(
  page: Page,
  merchant: keyof typeof merchants = 'authorised',
  { from = '/login' }: { from?: string } = {},
): Promise<void> {
  await page.goto(from);
  await page.getByRole('button', { name: /google/i }).click();
  await page.getByRole('button', { name: merchants[merchant] }).click();
  if (merchant === 'two-step') {
    const field = page.getByRole('textbox');
    await expect(field).toBeVisible();
    await field.fill(authenticatorCode());
  }
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}
