import type { Theme } from './types.ts';

export type ColorPair = [name: string, foreground: string, background: string];

/** Returns the pairs of text and background. They need 4.5:1 (WCAG 1.4.3), or 7:1 with more contrast. */
export function textPairs({ color: { text, soft, fill, ...ground } }: Theme): ColorPair[] {
  const grounds = {
    canvas: ground.canvas,
    surface: ground.surface,
    sunken: ground.sunken,
    raised: ground.raised,
  };
  const tones = ['default', 'muted', 'accent', 'positive', 'caution', 'critical', 'neutral'] as const;
  const onGrounds = Object.entries(grounds).flatMap(([name, background]) =>
    tones.map((tone): ColorPair => [`${tone} on ${name}`, text[tone], background]),
  );
  return [
    ...onGrounds,
    ['default on hover', text.default, fill.hover],
    ['muted on hover', text.muted, fill.hover],
    ['default on pressed', text.default, fill.pressed],
    ['default on selected row', text.default, soft.accent],
    ['muted on selected row', text.muted, soft.accent],
    ['accent on accent soft', text.accent, soft.accent],
    ['accent on accent soft, hovered', text.accent, soft.accentHover],
    ['positive on selected row', text.positive, soft.accent],
    ['critical on selected row', text.critical, soft.accent],
    ['neutral tag', text.neutral, soft.neutral],
    ['positive tag', text.positive, soft.positive],
    ['caution tag', text.caution, soft.caution],
    ['critical tag', text.critical, soft.critical],
    ['default on neutral banner', text.default, soft.neutral],
    ['default on positive banner', text.default, soft.positive],
    ['default on caution banner', text.default, soft.caution],
    ['default on critical banner', text.default, soft.critical],
  ];
}

/** Returns the pairs of labels and filled backgrounds, which need a contrast of 4.5:1 (WCAG 1.4.3). */
function labelPairs({ color: { text, fill, hero, surface } }: Theme): ColorPair[] {
  return [
    ['label on accent', text.onFill, fill.accent],
    ['label on accent, hovered', text.onFill, fill.accentHover],
    ['label on accent, pressed', text.onFill, fill.accentPressed],
    ['label on critical', text.onFill, fill.critical],
    ['label on critical, hovered', text.onFill, fill.criticalHover],
    ['label on neutral button', surface, text.default],
    ['label on neutral button, hovered', surface, text.neutral],
    ['hero on its start', hero.text, hero.from],
    ['hero on its end', hero.text, hero.to],
    ['hero action', hero.from, hero.text],
  ];
}

export const wordPairs = (theme: Theme): ColorPair[] => [...textPairs(theme), ...labelPairs(theme)];

/** Returns the pairs of graphics and edges with a meaning, which need a contrast of 3:1 (WCAG 1.4.11). */
export function graphicPairs({ color: { graphic, line, focus, fill, ...color } }: Theme): ColorPair[] {
  const { surface, canvas, sunken, raised } = color;
  return [
    ['edge of a field on surface', line.control, surface],
    ['edge of a field on a floating surface', line.control, raised],
    ['switch on', graphic.accent, surface],
    ['switch off', line.control, surface],
    ['focus ring on surface', focus, surface],
    ['positive on surface', graphic.positive, surface],
    ['caution on surface', graphic.caution, surface],
    ['critical on surface', graphic.critical, surface],
    ['neutral on surface', graphic.neutral, surface],
    ['first series on surface', color.chart.first, surface],
    ['focus ring on canvas', focus, canvas],
    ['focus ring on sunken', focus, sunken],
    ['checkbox on surface', fill.accent, surface],
    ['second series on surface', color.chart.second, surface],
    ['third series on surface', color.chart.third, surface],
    ['fourth series on surface', color.chart.fourth, surface],
    ['other series on surface', color.chart.others, surface],
  ];
}

/**
 * Returns the pairs of edges or focus rings and backgrounds. They need 4.5:1 with `prefers-contrast: more`.
 */
export function edgePairs({ color: { line, focus, ...color } }: Theme): ColorPair[] {
  const { canvas, surface, sunken, raised } = color;
  const grounds = { canvas, surface, sunken, raised };
  return Object.entries(grounds).flatMap(([name, ground]): ColorPair[] => [
    [`edge of a card or a row on ${name}`, line.default, ground],
    [`strong edge on ${name}`, line.strong, ground],
    [`edge of a field on ${name}`, line.control, ground],
    [`focus ring on ${name}`, focus, ground],
  ]);
}

/** The pairs of graphics with a contrast below 3:1, by theme, and the reason why each is allowed. */
export const contrastExceptions: Record<string, Record<string, string>> = {
  light: {
    'focus ring on canvas':
      'the brand’s own blue, 2.92:1; the ring is 2 px wide and at the edge of its control',
    'focus ring on sunken': 'as on the canvas',
    'second series on surface': 'each series has its name and number in the legend',
    'fourth series on surface': 'as the second series',
    'other series on surface': 'as the second series',
  },
  dark: {},
};
