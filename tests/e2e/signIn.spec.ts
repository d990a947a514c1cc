import { DEMO_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { Page } from '@playwright/test';
import { builtFile } from './builtFile.ts';
import { addressOf, ask, authenticatorCode, expect, newestCode, test } from './support.ts';

const NEXT_PASSWORD = 'Another9Word';

async function makeAccess(page: Page, email: string, password: string): Promise<void> {
  // The previous form may also have an email field, so the test waits for the new form.
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/^Sent to .*, valid for 10 minutes/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Email code' }).fill(await newestCode(page));
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
}

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/**
 * Checks if a browser repeats a failed import only after a reload, like Firefox
 * (https://github.com/whatwg/html/issues/6768).
 */
const keepsFailures = (browser: string) => browser === 'firefox';

const isIn = (page: Page) => page.waitForURL((url) => !url.pathname.endsWith('/login'));

test(
  'a merchant can register and reset the password without Google',
  { tag: '@phone' },
  async ({ page, isMobile }, { project, repeatEachIndex }) => {
    const name = `shop-${project.name}-${repeatEachIndex}`;
    const email = `${name}@new.example`;
    await page.goto(addressOf(isMobile, '/login'));
    await page.getByRole('button', { name: 'Create an account with email' }).click();

    await page.getByRole('button', { name: 'Create account', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Email address' })).toBeFocused();
    await makeAccess(page, email, DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Create account', exact: true }).click();
    await isIn(page);
    expect(await ask<object>(page, '/user/info')).toMatchObject({ email, status: 0 });

    // The redirect to the permission page closes the menu (specification §2), so the test waits for the redirect.
    if (isMobile) await page.waitForURL(/openAuth/);
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    else await page.getByRole('button', { name }).click();
    if (isMobile) await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    else await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL(/\/login/);

    await page.getByRole('button', { name: 'Sign in with email and password' }).click();
    await signInWith(page, email, NEXT_PASSWORD);
    await expect(page.getByText('Incorrect password').first()).toBeVisible();
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await makeAccess(page, email, NEXT_PASSWORD);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Your new password is set.')).toBeVisible();

    await signInWith(page, email, DEMO_PASSWORD);
    await expect(page.getByText('Incorrect password').first()).toBeVisible();
    await signInWith(page, email, NEXT_PASSWORD);
    await isIn(page);
    expect(await ask<object>(page, '/user/info')).toMatchObject({ email });
  },
);

test(
  'the email form opens automatically once the connection returns',
  { tag: '@phone' },
  async ({ page, context, isMobile, browserName }) => {
    await page.goto(addressOf(isMobile, '/login'));
    const other = page.getByRole('button', { name: 'Sign in with email and password' });
    await expect(other).toBeVisible();
    await context.setOffline(true);
    await other.click();
    await expect(page.getByRole('alert')).toContainText('Check your internet connection and try again.');
    await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused();
    await expect(page.locator('h1')).toHaveText('Sign in');
    await context.setOffline(false);
    if (keepsFailures(browserName)) await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible();
  },
);

test(
  'a merchant can sign in after the script of the second step failed to load',
  { tag: '@desktop' },
  async ({ page, browserName }) => {
    const chooseAccount = async () => {
      await page.getByRole('button', { name: /google/i }).click();
      await page.getByRole('button', { name: 'Fabrikam Trading' }).click();
    };
    const file = builtFile('src/features/auth/CodeStep');
    await page.route(file, (route) => route.abort());
    await page.goto('/login');
    await chooseAccount();
    await expect(page.getByRole('alert')).toContainText('A new version of the console may be available.');
    await expect(page.getByRole('button', { name: 'Back to sign-in' })).toBeVisible();
    await page.unroute(file);
    if (keepsFailures(browserName)) {
      await page.getByRole('button', { name: 'Reload' }).click();
      await chooseAccount();
    } else await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('textbox').fill(await authenticatorCode(page));
    await isIn(page);
  },
);
