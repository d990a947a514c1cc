import { leaves } from '../tokens/designTokens.ts';
import { media } from '../tokens/breakpoints.ts';
import { contrast, mix } from '../tokens/contrast.ts';
import { vars } from '../tokens/vars.css.ts';
import { edgePairs, graphicPairs, groundsOf, textPairs, wordPairs } from './contrastPairs.ts';
import type { ColorPair } from './contrastPairs.ts';
import { dark } from './dark.ts';
import { fixed } from '../tokens/fixed.ts';
import { type Theme, light } from '../tokens/light.ts';
import { darkMore, lightMore, withMoreContrast } from './moreContrast.ts';
import type { MoreContrast } from './moreContrast.ts';

export interface ThemeOptions {
  /** The color of your brand, such as `#0F766E`. White text on it needs a contrast of 4.5:1. */
  accent?: string;
  /** The roundness of corners. @default 'medium' */
  radius?: 'none' | 'small' | 'medium' | 'large';
  /** The height of controls and rows, and the inner spacing. Touch devices keep their sizes. @default 'medium' */
  density?: 'compact' | 'medium' | 'spacious';
  /** The size of all texts: 93%, 100% or 107%. Fields keep 16 px on touch devices. @default 'medium' */
  textSize?: 'small' | 'medium' | 'large';
  /** The font family of all texts as a CSS value. Your application loads the font. */
  font?: string;
}

const modes = ['light', 'dark', 'lightMoreContrast', 'darkMoreContrast'] as const;
export type ThemeMode = (typeof modes)[number];

export interface MeasuredPair {
  mode: ThemeMode;
  /** The name of the pair, such as `label on accent`. */
  pair: string;
  /** The measured contrast ratio, from 1 to 21. */
  ratio: number;
  /** The required contrast ratio, such as 4.5. */
  required: number;
}

export interface CreatedTheme {
  /** The style rules. Put them into a style sheet, or into a `style` element on the server. */
  css: string;
  /** The contrast of each pair of colors that depends on the accent. */
  contrast: readonly MeasuredPair[];
}

const WHITE = '#FFFFFF';
const BLACK = '#000000';
const TEXT = 4.5;
const GRAPHIC = 3;
const MORE_TEXT = 7;
const roundness = { none: 0, small: 0.5, medium: 1, large: 1.5 } as const;
const textScale = { small: 13 / 14, medium: 1, large: 15 / 14 } as const;
const compactness = { compact: 0.8, medium: 1, spacious: 1.2 } as const;

/** Mixes `from` with as little of `to` as needed for enough contrast, or returns `to`. */
function reach(from: string, to: string, needed: number, others: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.02) {
    const color = mix(from, to, share);
    if (others.every((other) => contrast(color, other) >= needed)) return color;
  }
  return to;
}

function withAccent(base: Theme, accent: string, end: typeof WHITE | typeof BLACK): Theme {
  const { color } = base;
  const grounds = Object.values(groundsOf(color));
  const read = [color.text.default, color.text.muted, color.text.positive, color.text.critical];
  const isDark = end === WHITE;
  const soft = reach(mix(color.surface, accent, isDark ? 0.22 : 0.09), color.surface, TEXT, read);
  const softHover = mix(color.surface, accent, isDark ? 0.32 : 0.15);
  const graphic = reach(accent, end, GRAPHIC, grounds);
  // A dark accent would be invisible on the dark surface.
  const fill = isDark ? reach(accent, WHITE, GRAPHIC, [color.surface]) : accent;
  const hover = reach(mix(fill, end, isDark ? 0.08 : 0.14), BLACK, TEXT, [WHITE]);
  return {
    ...base,
    color: {
      ...color,
      text: { ...color.text, accent: reach(accent, end, TEXT, [...grounds, soft, softHover]) },
      fill: { ...color.fill, accent: fill, accentHover: hover, accentPressed: mix(fill, BLACK, 0.25) },
      soft: { ...color.soft, accent: soft, accentHover: softHover },
      graphic: { ...color.graphic, accent: graphic },
      focus: graphic,
      chart: { ...color.chart, first: graphic },
      hero: { ...color.hero, from: mix(accent, BLACK, 0.12), to: mix(accent, BLACK, 0.45) },
    },
  };
}

function withMore(theme: Theme, replaced: MoreContrast, end: string): Theme {
  const strong = withMoreContrast(theme, replaced);
  const { color } = strong;
  const grounds = Object.values(groundsOf(color));
  const read = [color.text.muted, color.text.positive, color.text.critical];
  const soft = { ...color.soft, accent: reach(color.soft.accent, color.surface, MORE_TEXT, read) };
  const onSoft = [soft.accent, soft.accentHover];
  const accent = reach(theme.color.text.accent, end, MORE_TEXT, [...grounds, ...onSoft]);
  const focus = reach(theme.color.focus, end, TEXT, grounds);
  return { ...strong, color: { ...color, soft, text: { ...color.text, accent }, focus } };
}

interface Derived {
  theme: Theme;
  original: Theme;
}

