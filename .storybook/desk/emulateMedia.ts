export interface MediaChoice {
  /** `system` keeps the browser's setting. */
  readonly motion: 'system' | 'full' | 'reduced';
  readonly contrast: 'system' | 'more' | 'forced';
}

const ALWAYS = '(min-width: 0)';
const NEVER = '(max-width: 0)';

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
export const isMotionReduced = (): boolean => nativeMatchMedia('(prefers-reduced-motion: reduce)').matches;

let current: MediaChoice = { motion: 'system', contrast: 'system' };
let isWatching = false;

/** Applies the selected motion and contrast to style sheets that load later. */
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

/** Applies motion and contrast to style sheets and `matchMedia`. Forced colors are an approximation. */
export function emulateMedia(choice: MediaChoice): void {
  const isNew = choice.motion !== current.motion || choice.contrast !== current.contrast;
  current = choice;
  document.documentElement.toggleAttribute('data-forced-colors', choice.contrast === 'forced');
  if (choice.motion === 'system' && choice.contrast === 'system' && !isWatching) return;
  watchSheets();
  if (isNew) rewriteSheets(choice);
}
