import { expect, signIn, test } from './support.ts';

const insets = { top: 0, bottom: 34, left: 47, right: 47 };

test('nothing lies under the rounded corners or the camera', { tag: '@phone' }, async ({ page }) => {
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

test(
  'each field brings the keyboard of what it takes, and no prompt to install comes',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page);
    await page.goto('/m/withdraw?id=101');
    // A browser offers to install what has a manifest.
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);
    const address = page.getByRole('textbox', { name: 'Address', exact: true });
    await expect(address).toHaveAttribute('autocomplete', 'off');
    await expect(address).toHaveAttribute('spellcheck', 'false');
    await page.goto('/m/record');
    await expect(page.getByRole('searchbox').first()).toHaveAttribute('enterkeyhint', 'search');
    await page.goto('/m/property/swap?from=101&to=402');
    await expect(page.getByRole('textbox', { name: /amount|pay/i }).first()).toHaveAttribute(
      'inputmode',
      'decimal',
    );
  },
);
