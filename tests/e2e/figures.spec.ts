import type { Locator, Page } from '@playwright/test';
import { type PagePath, accessTo, addressOf as pageAddress, pagePaths } from '#console/lib/address/pages.ts';
import { addressOf, ask, expect, savedBy, signIn, test } from './support.ts';

/**
 * Returns the number of measured amounts, and the amounts that are cut off, covered by a text of their card,
 * or clipped by an element that can’t scroll. Without `isWholeWidth`, reports only clipped amounts.
 */
const measureFigures = (page: Page, isWholeWidth: boolean) =>
  page.evaluate((checksTexts) => {
    const figures = { measured: 0, hidden: [] as string[] };
    const report = (text: string | null, what: string) =>
      figures.hidden.push(`${text?.slice(0, 40)} ${what}`);
    const roots = ':is(main, [role=dialog], [role=alertdialog])';
    const isFigure = (element: Element) => /\d{2}/.test(element.textContent) && element.checkVisibility();
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      );
    for (const element of checksTexts ? document.querySelectorAll(`${roots} *`) : []) {
      const isCut = element.scrollWidth > element.clientWidth && isFigure(element);
      if (isCut && getComputedStyle(element).textOverflow === 'ellipsis')
        report(element.textContent, 'is cut');
    }
    for (const card of checksTexts ? document.querySelectorAll(`${roots} li`) : []) {
      const texts = [...card.querySelectorAll('*')].filter(hasText);
      for (const figure of texts.filter(isFigure)) {
        const own = figure.getBoundingClientRect();
        const isCovered = texts.some((other) => {
          const { left, right, top, bottom, width } = other.getBoundingClientRect();
          const isBeside = own.right <= left + 1 || own.left >= right - 1;
          const isApart = own.bottom <= top + 1 || own.top >= bottom - 1;
          const isOther = !other.contains(figure) && !figure.contains(other);
          return isOther && width > 1 && !isBeside && !isApart;
        });
        if (isCovered) report(figure.textContent, 'is covered');
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, nodeValue } = node;
      // The trailing zeros of an amount are in a separate element, so the whole amount is read from the
      // element around them.
      const figure = parentElement?.closest('[title]')?.textContent ?? nodeValue ?? '';
      if (!/\d/.test(nodeValue ?? '') || !/\d[\d,]*\.\d{2}/.test(figure)) continue;
      if (!parentElement?.checkVisibility()) continue;
      range.selectNodeContents(node);
      const own = range.getBoundingClientRect();
      // Visually hidden text is only for screen readers, so it’s skipped.
      if (own.width === 0 || parentElement.closest('[class*=visuallyHidden]')) continue;
      figures.measured += 1;
      for (let box: HTMLElement | null = parentElement; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        const { left, right } = box.getBoundingClientRect();
        const isEdge = box === document.body;
        if (overflowX === 'visible' && !isEdge) continue;
        if (own.right > right + 1 || own.left < left - 1) {
          report(nodeValue, `is clipped by ${Math.round(Math.max(own.right - right, left - own.left))} px`);
          break;
        }
      }
    }
    return figures;
  }, isWholeWidth);

/** Checks that the page loaded, because a failed page has no amounts to check. */
async function expectLoaded(page: Page, where: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main h1, main h2, main [role=row], main li').first(), where).toBeAttached();
  await expect(page.locator('[aria-busy="true"]'), where).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Retry|重试)$/ }), where).toHaveCount(0);
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
}

/** Records failures without stopping the test, so that one run shows the hidden amounts of all widths. */
const softly = expect.configure({ soft: true });

interface View {
  readonly query: string | ((page: Page) => Promise<string>);
  readonly open?: (page: Page, isMobile: boolean) => Promise<void>;
}

const pressed = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const CONTINUE = /^(Continue|继续|下一步)$/;
const amount = (page: Page) => page.getByRole('textbox', { name: /^(Amount|金额)$/ });

const newest = (path: string, query: string) => async (page: Page) => {
  const { list } = await ask<{ list: { trade_no?: string; ref_no?: string }[] }>(
    page,
    `${path}${path.includes('?') ? '&' : '?'}current=1&pageSize=1`,
  );
  const number = list[0]?.trade_no ?? list[0]?.ref_no;
  if (number === undefined) throw new Error(`no row: ${path}`);
  return `${query}${number}`;
};

