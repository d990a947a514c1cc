import type { Theme } from '../tokens/light.ts';

export type ColorPair = [name: string, foreground: string, background: string];

const tones = ['neutral', 'positive', 'caution', 'critical'] as const;

/** Returns the backgrounds on which texts and controls appear. */
export const groundsOf = ({ canvas, surface, sunken, raised }: Theme['color']) => ({
  canvas,
  surface,
  sunken,
  raised,
});

/** Returns the pairs of text and background. They need 4.5:1 (WCAG 1.4.3), or 7:1 with more contrast. */
export function textPairs({ color }: Theme): ColorPair[] {
  const { text, soft, fill } = color;
  const onGrounds = Object.entries(groundsOf(color)).flatMap(([name, background]) =>
    (['default', 'muted', 'accent', ...tones] as const).map((tone): ColorPair => [
      `${tone} on ${name}`,
      text[tone],
      background,
    ]),
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
    ...tones.map((tone): ColorPair => [`${tone} tag`, text[tone], soft[tone]]),
    ...tones.map((tone): ColorPair => [`default on ${tone} banner`, text.default, soft[tone]]),
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
    ...tones.map((tone): ColorPair => [`${tone} on surface`, graphic[tone], surface]),
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
export function edgePairs({ color }: Theme): ColorPair[] {
  const { line, focus } = color;
  return Object.entries(groundsOf(color)).flatMap(([name, ground]): ColorPair[] => [
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
