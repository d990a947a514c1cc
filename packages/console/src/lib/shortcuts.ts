/** After `g`, a letter names a place. */
export const pageKeys = {
  d: 'home',
  r: 'records',
  p: 'assets',
  f: 'fundDetails',
  w: 'withdraw',
  s: 'swap',
  m: 'market',
  a: 'applications',
  c: 'callbacks',
  b: 'addresses',
  u: 'account',
  o: 'workOrders',
} as const;
type PageKey = keyof typeof pageKeys;
type PageName = (typeof pageKeys)[PageKey];

/** Keys that lead to what names them in `aria-keyshortcuts`, where the screen has it: a control or its fields. */
const controlKeys = ['e', 'f', 'v'] as const;
export type ControlKey = (typeof controlKeys)[number];

export type Shortcut =
  | { readonly kind: 'go'; readonly page: PageName }
  | { readonly kind: 'press'; readonly key: ControlKey }
  | { readonly kind: 'search' }
  | { readonly kind: 'help' };

/** Milliseconds in which the second key of a pair counts. */
const PAIR = 1500;

const isPageKey = (key: string): key is PageKey => Object.hasOwn(pageKeys, key);
const isControlKey = (key: string): key is ControlKey => controlKeys.some((known) => known === key);

/** Reads single keys, one after the other; `now` in milliseconds. */
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

/** Whether a key press is a shortcut: no field has the focus and no overlay is open. */
export function isForPage(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) {
    return false;
  }
  return !(
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]',
    )
  );
}
