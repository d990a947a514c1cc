/** Media features that a page cannot set, only the browser: emulated for a story by rewriting its queries. */
export interface MediaChoice {
  /** `system` leaves it to the browser. */
  readonly motion: 'system' | 'full' | 'reduced';
  readonly contrast: 'system' | 'more' | 'forced';
}

/** What is true and what is false in place of a feature. */
const ALWAYS = '(min-width: 0)';
const NEVER = '(max-width: 0)';

/** A media query as it would match with the chosen preferences. */
export function rewriteQuery(query: string, { motion, contrast }: MediaChoice): string {
  const when = (holds: boolean) => (holds ? ALWAYS : NEVER);
  let text = query;
  if (motion !== 'system') {
    text = text
      .replaceAll(/\(prefers-reduced-motion(?:: reduce)?\)/g, when(motion === 'reduced'))
      .replaceAll('(prefers-reduced-motion: no-preference)', when(motion === 'full'));
  }
  if (contrast === 'forced') {
    text = text
      .replaceAll(/\(forced-colors(?:: active)?\)/g, ALWAYS)
      .replaceAll('(forced-colors: none)', NEVER);
  }
  if (contrast === 'more') {
    text = text
      .replaceAll(/\(prefers-contrast(?:: more)?\)/g, ALWAYS)
      .replaceAll(/\(prefers-contrast: (?:no-preference|less|custom)\)/g, NEVER);
  }
  return text;
}

const written = new WeakMap<CSSMediaRule, string>();

/** Each rule keeps the query it was written with, so that a choice can be taken back. */
function rewriteRules(rules: CSSRuleList, choice: MediaChoice): void {
  for (const rule of rules) {
    if ('media' in rule && rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, query);
      const text = rewriteQuery(query, choice);
      if (rule.media.mediaText !== text) rule.media.mediaText = text;
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) rewriteRules(rule.cssRules, choice);
  }
}

function rewriteSheets(choice: MediaChoice): void {
  for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules, choice);
}

const nativeMatchMedia = globalThis.matchMedia?.bind(globalThis);
/** By the browser, whatever is emulated. */
export const isMotionReduced = (): boolean => nativeMatchMedia('(prefers-reduced-motion: reduce)').matches;

let current: MediaChoice = { motion: 'system', contrast: 'system' };
let isWatching = false;

/** Styles of a screen arrive with its chunk, later than the choice. */
function watchSheets(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) rewriteSheets(current);
    },
    true,
  );
  new MutationObserver(() => rewriteSheets(current)).observe(document.head, { childList: true });
  globalThis.matchMedia = (query) => nativeMatchMedia(rewriteQuery(query, current));
}

/**
 * Applies the choice to every style sheet and to `matchMedia`. Forced colours are approximate: the rules
 * written for them apply and colours become those of the system, but a browser replaces still more.
 */
export function emulateMedia(choice: MediaChoice): void {
  const isNew = choice.motion !== current.motion || choice.contrast !== current.contrast;
  current = choice;
  document.documentElement.toggleAttribute('data-forced-colors', choice.contrast === 'forced');
  if (choice.motion === 'system' && choice.contrast === 'system' && !isWatching) return;
  watchSheets();
  if (isNew) rewriteSheets(choice);
}
