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

const letters: Readonly<Record<string, RequestedLook>> = {
  p: { device: 'mobile' },
  l: { theme: 'light' },
  d: { theme: 'dark' },
  e: { locale: 'en-US' },
  z: { locale: 'zh-CN' },
};

const lookOf = (term: string): RequestedLook | undefined =>
  letters[term.toLowerCase()] ?? looks[term.toLowerCase()];
/** Checks if a term is a device's full name, which is recognized only at the end of a query. */
const isName = (term: string): boolean => term.length > 1 && lookOf(term)?.device !== undefined;

/** Splits a query into search text and look. Examples: `insufficient balance phone dark zh`, `p d z`. */
export function requestedLook(query: string): { readonly text: string; readonly look: RequestedLook } {
  const terms = query.trim().split(/\s+/);
  const last = terms.findLastIndex((term) => lookOf(term) === undefined);
  const isLook = (term: string, index: number) =>
    last >= 0 && lookOf(term) !== undefined && (index > last || !isName(term));
  const look = terms
    .filter(isLook)
    .reduce<RequestedLook>((requested, term) => Object.assign(requested, lookOf(term)), {});
  return { text: terms.filter((term, index) => !isLook(term, index)).join(' '), look };
}
