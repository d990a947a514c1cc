import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Guide } from '#design-system/components/guide.ts';

export const tables: readonly (Pick<Guide, 'start' | 'keys' | 'form'> & { readonly name: string })[] =
  JSON.parse(readFileSync(new URL('../../storybook-static/desk/guides.json', import.meta.url), 'utf8'));

/**
 * Returns a locator for the first element with the role and name of a line such as `option "Singapore"
 * [selected]` in an ARIA snapshot.
 */
export function find(page: Page, line: string): Locator {
  const [, role = '', name] = /^(\w+)(?: ("[^"]*"|\/.*?\/))?/.exec(line) ?? [];
  return page.locator(`role=${role}${name === undefined ? '' : `[name=${name}]`}`).first();
}

export interface StoryOptions {
  /** `ar` is a right-to-left language. @default 'en-US' */
  locale?: 'en-US' | 'ar';
  theme?: 'light' | 'dark';
}

/** Opens a story without running its play function, so that only the test acts on the page. */
export async function openStory(
  page: Page,
  id: string,
  { locale = 'en-US', theme = 'light' }: StoryOptions = {},
): Promise<void> {
  // The parameter `embed` turns the play function off.
  await page.goto(
    `/iframe.html?id=components-${id}&viewMode=story&embed=true&globals=locale:${locale};theme:${theme}`,
  );
  await expect(page.locator('main > *, [role$="dialog"]').first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

export const focused = (page: Page): Locator => page.locator('*:focus');

export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Expects that the focus is inside an element. Polls, because react-aria moves the focus one frame later. */
export async function expectFocusWithin(within: Locator): Promise<void> {
  await expect.poll(() => within.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing is drawn to be pressed');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Presses an element without scrolling. In Firefox, Playwright's click would scroll the element to the middle
 * of the window.
 */
export async function pressWhereItIs(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing is drawn to be pressed');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
}

export async function recordSubmissions(page: Page): Promise<() => Promise<Array<Array<[string, string]>>>> {
  await page.evaluate(() => {
    const sent: Array<Array<[string, string]>> = [];
    Object.assign(window, { sent });
    addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        if (!(event.target instanceof HTMLFormElement)) return;
        sent.push(
          [...new FormData(event.target)].map(([name, value]) => [
            name,
            typeof value === 'string' ? value : value.name,
          ]),
        );
      },
      true,
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'sent'));
}

export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';
    const look = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(live) ?? element?.querySelector(live);
      // react-aria announces the text of the element that `aria-labelledby` refers to, and the value of a
      // control inside it.
      const pointed = [...(region?.querySelectorAll('[aria-labelledby]') ?? [])]
        .map((part) => document.getElementById(part.getAttribute('aria-labelledby') ?? ''))
        .flatMap((part) => [part, part?.querySelector('[aria-valuetext]')])
        .map((part) => part?.getAttribute('aria-valuetext') ?? part?.textContent ?? '');
      const text = [region?.textContent ?? '', ...pointed].join(' ').trim();
      if (text && announced.at(-1) !== text) announced.push(text);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(look);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'announced'));
}

const named: Readonly<Record<string, string>> = {
  '↓': 'ArrowDown',
  '↑': 'ArrowUp',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  'Page Up': 'PageUp',
  'Page Down': 'PageDown',
};

export async function pressKey(page: Page, key: string): Promise<void> {
  const [, text] = /^“(.*)”$/.exec(key) ?? [];
  if (text !== undefined) await page.keyboard.type(text);
  else
    await press(
      page,
      key.replace(/[^+]+$/, (name) => named[name] ?? name),
    );
}

/**
 * Focuses an element, then presses keys, which are separated by commas. With `isOpening`, waits until the
 * first key has moved the focus into an overlay.
 */
export async function pressFrom(page: Page, from: string, keys: string, isOpening = false): Promise<void> {
  const origin = find(page, from);
  await origin.focus();
  await expect(origin).toBeFocused();
  const [first, ...others] = keys.split(', ').filter(Boolean);
  if (first === undefined) return;
  await pressKey(page, first);
  const hasFocus = () =>
    origin.evaluate(
      (element) => element === document.activeElement && !element.hasAttribute('aria-activedescendant'),
    );
  if (isOpening) await expect.poll(hasFocus).toBe(false);
  for (const key of others) await pressKey(page, key);
}
