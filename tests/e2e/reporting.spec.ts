import type { Page } from '@playwright/test';
import { builtFile } from './builtFile.ts';
import { expect, signIn, test } from './support.ts';

const market = builtFile('src/features/market/MarketScreen');

async function collectErrors(page: Page): Promise<Record<string, unknown>[]> {
  const errors: Record<string, unknown>[] = [];
  const config: object = await (await page.request.get('/config.json')).json();
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { ...config, reportUrl: '/reports' } }),
  );
  await page.route('**/reports', async (route) => {
    const report: Record<string, unknown> = route.request().postDataJSON();
    if (report['kind'] === 'error') errors.push(report);
    await route.fulfill({ status: 204 });
  });
  return errors;
}

async function visitMarket(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Market monitoring' }).click();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.getByRole('link', { name: 'Payments' }).first().click();
  await expect(page.getByRole('button', { name: /^Open payment/ }).first()).toBeVisible();
}

test.describe('error reports', { tag: '@desktop' }, () => {
  test('contain the error of a missing screen file only once', async ({ page }) => {
    await signIn(page);
    const errors = await collectErrors(page);
    await page.route(market, (route) => route.fulfill({ status: 404 }));
    await page.clock.install();
    await page.goto('/record');
    await visitMarket(page);
    await visitMarket(page);
    // A missing file is reported only if the page stays open for a while.
    await page.clock.fastForward(3_000);
    await expect.poll(() => errors).toHaveLength(1);
    expect(errors).toEqual([
      {
        kind: 'error',
        name: 'TypeError',
        stack: [expect.stringMatching(/^assets\/MarketScreen-.*\.js$/)],
        page: '/market',
        version: expect.stringMatching(/\w/),
      },
    ]);
  });

  test('contain the error of a broken screen once, without its message', async ({ page }) => {
    await signIn(page);
    const errors = await collectErrors(page);
    const code = `export function MarketScreen() { throw globalThis.broken ??= new RangeError('0xabc'); }`;
    await page.route(market, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
    await page.goto('/record');
    await visitMarket(page);
    await visitMarket(page);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ kind: 'error', name: 'RangeError', page: '/market' });
    expect(JSON.stringify(errors)).not.toContain('0xabc');
  });

  test('contain a failed start as soon as the report URL is known', async ({ page }) => {
    await signIn(page);
    const errors = await collectErrors(page);
    const file = builtFile('_console-');
    await page.route(file, (route) => route.fulfill({ status: 404 }));
    await page.goto('/record');
    await expect(page.getByText('The console didn’t load.')).toBeVisible();
    await expect.poll(() => errors).toHaveLength(1);
  });
});
