import type { Page } from '@playwright/test';
import { ask, expect, signIn, test } from './support.ts';

const insets = { top: 0, bottom: 34, left: 47, right: 47 };

test('rounded corners and the camera don’t cover any controls', { tag: '@phone' }, async ({ page }) => {
  await signIn(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/m/record');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const boxes = await page
    .locator('header a, header button, nav a, main a, main button, main input')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .map((control) => control.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ left, right }) => ({ left, right })),
    );
  expect(boxes.length).toBeGreaterThan(8);
  expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(insets.left);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(844 - insets.right);
  const bar = await page.getByRole('navigation').getByRole('link').last().boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(390 - insets.bottom);
});

const typed = { autocapitalize: 'none', autocorrect: 'off', spellcheck: 'false' };

const keyboards: readonly {
  readonly path: string;
  readonly open?: readonly string[];
  readonly field: string;
  readonly has: Readonly<Record<string, string>>;
}[] = [
  {
    path: 'record',
    field: 'Order number, transaction ID or address',
    has: { ...typed, enterkeyhint: 'search', type: 'search' },
  },
  { path: 'record', field: 'Go to', has: { inputmode: 'numeric', enterkeyhint: 'go' } },
  { path: 'record', open: ['Filter'], field: 'Platform order', has: { inputmode: 'numeric' } },
  { path: 'withdraw?id=101', field: 'Address', has: { ...typed, autocomplete: 'off' } },
  {
    path: 'property/swap?from=101&to=402',
    field: 'Amount',
    has: { inputmode: 'decimal', autocomplete: 'off' },
  },
  {
    path: 'property/address',
    open: ['Add address'],
    field: 'Address',
    has: { ...typed, autocomplete: 'off' },
  },
  { path: 'appManage', open: ['Create application'], field: 'Website', has: { type: 'url' } },
  { path: 'accountInfo', open: ['Edit'], field: 'Official website', has: { type: 'url' } },
];

test('the console can be added to the home screen with its name and icons', async ({ page }) => {
  await page.goto('/login');
  const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  const url = new URL(href, page.url());
  const { name, icons } = await (await page.request.get(url.href)).json();
  expect(name).toBe('Settlement Business Center');
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, type } of icons) {
    const response = await page.request.get(new URL(src, url).href);
    expect([response.status(), response.headers()['content-type']?.split(';')[0]]).toEqual([200, type]);
  }
});

test('each field opens a suitable on-screen keyboard', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/m/login');
  await page.getByRole('button', { name: 'Sign in with email and password' }).click();
  const email = page.getByRole('textbox', { name: 'Email address' });
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
  await signIn(page);
  for (const { path, open = [], field, has } of keyboards) {
    await page.goto(`/m/${path}`);
    for (const name of open) await page.getByRole('button', { name, exact: true }).click();
    const input = page.getByLabel(field, { exact: true }).last();
    for (const [name, value] of Object.entries(has)) {
      await expect(input, `${field} of ${path}`).toHaveAttribute(name, value);
    }
  }
});

const controls = 'a[href], button, input, [role="tab"], [role="switch"], [role="checkbox"], [role="radio"]';

const measureControls = (page: Page) =>
  page.locator(controls).evaluateAll((found) => {
    const least = 44;
    const isMeant = (control: Element) =>
      control.checkVisibility() &&
      !control.matches(':disabled, [data-disabled], [slot="drag"], [href^="#"]') &&
      control.closest('p, [aria-hidden="true"], [inert]') === null;
    const targets = found
      .filter(isMeant)
      .map((control) => control.closest('label') ?? control)
      .filter(
        (target) => target.getBoundingClientRect().width > 1 && getComputedStyle(target).clipPath === 'none',
      );
    const misses = targets.flatMap((target) => {
      target.scrollIntoView({ block: 'center' });
      const box = target.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const answers = (right: number, down: number) =>
        target.contains(document.elementFromPoint(x + right, y + down));
      const far = (right: number, down: number) => {
        let steps = 0;
        while (steps < least && answers(right * (steps + 0.5), down * (steps + 0.5))) steps += 1;
        return steps;
      };
      const [width, height] = [far(-1, 0) + far(1, 0), far(0, -1) + far(0, 1)];
      const name = target.getAttribute('aria-label') ?? target.textContent.trim();
      return width < least - 1 || height < least - 1 ? [`${name}: ${String(width)} × ${String(height)}`] : [];
    });
    return { count: targets.length, small: misses };
  });

// Exceptions: WCAG 2.5.5 exempts links in a sentence, the skip link is only for keyboards, and a row can be
// dragged anywhere.
test('every control is at least 44 × 44 px', { tag: '@phone' }, async ({ page }) => {
  await signIn(page);
  for (const path of [
    '',
    'record',
    'record?status=2',
    'property',
    'property/fundingDetails',
    'property/swap?from=101&to=402',
    'property/address',
    'withdraw?id=101',
    'accountInfo',
    'accountInfo?page_tab=_security',
    'accountInfo?page_tab=_billSetting',
    'callbackList',
    'appManage',
    'market',
  ]) {
    await page.goto(`/m/${path}`);
    await expect(page.getByRole('main').locator(controls).nth(5)).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    const { count, small } = await measureControls(page);
    expect(count, path).toBeGreaterThan(12);
    expect(small, path).toEqual([]);
  }
  const { list } = await ask<{ list: { trade_no: string }[] }>(
    page,
    '/transactions/list?status=2&current=30&pageSize=1',
  );
  await page.goto(`/m/record?detail=${list[0]?.trade_no ?? ''}`);
  await expect(page.getByRole('link', { name: /^Callback: / })).toBeVisible();
  expect((await measureControls(page)).small, 'payment details').toEqual([]);
});