type Requirement = readonly [pairs: (theme: Theme) => ColorPair[], required: number];
const always: readonly Requirement[] = [
  [wordPairs, TEXT],
  [graphicPairs, GRAPHIC],
];
const more: readonly Requirement[] = [
  [textPairs, MORE_TEXT],
  [edgePairs, TEXT],
];

/** Measures the contrast of the pairs whose colors differ from the original theme. */
function measure(mode: ThemeMode, { theme, original }: Derived): MeasuredPair[] {
  return (mode.endsWith('Contrast') ? more : always).flatMap(([pairsOf, required]) => {
    const before = pairsOf(original);
    return pairsOf(theme)
      .filter(([, one, other], index) => before[index]?.[1] !== one || before[index]?.[2] !== other)
      .map(([pair, one, other]) => ({ mode, pair, ratio: contrast(one, other), required }));
  });
}

/** Returns a rule with the values that differ from the original values. */
function rule(selector: string, values: object, original: object, query?: string): string {
  const names = new Map(leaves(vars));
  const before = new Map(leaves(original));
  const lines = leaves(values)
    .filter(([path, value]) => before.get(path) !== value)
    .map(([path, value]) => `${(names.get(path) ?? '').slice(4, -1)}:${value}`);
  const text = lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`;
  return text === '' || query === undefined ? text : `@media ${query}{${text}}`;
}

/** Multiplies all lengths in an object and its nested objects. Returns whole pixels. */
function scaled(values: object, by: number): object {
  const scaledOne = (value: unknown) =>
    typeof value === 'string'
      ? `${String(Math.round(Number.parseFloat(value) * by))}px`
      : scaled(Object(value), by);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, scaledOne(value)]));
}

function themesOf(accent: string): Record<ThemeMode, Derived> {
  const [day, night] = [withAccent(light, accent, BLACK), withAccent(dark, accent, WHITE)];
  return {
    light: { theme: day, original: light },
    dark: { theme: night, original: dark },
    lightMoreContrast: {
      theme: withMore(day, lightMore, BLACK),
      original: withMoreContrast(light, lightMore),
    },
    darkMoreContrast: { theme: withMore(night, darkMore, WHITE), original: withMoreContrast(dark, darkMore) },
  };
}

/** Returns the rules of the colors. Each mode has its own values, so that no value applies to another mode. */
function colorRules(themes: ReturnType<typeof themesOf>): string[] {
  const lightSelector = ":root,[data-theme='light']";
  const systemSelector = ':root:not([data-theme])';
  const darkSelector = "[data-theme='dark']";
  const values = (mode: ThemeMode) => [themes[mode].theme, themes[mode].original] as const;
  return [
    rule(lightSelector, ...values('light')),
    rule(systemSelector, ...values('dark'), `screen and ${media.dark}`),
    rule(darkSelector, ...values('dark'), 'screen'),
    rule(lightSelector, ...values('lightMoreContrast'), media.moreContrast),
    rule(systemSelector, ...values('darkMoreContrast'), `screen and ${media.dark} and ${media.moreContrast}`),
    rule(darkSelector, ...values('darkMoreContrast'), `screen and ${media.moreContrast}`),
  ];
}

/**
 * Creates a theme from the color of a brand and other options. The accent keeps its value in the light theme. The
 * other colors of the accent are derived for light, dark and more contrast. The rules also apply if they are
 * imported before the style sheets of this package.
 *
 * @throws {Error} if a pair of colors has too little contrast. The message names the closest color that passes.
 */
export function createTheme({
  accent,
  radius = 'medium',
  density = 'medium',
  textSize = 'medium',
  font = fixed.font.body,
}: ThemeOptions): CreatedTheme {
  const themes = accent === undefined ? undefined : themesOf(accent);
  const measured = modes.flatMap((mode) => (themes ? measure(mode, themes[mode]) : []));
  const failed = measured.filter(({ ratio, required }) => ratio < required);
  if (accent !== undefined && failed.length > 0) {
    const lines = failed.map(
      ({ mode, pair, ratio, required }) =>
        `${mode}: ${pair} has ${ratio.toFixed(2)}:1 and needs ${String(required)}:1`,
    );
    const closest = reach(accent, BLACK, TEXT, [WHITE]);
    throw new Error(`createTheme: ${accent} has too little contrast. Try ${closest}.\n${lines.join('\n')}`);
  }
  const { full: _full, ...corners } = fixed.radius;
  const { controlSmall, control, controlLarge, row, rowCompact, rowHead } = fixed.size;
  const { input: _input, ...texts } = fixed.type;
  const { inset } = fixed;
  const by = compactness[density];
  return {
    contrast: measured,
    css: [
      ...(themes ? colorRules(themes) : []),
      rule(
        ':root',
        {
          radius: scaled(corners, roundness[radius]),
          font: { body: font },
          type: scaled(texts, textScale[textSize]),
        },
        fixed,
      ),
      rule(
        ':root',
        {
          size: scaled({ controlSmall, control, controlLarge, row, rowCompact, rowHead }, by),
          inset: scaled(inset, by),
        },
        fixed,
        `${media.tablet} and (not ${media.coarse})`,
      ),
    ]
      .filter((text) => text !== '')
      .join('\n'),
  };
}
