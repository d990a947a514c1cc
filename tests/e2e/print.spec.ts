import type { Page } from '@playwright/test';
import { contrast } from '#design-system/tokens/contrast.ts';
import { expect, signIn, test } from './support.ts';
import { inflateSync } from 'node:zlib';

/** A text of a PDF and its color as red, green and blue from 0 to 1. */
interface PdfText {
  readonly text: string;
  readonly color: readonly number[];
}

const BLACK = [0, 0, 0];

/** Returns the objects of a PDF that Chromium has written, by their number. */
function objectsOf(pdf: Buffer): Map<number, { readonly head: string; readonly content: string }> {
  const source = pdf.toString('latin1');
  const found = source.matchAll(/^(\d+) 0 obj\n(.*?)(?: stream\n(.*?)\nendstream)?\nendobj/gms);
  return new Map(
    [...found].map(([, number = '', head = '', stream]) => {
      const bytes = Buffer.from(stream ?? '', 'latin1');
      const isPacked = stream !== undefined && head.includes('/FlateDecode');
      return [Number(number), { head, content: isPacked ? inflateSync(bytes).toString('latin1') : '' }];
    }),
  );
}

const charactersOf = (hex: string) =>
  String.fromCharCode(...(hex.match(/..../g) ?? []).map((four) => parseInt(four, 16)));

/** Parses the `ToUnicode` map of a font. Returns the characters by the hexadecimal code of their glyph. */
function glyphsOf(map: string): ReadonlyMap<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, glyph = '', hex = ''] of map.matchAll(/^<(\w{2}|\w{4})> <(\w+)>$/gm))
    glyphs.set(glyph, charactersOf(hex));
  for (const [, first = '', last = '', hex = ''] of map.matchAll(/^<(\w{2}|\w{4})> <(\w+)> <(\w{4})>$/gm)) {
    for (let at = parseInt(first, 16); at <= parseInt(last, 16); at += 1) {
      const code = parseInt(hex, 16) + at - parseInt(first, 16);
      glyphs.set(at.toString(16).toUpperCase().padStart(first.length, '0'), String.fromCharCode(code));
    }
  }
  return glyphs;
}

/** Returns the texts of a PDF that Chromium has written, in the order in which they are drawn. */
function textsOf(pdf: Buffer): readonly PdfText[] {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number))?.head ?? '')?.[1];
      if (map !== undefined) fonts.set(name, glyphsOf(objects.get(Number(map))?.content ?? ''));
    }
  }
  return [...objects.values()].flatMap(({ content }) => {
    let glyphs: ReadonlyMap<string, string> = new Map();
    let color: readonly number[] = BLACK;
    const texts: PdfText[] = [];
    for (const [operation, font, red, green, blue, shown] of content.matchAll(
      /\/(F\d+) [\d.]+ Tf|([\d.]+) ([\d.]+) ([\d.]+) rg|((?:<\w+>|\[[^\]]*\]) T[jJ])/g,
    )) {
      if (font !== undefined) glyphs = fonts.get(font) ?? new Map();
      else if (shown === undefined) color = [red, green, blue].map(Number);
      else {
        const codes = [...operation.matchAll(/<(\w+)>/g)].flatMap(
          // In fonts with few glyphs, the code of a glyph has one byte. In all other fonts, it has two bytes.
          ([, hex = '']) => hex.match(glyphs.has(hex.slice(0, 2)) ? /../g : /..../g) ?? [],
        );
        texts.push({ text: codes.map((code) => glyphs.get(code) ?? '').join(''), color });
      }
    }
    return texts;
  });
}

/** The width of A4 in landscape orientation without the page margins, in CSS pixels. */
const PAPER_WIDTH = 1047;

const printed = (page: Page): Promise<Buffer> => page.pdf({ preferCSSPageSize: true, format: 'A4' });

/** Returns the width and height of the pages of a PDF, in points. */
const pagesOf = (pdf: Buffer): number[][] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
    size.map(Number),
  );

/** Returns the contrast of a color with white paper. */
function contrastOf(color: readonly number[]): number {
  const hex = color.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return contrast(`#${hex.join('')}`, '#ffffff');
}

/**
 * Removes spaces, because a PDF positions each word separately. Replaces a radical that looks like a Chinese
 * character with the character.
 */
const withoutSpaces = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll('戶', '户');

async function showOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: PAPER_WIDTH, height: 700 });
}

const lists = [
  '/record',
  '/callbackList',
  '/property',
  '/property/fundingDetails',
  '/property/address',
  '/work-order',
  '/appManage',
  '/reports',
];

for (const [path, language] of [
  ...lists.map((list) => [list, 'en-US'] as const),
  ['/record', 'zh-CN'],
  ['/reports', 'zh-CN'],
] as const) {
  test(`a printed ${path} (${language}) shows all columns in dark text, without controls`, async ({
    page,
  }) => {
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn(page);
    await page.goto(path);
    const table = page.getByRole('main').getByRole('table').last();
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const columns = await table.getByRole('columnheader').count();
    await showOnPaper(page);
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    await expect(page.locator('nav').first()).toBeHidden();
    await expect(page.getByRole('link', { name: /^(Skip to content|跳到主要内容)/ })).toBeHidden();
    const headers = await table.getByRole('columnheader').all();
    expect(headers).toHaveLength(columns);
    for (const header of headers) {
      const box = await header.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PAPER_WIDTH);
    }
    const pdf = await printed(page);
    const [first] = pagesOf(pdf);
    expect(first?.[0]).toBeGreaterThan(first?.[1] ?? Infinity);
    const texts = textsOf(pdf).filter(({ text }) => text.trim() !== '');
    const all = withoutSpaces(texts.map(({ text }) => text).join(''));
    const names = [...(await table.getByRole('rowheader').all()), ...headers];
    for (const name of names) {
      const [text = ''] = (await name.innerText()).split('\n');
      // The column of buttons isn’t printed. Reports print cards, in which the token and the value have no label.
      if (!/^(Actions|操作|Token|Total in USDT|合计（折合 USDT）)$/.test(text))
        expect(all).toContain(withoutSpaces(text));
    }
    // White text is ignored, because the icons of tokens have white letters on colored circles.
    const pale = texts.filter(({ color }) => contrastOf(color) < 4.5 && contrastOf(color) > 1);
    expect(pale).toEqual([]);
  });
}

test('printing open payment details hides the list behind them', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await signIn(page);
  await page.goto('/record');
  await page.getByRole('row').nth(1).click();
  const detail = page.getByRole('dialog', { name: 'Payment details' });
  await expect(detail.getByText('Platform order')).toBeVisible();
  await showOnPaper(page);
  await expect(detail).toBeVisible();
  await expect(page.getByRole('table', { includeHidden: true }).first()).toBeHidden();
});

test('a printed list shows its filters, without the button that clears them', async ({ page }) => {
  await signIn(page);
  await page.goto('/record?status=2&range=days&from=2026-02-30');
  await expect(page.getByText(/can’t be read, so they’re ignored: Created: 2026-02-30/)).toBeVisible();
  await showOnPaper(page);
  await expect(page.getByRole('main').getByText('Status', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear all filters' })).toBeHidden();
});
