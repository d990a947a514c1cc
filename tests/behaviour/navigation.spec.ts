import { expect, test } from '@playwright/test';
import { focused, openStory, press, settle } from './support.ts';

test('SkipLink: Tab and Enter move the focus to the content', async ({ page }) => {
  await openStory(page, 'skiplink--default');
  const link = page.getByRole('link', { name: 'Skip to content' });
  await expect(link).not.toBeInViewport();
  await press(page, 'Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await press(page, 'Enter');
  await expect(page.locator('#story-content')).toBeFocused();
});

for (const [component, story, current] of [
  ['Sidebar', 'sidebar--default', 'Dashboard'],
  ['BottomBar', 'bottombar--default', 'Statistics'],
] as const) {
  test(`${component}: the navigation is a named landmark with one current page`, async ({ page }) => {
    await openStory(page, story);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.locator('[aria-current="page"]')).toHaveCount(1);
    await expect(navigation.getByRole('link', { name: current })).toHaveAttribute('aria-current', 'page');
  });
}

test('Sidebar: the links of a collapsed sidebar show their names as tooltips', async ({ page }) => {
  await openStory(page, 'sidebar--collapsed');
  const tooltip = page.getByRole('tooltip');
  for (const name of ['Dashboard', 'Payments', 'Assets'] as const) {
    for (let steps = 0; steps < 4; steps += 1) {
      await press(page, 'Tab');
      if ((await focused(page).getAttribute('href')) === `#${name.toLowerCase()}`) break;
    }
    await expect(page.getByRole('link', { name })).toBeFocused();
    await expect(tooltip).toHaveText(name);
  }
  await press(page, 'Escape');
  await expect(tooltip).toHaveCount(0);
});

test('Ticker: with reduced motion, the Next button changes the notice (WCAG 2.2.2)', async ({ page }) => {
  await openStory(page, 'ticker--as-preferred');
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  const next = page.getByRole('button', { name: 'Next announcement' });
  await next.focus();
  await press(page, 'Enter');
  await expect(page.getByRole('link')).toHaveText(/Maintenance/);
  await press(page, 'Space');
  await expect(page.getByRole('link')).toHaveText(/USDT on TRON/);
  await expect(next).toBeFocused();
});

test.describe('Ticker with normal motion', { tag: '@motion' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('changes the notice unless it’s paused or focused', async ({ page }) => {
    await page.clock.install();
    await openStory(page, 'ticker--default');
    const notice = page.getByRole('link');
    // Each of the two notices is shown for three seconds.
    const countTexts = async () => {
      const texts = new Set<string | null>();
      for (let seconds = 0; seconds < 8; seconds += 1) {
        await page.clock.runFor(1000);
        texts.add(await notice.textContent());
      }
      return texts.size;
    };
    expect(await countTexts()).toBe(2);
    await notice.focus();
    expect(await countTexts()).toBe(1);
    await notice.evaluate((element) => element.blur());
    expect(await countTexts()).toBe(2);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(640, 800);
    await page.getByRole('button', { name: 'Play' }).evaluate((element) => element.blur());
    expect(await countTexts()).toBe(1);
  });
});

test('InfiniteList: keys scroll the list although only a few rows are rendered', async ({ page }) => {
  await openStory(page, 'infinitelist--ten-thousand');
  const list = page.getByRole('region', { name: 'Notifications' });
  await press(page, 'Tab');
  await expect(list).toBeFocused();
  await press(page, 'End');
  await expect(page.getByText('Payment 10000 arrived')).toBeAttached();
  expect(await page.getByRole('listitem').count()).toBeLessThanOrEqual(60);
  await press(page, 'Home');
  await expect(page.getByText('Payment 1 arrived')).toBeVisible();
  await expect(list).toBeFocused();
});

test('HeroCard: the eye button is a toggle that hides amounts from screen readers, too', async ({ page }) => {
  await openStory(page, 'herocard--hidden');
  await expect(page.getByRole('button', { name: 'Hide amounts' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('128,402.516300')).toHaveCount(0);
  await expect(page.getByText('Hidden', { exact: true })).toBeAttached();
  await openStory(page, 'herocard--default');
  await expect(page.getByRole('button', { name: 'Hide amounts' })).toHaveAttribute('aria-pressed', 'false');
});

test('ProgressSteps: the finished and current steps have a text for their state', async ({ page }) => {
  await openStory(page, 'progresssteps--default');
  await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
  await expect(page.locator('[aria-current="step"]')).toContainText(/in progress/);
  await expect(page.getByRole('listitem').first()).toContainText(/done/);
});

test('CountdownRing: the timer isn’t a live region', async ({ page }) => {
  await openStory(page, 'countdownring--default');
  const timer = page.getByRole('timer');
  await expect(timer).toBeVisible();
  await settle(page);
  await expect(timer).not.toHaveAttribute('aria-live');
});

test('StatCard and HeroCard keep their height while loading', async ({ page }) => {
  for (const component of ['statcard', 'herocard'] as const) {
    for (const width of [1280, 150]) {
      await page.setViewportSize({ width, height: 900 });
      const heights: number[] = [];
      for (const story of ['default', 'loading'] as const) {
        await openStory(page, `${component}--${story}`);
        const card = page.locator('main > div').first();
        heights.push((await card.boundingBox())?.height ?? 0);
      }
      expect(heights[1], `${component}, ${width} px`).toBe(heights[0]);
    }
  }
});
