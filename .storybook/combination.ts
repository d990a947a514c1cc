export interface Combination {
  readonly theme: 'light' | 'dark';
  readonly locale: 'en-US' | 'zh-CN';
  readonly width: 0 | 1;
}

/** The usual and an alternative width in CSS pixels, which is 320 px for phones (WCAG 1.4.10). */
export const widths = { desktop: [1280, 1440], mobile: [390, 320] } as const;

/** All combinations. Their order must not change, because `combinationOf` selects them by index. */
export const combinations: readonly Combination[] = (['en-US', 'zh-CN'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    ([0, 1] as const).map((width) => ({ theme, locale, width })),
  ),
);

/** Returns an FNV-1a hash. The last step mixes the low bits, which hardly differ for similar texts. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 16;
}

/** Returns the combination for a story ID. Set `isEnglish` if the play function expects English texts. */
export function combinationOf(id: string, { isEnglish }: { readonly isEnglish: boolean }): Combination {
  const possible = combinations.filter(({ locale }) => (locale === 'en-US') === isEnglish);
  return possible[hashOf(id) % possible.length] ?? { theme: 'light', locale: 'en-US', width: 0 };
}

export const nameOf = ({ theme, locale }: Combination, pixels: number): string =>
  `${theme}, ${locale}, ${pixels} px`;
