/** How a reader asks for a state to be shown. */
export interface RequestedLook {
  readonly device?: 'desktop' | 'mobile';
  readonly theme?: 'light' | 'dark';
  readonly locale?: 'en-US' | 'zh-CN';
}

const looks: Readonly<Record<string, RequestedLook>> = {
  desktop: { device: 'desktop' },
  phone: { device: 'mobile' },
  mobile: { device: 'mobile' },
  手机: { device: 'mobile' },
  light: { theme: 'light' },
  浅色: { theme: 'light' },
  dark: { theme: 'dark' },
  深色: { theme: 'dark' },
  en: { locale: 'en-US' },
  english: { locale: 'en-US' },
  zh: { locale: 'zh-CN' },
  chinese: { locale: 'zh-CN' },
  中文: { locale: 'zh-CN' },
};

/** At the end, a letter does. */
const letters: Readonly<Record<string, RequestedLook>> = {
  p: { device: 'mobile' },
  l: { theme: 'light' },
  d: { theme: 'dark' },
  e: { locale: 'en-US' },
  z: { locale: 'zh-CN' },
};

/**
 * `insufficient balance phone dark zh`, or `p d z`: what is looked for, and how it is to be shown. A theme and a
 * language are read wherever they stand; a device and a letter at the end alone: “mobile exists” is a state.
 */
export function requestedLook(query: string): { readonly text: string; readonly look: RequestedLook } {
  const terms = query.trim().split(/\s+/);
  const lookOf = (term: string) => looks[term.toLowerCase()];
  const lastOf = (term: string) => lookOf(term) ?? letters[term.toLowerCase()];
  const last = terms.findLastIndex((term) => lastOf(term) === undefined);
  // Nothing but a look is what is looked for.
  const isLook = (term: string, index: number) =>
    last >= 0 && (index > last || (lookOf(term) !== undefined && lookOf(term)?.device === undefined));
  const look = terms
    .filter(isLook)
    .reduce<RequestedLook>((requested, term) => Object.assign(requested, lastOf(term)), {});
  return { text: terms.filter((term, index) => !isLook(term, index)).join(' '), look };
}
