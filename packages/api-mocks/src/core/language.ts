/** The two languages of specification §1; whatever is asked that is not Chinese is answered in English. */
export type Language = 'en' | 'zh';

export function languageOf(header: string | null): Language {
  return header === 'zh-CN' ? 'zh' : 'en';
}

/** Puts values in the place of `{name}`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