async function openExpense(page: Page): Promise<void> {
  await pressed(/^(Notifications|通知)/)(page);
  const items = page.getByRole('dialog').getByRole('listitem');
  const expense = items.getByRole('button', { name: /^Funds aggregated|资金已归集/ });
  await expect
    .poll(async () => {
      await items.last().scrollIntoViewIfNeeded();
      return expense.count();
    })
    .toBeGreaterThan(0);
  await expense.first().click();
}

async function fillWithdrawal(page: Page, isMobile: boolean): Promise<void> {
  const paid = '/account/withdrawal-list?id=101&status=5&current=1&pageSize=1';
  const { list } = await ask<{ list: { address: string }[] }>(page, paid);
  await page.getByRole('textbox', { name: /^(Address|地址)$/ }).fill(list[0]?.address ?? '');
  await expect(page.getByText(/^(Valid TRON address|有效的 TRON 地址)/)).toBeVisible();
  if (isMobile) await pressed(CONTINUE)(page);
  await amount(page).fill('1234.567891');
}

async function openVerification(page: Page, isMobile: boolean): Promise<void> {
  await fillWithdrawal(page, isMobile);
  await pressed(/^(Continue to verification|继续验证)$/)(page);
  await expect(page.getByRole('dialog').last()).toContainText(/1,?234\.567891/);
}

const views: Readonly<Partial<Record<PagePath, readonly View[]>>> = {
  '/': [
    { query: '' },
    { query: '', open: pressed(/^(Notifications|通知)/) },
    { query: '', open: openExpense },
    {
      query: '',
      open: async (page) => {
        await openExpense(page);
        await pressed(/history|Gas 费记录/i)(page);
      },
    },
  ],
  '/record': [
    { query: '?range=month' },
    { query: newest('/transactions/list?status=2', '?detail=') },
    { query: newest('/transactions/list?status=2', '?detail='), open: pressed(/^(Refund|退款)$/) },
    { query: newest('/transactions/list?status=2', '?detail='), open: pressed(/^(Receipt|电子回单)/) },
    { query: '', open: pressed(/^(Export|导出)$/) },
  ],
  '/property': [{ query: '' }],
  '/property/recharge': [{ query: '?id=101' }],
  '/property/transfer': [
    { query: '?id=101' },
    {
      query: '?id=101&payee=10013401&amount=12.5',
      open: async (page) => {
        await page.getByRole('main').getByRole('checkbox').locator('xpath=ancestor::label').click();
        await pressed(/^(Continue to verification|继续验证)$/)(page);
        await expect(page.getByRole('dialog').last()).toContainText(/ID 10013401/);
      },
    },
  ],
  '/property/fundingDetails': [
    ...['all', 'recharge', 'withdrawal', 'swap', 'transfer', 'gas'].map((tab) => ({ query: `?tab=${tab}` })),
    {
      query: newest('/account/withdrawal-list?status=1', '?tab=withdrawal&detail='),
      open: pressed(/^(Cancel withdrawal|取消提现)$/),
    },
    { query: newest('/account/stream', '?detail=') },
    { query: newest('/account/recharge', '?tab=recharge&detail=') },
    { query: newest('/account/stream?type=3&direction=2', '?tab=swap&detail=') },
    { query: newest('/account/internal-transfer', '?tab=transfer&detail=') },
  ],
  '/property/withdraw': [
    { query: '?id=101', open: fillWithdrawal },
    { query: '?id=101', open: openVerification },
    { query: newest('/account/withdrawal-list', '?done=') },
  ],
  '/property/swap': [
    {
      query: '?from=307&to=101',
      open: async (page) => {
        await amount(page).fill('0.01234567');
        await pressed(/^(Review swap|核对兑换)/)(page);
        await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
      },
    },
    { query: newest('/account/stream?type=3', '?order=') },
  ],
  '/accountInfo': [{ query: '?page_tab=_security' }],
};

const screens = pagePaths
  .filter((path) => accessTo(path) === 'menu' || accessTo(path) === 'token')
  .flatMap((path) => (views[path] ?? [{ query: '' }]).map((view) => ({ path, ...view })));

