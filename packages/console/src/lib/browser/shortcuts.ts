import type { PagePath } from '../address/pages.ts';

export const pageKeys = {
  d: '/',
  r: '/record',
  p: '/property',
  f: '/property/fundingDetails',
  w: '/property/withdraw',
  s: '/property/swap',
  m: '/market',
  a: '/appManage',
  c: '/callbackList',
  b: '/property/address',
  u: '/accountInfo',
  o: '/work-order',
} as const satisfies Readonly<Record<string, PagePath>>;
type PageKey = keyof typeof pageKeys;

const controlKeys = ['e', 'f', 'v'] as const;
export type ControlKey = (typeof controlKeys)[number];

export type Shortcut =
  | { readonly kind: 'go'; readonly page: (typeof pageKeys)[PageKey] }
  | { readonly kind: 'press'; readonly key: ControlKey }
  | { readonly kind: 'search' }
  | { readonly kind: 'help' };

/** The maximum interval between the two keys of a pair, in milliseconds. */
const PAIR = 1500;

const isPageKey = (key: string): key is PageKey => Object.hasOwn(pageKeys, key);
const isControlKey = (key: string): key is ControlKey => controlKeys.some((known) => known === key);

/** Returns a function that gets keys and returns the completed shortcut. `now` is in milliseconds. */
export function createKeyReader(): (key: string, now: number) => Shortcut | undefined {
  let pairUntil = 0;
  return (pressed, now) => {
    const key = pressed.toLowerCase();
    const isSecond = now < pairUntil;
    pairUntil = 0;
    if (isSecond && isPageKey(key)) return { kind: 'go', page: pageKeys[key] };
    if (key === 'g') pairUntil = now + PAIR;
    if (isControlKey(key)) return { kind: 'press', key };
    if (key === '/') return { kind: 'search' };
    return key === '?' ? { kind: 'help' } : undefined;
  };
}

export const isWithin = ({ target }: KeyboardEvent, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

export const isTyping = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isWithin(event, 'input, textarea, select, [contenteditable]');

/** Checks if a shortcut may run. It must not run while the user types, or while the focus is in a dialog or menu. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !isTyping(event) && !isWithin(event, '[role=dialog], [role=alertdialog], [role=menu]');

export const commandKey = (platform = navigator.platform): '⌘' | 'Ctrl' =>
  /^(Mac|iP)/.test(platform) ? '⌘' : 'Ctrl';
