import type { Locator, Page } from '@playwright/test';
import { addressOf, ask, expect, savedBy, signIn, test } from './support.ts';

/** Texts with a digit of which a part is cut off or lies under something else of its card. */
const cutFigures = (page: Page) =>
  page.evaluate(() => {
    const isFigure = (element: Element) => /\d{2}/.test(element.textContent) && element.checkVisibility();
    const cut = [...document.querySelectorAll('main *')].filter(
      (element) =>
        isFigure(element) &&
        getComputedStyle(element).textOverflow === 'ellipsis' &&
        element.scrollWidth > element.clientWidth,
    );
    // Nor does anything lie over a figure of the same card.
    const covered = [...document.querySelectorAll('main li')].flatMap((card) => {
      const hasText = ({ childNodes }: Element) =>
        [...childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
        );
      const texts = [...card.querySelectorAll('*')].filter(hasText);
      return texts.filter(isFigure).filter((figure) => {
        const own = figure.getBoundingClientRect();
        return texts.some((other) => {
          const { left, right, top, bottom, width } = other.getBoundingClientRect();
          const isBeside = own.right <= left + 1 || own.left >= right - 1;
          const isApart = own.bottom <= top + 1 || own.top >= bottom - 1;
          const isOther = !other.contains(figure) && !figure.contains(other);
          return isOther && width > 1 && !isBeside && !isApart;
        });
      });
    });
    return [...cut, ...covered].map((element) => element.textContent.slice(0, 40));
  });

/** Measures each figure of money. Returns those that a part of the page clips without a way to scroll to the rest. */
const clippedFigures = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const figures = { measured: 0, clipped: [] as string[] };
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, nodeValue } = node;
      if (!parentElement?.checkVisibility() || !/\d[\d,]*\.\d{2}/.test(nodeValue ?? '')) continue;
      range.selectNodeContents(node);
      const own = range.getBoundingClientRect();
      // Hidden from sight for screen readers.
      if (own.width === 0 || parentElement.closest('[class*=visuallyHidden]')) continue;
      figures.measured += 1;
      for (let box: HTMLElement | null = parentElement; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        const { left, right } = box.getBoundingClientRect();
        const isEdge = box === document.body;
        if (overflowX === 'visible' && !isEdge) continue;
        if (own.right > right + 1 || own.left < left - 1) {
          figures.clipped.push(
            `${nodeValue} by ${Math.round(Math.max(own.right - right, left - own.left))} px`,
          );
          break;
        }
      }
    }
    return figures;
  });

/** A page that failed or is empty has nothing that could be cut. */
async function expectFigures(page: Page, where: string): Promise<void> {
  const figures = page.getByRole('main').getByText(/\d{2}/);
  await expect.poll(() => figures.count(), `figures of ${where}`).toBeGreaterThan(5);
  await expect(page.locator('[aria-busy="true"]'), where).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Retry|重试)$/ }), where).toHaveCount(0);
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
}

/** What a narrower window changes is drawn a frame later. */
const softly = expect.configure({ soft: true });

const screens = [
  '/',
  '/record?range=month',
  '/property',
  '/property/fundingDetails',
  '/property/withdraw?id=101',
  '/property/swap',
  '/property?transfer=101',
  '/property?recharge=101',
  '/property/fundingDetails?tab=withdrawal',
  '/market',
  '/callbackList',
];

/** Phones down to 400 % zoom; windows of 1440 px at 200 % zoom, of small and large computers. */
const widths = { phone: [390, 320], desktop: [680, 720, 853, 1024, 1280, 1440] };
/** The second merchant has the largest sums. */
const owners = ['authorised', 'rich'] as const;

for (const lang of ['en-US', 'zh-CN']) {
  for (const merchant of owners) {
    test(
      `no figure of ${merchant} is cut at any width, ${lang}`,
      { tag: '@both' },
      async ({ page, isMobile }) => {
        test.setTimeout(300_000);
        await signIn(page, merchant);
        await page.evaluate((language) => localStorage.setItem('lang', language), lang);
        const tried = isMobile ? widths.phone : widths.desktop;
        let measured = 0;
        for (const path of screens) {
          await page.goto(addressOf(isMobile, path));
          await page.waitForLoadState('networkidle');
          for (const width of tried) {
            await page.setViewportSize({ width, height: 844 });
            await expectFigures(page, path);
            const where = `${path}, ${width} px`;
            if (width >= 1440 || isMobile) await softly.poll(() => cutFigures(page), where).toEqual([]);
            await softly.poll(async () => (await clippedFigures(page)).clipped, where).toEqual([]);
            measured += (await clippedFigures(page)).measured;
          }
        }
        console.log(`${merchant}, ${lang}: ${measured} figures measured`);
        expect(measured).toBeGreaterThan(100 * tried.length);
      },
    );
  }
}

