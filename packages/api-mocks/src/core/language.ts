/** The two languages of specification §1; whatever is asked that is not Chinese is answered in English. */
export type Language = 'en' | 'zh';

/** As X-Language has them. */
export const languageCodes = { en: 'en-US', zh: 'zh-CN' } as const satisfies Record<Language, string>;

export function languageOf(header: string | null): Language {
  return header === 'zh-CN' ? 'zh' : 'en';
}

/** Puts values in the place of `{name}`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
