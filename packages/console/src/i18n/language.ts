import type { Language } from '#api/headers.ts';

export type { Language } from '#api/headers.ts';

export const languages = ['en-US', 'zh-CN'] as const satisfies readonly Language[];

export const languageNames: Record<Language, string> = { 'en-US': 'English', 'zh-CN': '简体中文' };

export const LANGUAGE_KEY = 'lang';

export function isLanguage(value: unknown): value is Language {
  return value === 'en-US' || value === 'zh-CN';
}

/**
 * Returns the stored language. Default: Chinese if the browser's language is exactly zh-CN, otherwise English
 * (specification §1).
 */
export function chooseLanguage(stored: string | null | undefined, browser: string | undefined): Language {
  if (isLanguage(stored)) return stored;
  return browser === 'zh-CN' ? 'zh-CN' : 'en-US';
}
