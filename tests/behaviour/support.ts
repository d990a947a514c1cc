import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export interface StoryOptions {
  /** `ar` is written from right to left. @default 'en-US' */
  locale?: 'en-US' | 'ar';
  theme?: 'light' | 'dark';
}

/** Opens one story as a page of its own, without its play function: what happens in it, the test does. */
export async function openStory(
  page: Page,
  id: string,
  { locale = 'en-US', theme = 'light' }: StoryOptions = {},
): Promise<void> {
  // `embed` is Storybook's parameter for a story whose play function doesn't run.
  await page.goto(
    `/iframe.html?id=components-${id}&viewMode=story&embed=true&globals=locale:${locale};theme:${theme}`,
  );
  await expect(page.locator('main > *, [role$="dialog"]').first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The element by which the page is worked by keyboard. */
export const focused = (page: Page): Locator => page.locator('*:focus');

/** Presses keys one after the other. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Resolves when the focus is inside an element; react-aria moves it a frame later. */
export async function expectFocusWithin(within: Locator): Promise<void> {
  await expect.poll(() => within.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Nothing is focused that is no control: the focus was not lost. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

/** Lets two frames pass, in which whatever a key or a press leads to would have happened. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** The middle of an element, in CSS pixels of the window. */
export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing is drawn to be pressed');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses the mouse on what is in view. In Firefox, Playwright's own click first scrolls it to the middle. */
export async function pressWhereItIs(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing is drawn to be pressed');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
}

/** What forms send from now on, as entries of their data; they go nowhere. */
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

/** Records what screen readers announce: the text of live regions, in order. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';
    const look = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(live) ?? element?.querySelector(live);
      // react-aria points at what is to be read: its words, and the value of a control in it.
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
