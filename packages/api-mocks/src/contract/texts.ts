import englishTexts from './messages/en-US.json' with { type: 'json' };
import chinese from './messages/zh-CN.json' with { type: 'json' };

export { englishTexts };

export const chineseTexts: Readonly<Record<keyof typeof englishTexts, string>> = chinese;
