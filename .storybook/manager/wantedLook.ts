/** How a reader asks for a state to be shown. */
export interface WantedLook {
  readonly device?: 'desktop' | 'mobile';
  readonly theme?: 'light' | 'dark';
  readonly locale?: 'en-US' | 'zh-CN';
}

const looks: Readonly<Record<string, WantedLook>> = {
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

/**
 * `insufficient balance phone dark zh`: what is looked for, and how it is to be shown. Words of a look count at the
 * end alone: “mobile exists” is a state.
 */
export function wantedLook(query: string): { readonly words: string; readonly look: WantedLook } {
  const words = query.trim().split(/\s+/);
  const first =
    1 + words.findLastIndex((word, index) => index === 0 || looks[word.toLowerCase()] === undefined);
  const look = words
    .slice(first)
    .reduce<WantedLook>((wanted, word) => Object.assign(wanted, looks[word.toLowerCase()]), {});
  return { words: words.slice(0, first).join(' '), look };
}