test('the income of the dashboard is what its payments add up to', async ({ page, isMobile }) => {
  await signIn(page);
  await page.goto(addressOf(isMobile, '/'));
  const { income } = await ask<{ income: string }>(page, '/statistics/overview');
  // It differs from what is available on the assets, and says why.
  await expect(page.getByText('USDT · without gas and networks in maintenance')).toBeVisible();
  await page.getByRole('link', { name: /see paid payments/ }).click();
  await expect(page).toHaveURL(/\/record\?status=2%2C5%2C6%2C7$/);
  const shown = Number(income).toLocaleString('en-US', { minimumFractionDigits: 6 });
  const totals = page.getByLabel('Totals');
  await expect(totals.getByText(`${shown} USDT`, { exact: true })).toBeVisible();
});

test(
  'a balance leads to its movements, on a phone from anywhere on its card',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await signIn(page);
    await page.goto(addressOf(isMobile, '/property'));
    const link = page.getByRole('link', { name: /see amounts on hold/ });
    if (isMobile) {
      const note = page.getByText('USDT · on hold for transactions in progress');
      await expect(note).toBeVisible();
      // The link covers its card: counted from its own corner, a point of the card stays one while the page moves.
      const [from, to] = [await boxOf(link), await boxOf(note)];
      await link.tap({ position: { x: to.x - from.x + 4, y: to.y - from.y + 4 } });
    } else await link.click();
    await expect(page).toHaveURL(/\/property\/fundingDetails\?type=9$/);
  },
);

test(
  'without a connection the figures stay, with their time, and other screens open later',
  { tag: '@phone' },
  async ({ page, context, isMobile }) => {
    await signIn(page);
    await page.goto(addressOf(isMobile, '/'));
    const balance = page.getByRole('link', { name: /Account balance/ });
    await expect(balance).toBeVisible();
    const shown = await balance.innerText();
    await context.setOffline(true);
    const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
    await expect(notice).toContainText(/Last updated \d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} \(Europe\/London\)/);
    await expect(balance).toHaveText(shown);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Payments?/ })
      .first()
      .click();
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('This page will load when you’re back online.');
    await expect(main.getByRole('button', { name: 'Reload' })).toHaveCount(0);
    await context.setOffline(false);
    await expect(main.getByText(/\d payments/).first()).toBeVisible();
  },
);

test('links with nonsense or too much show a list and a chart, never an error', async ({
  page,
  isMobile,
}) => {
  await signIn(page);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400 && answer.url().includes('/api/')) refused.push(answer.url());
  });
  for (const query of [
    'txid=a',
    'trade_no=1',
    'range=days&from=1800-01-01&to=9999-12-31',
    'min_amount=1e5',
  ]) {
    await page.goto(addressOf(isMobile, `/record?${query}`));
    await expect(page.getByText(/[1-9][\d,]* payments/).first()).toBeVisible();
  }
  await page.goto(addressOf(isMobile, '/?range=days&from=2020-01-01&to=2026-11-20'));
  await expect(page.getByText('The chart shows the last 400 of these days.')).toBeVisible();
  expect(refused).toEqual([]);
});

test(
  'statements of this month and the last download at once, in the language of the console',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await signIn(page);
    const language: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/statement')) language.push(request.headers()['x-language']);
    });
    await page.evaluate(() => localStorage.setItem('lang', 'zh-CN'));
    await page.goto(addressOf(isMobile, '/accountInfo?page_tab=_billSetting'));
    const now = await ask<{ time_zone: string }>(page, '/user/info');
    const monthOf = (date: Date) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: now.time_zone, year: 'numeric', month: '2-digit' }).format(
        date,
      );
    const { now: seconds } = await (await page.request.get('/__mock/clock')).json();
    const thisMonth = monthOf(new Date(seconds * 1000));
    const lastMonth = monthOf(new Date(Date.parse(`${thisMonth}-01T12:00:00Z`) - 24 * 3600 * 1000));
    for (const [name, month] of [
      [/^本月/, thisMonth],
      [/^上月/, lastMonth],
    ] as const) {
      await page.getByRole('button', { name: /^下载/ }).click();
      const saved = await savedBy(page, () => page.getByRole('menuitem', { name }).click());
      expect(saved.name).toBe(`statement-${month}.pdf`);
    }
    expect(new Set(language)).toEqual(new Set(['zh-CN']));
  },
);
