/** One of the ways in which a story is seen. */
export interface Combination {
  readonly theme: 'light' | 'dark';
  readonly locale: 'en-US' | 'zh-CN';
  /** Which of the two widths of its device. */
  readonly width: 0 | 1;
}

/** In CSS pixels: the usual one and the other one. Of phones, the narrow one is what WCAG 1.4.10 asks for. */
export const widths = { desktop: [1280, 1440], mobile: [390, 320] } as const;

/** All of them, in an order that stays: a number in it names one. */
export const combinations: readonly Combination[] = (['en-US', 'zh-CN'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    ([0, 1] as const).map((width) => ({ theme, locale, width })),
  ),
);

/** FNV-1a, mixed once more: the last bits alone say little of short texts that are alike. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 16;
}

/**
 * The one combination in which a story is visited: always the same, and over all stories each as often.
 * The play function of a component looks for English; a screen is led in English and seen in Chinese.
 */
export function combinationOf(id: string, { isEnglish }: { readonly isEnglish: boolean }): Combination {
  const ofEnglish = combinations.filter(({ locale }) => locale === 'en-US');
  const possible = isEnglish ? ofEnglish : combinations;
  return possible[hashOf(id) % possible.length] ?? { theme: 'light', locale: 'en-US', width: 0 };
}

/** Such as "dark, zh-CN, 390 px". */
export const nameOf = ({ theme, locale }: Combination, pixels: number): string =>
  `${theme}, ${locale}, ${pixels} px`;
