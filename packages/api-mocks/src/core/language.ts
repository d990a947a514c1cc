/** The two languages of specification §1, as X-Language names them. */
export type Language = 'en-US' | 'zh-CN';

/** Whatever is asked for that is not Chinese is answered in English. */
export const languageOf = (header: string | null): Language => (header === 'zh-CN' ? 'zh-CN' : 'en-US');