/**
 * The tested widths in CSS pixels. Zooming in also reduces the width: a window of 1280 px at 400% zoom is 320
 * px wide.
 */
const widths = { phone: [390, 320], desktop: [680, 720, 853, 1024, 1280, 1440] };

test('every amount is fully visible at every width', { tag: '@both' }, async ({ page, isMobile }) => {
  test.setTimeout(300_000);
  await signIn(page, 'rich');
  const tried = isMobile ? widths.phone : widths.desktop;
  const height = 844;
  let measured = 0;
  for (const [index, { path, query, open }] of screens.entries()) {
    // Each screen is tested in one language on the desktop and in the other language on phones.
    const lang = index % 2 === Number(isMobile) ? 'en-US' : 'zh-CN';
    await page.evaluate((language) => localStorage.setItem('lang', language), lang);
    await page.setViewportSize({ width: Math.max(...tried), height });
    const search = typeof query === 'string' ? query : await query(page);
    await page.goto(`${pageAddress(path, isMobile ? 'mobile' : 'desktop')}${search}`);
    await expectLoaded(page, path);
    await open?.(page, isMobile);
    if (open) await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
    for (const width of tried) {
      await page.setViewportSize({ width, height });
      const hidden = async () => {
        const figures = await measureFigures(page, width >= 1440 || isMobile);
        if (views[path] && figures.measured === 0) return ['no figure'];
        measured += figures.hidden.length === 0 ? figures.measured : 0;
        return figures.hidden;
      };
      await softly.poll(hidden, `${path}${search}, ${width} px, ${lang}`).toEqual([]);
    }
  }
  expect(measured).toBeGreaterThan(screens.length);
});

test('the income on the dashboard is the sum of the completed payments', async ({ page, isMobile }) => {
  await signIn(page);
  await page.goto(addressOf(isMobile, '/'));
  const { income } = await ask<{ income: string }>(page, '/statistics/overview');
  // The card of the amount available to withdraw explains why it differs from the available balance in Assets.
  await expect(
    page.getByText('USDT · excludes the gas account and networks under maintenance'),
  ).toBeVisible();
  await page.getByRole('link', { name: /see completed payments/ }).click();
  await expect(page).toHaveURL(/\/record\?status=2%2C5%2C6%2C7$/);
  const shown = Number(income).toLocaleString('en-US', { minimumFractionDigits: 6 });
  const totals = page.getByLabel('Totals');
  await expect(totals.getByText(`${shown} USDT`, { exact: true })).toBeVisible();
});

test('the amount on hold links to its movements', { tag: '@both' }, async ({ page, isMobile }) => {
  await signIn(page);
  await page.goto(addressOf(isMobile, '/property'));
  const link = page.getByRole('link', { name: /see amounts on hold/ });
  if (isMobile) {
    const note = page.getByText('USDT · on hold for transactions in progress');
    await expect(note).toBeVisible();
    // The link covers its card. A position relative to the card stays valid while the page moves.
    const [from, to] = [await boxOf(link), await boxOf(note)];
    await link.tap({ position: { x: to.x - from.x + 4, y: to.y - from.y + 4 } });
  } else await link.click();
  await expect(page).toHaveURL(/\/property\/fundingDetails\?type=9$/);
});

test(
  'the dashboard still shows its amounts while the browser is offline',
  { tag: '@phone' },
  async ({ page, context, isMobile }) => {
    await signIn(page);
    await page.goto(addressOf(isMobile, '/'));
    const balance = page.getByRole('link', { name: /Account balance/ });
    await expect(balance).toBeVisible();
    const shown = await balance.innerText();
    await context.setOffline(true);
    const notice = page.getByRole('status').filter({ hasText: 'You’re offline' });
    await expect(notice).toContainText(/Last updated \d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} \(Europe\/London\)/);
    await expect(balance).toHaveText(shown);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Payments?/ })
      .first()
      .click();
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(
      'This page will load current data when you’re back online.',
    );
    await expect(main.getByRole('button', { name: 'Reload' })).toHaveCount(0);
    await context.setOffline(false);
    await expect(main.getByText(/\d payments/).first()).toBeVisible();
  },
);

test(
  'statements of this and last month are downloaded in the console’s language',
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
