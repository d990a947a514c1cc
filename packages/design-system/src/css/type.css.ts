import type { StyleRule } from '@vanilla-extract/css';

import { vars } from '../tokens/vars.css.ts';

/** The font weights of the variable font Inter. `strong` is for titles and figures. */
export const weight = { regular: 400, medium: 500, semibold: 600, strong: 650, bold: 700 } as const;

const sized = (step: keyof typeof vars.type) =>
  ({ fontSize: vars.type[step].size, lineHeight: vars.type[step].line }) as const;

/** The type scale. Each entry has a size and a line height, and some have a weight or letter spacing. */
export const type = {
  micro: sized('micro'),
  caption: sized('caption'),
  small: sized('small'),
  body: sized('body'),
  input: sized('input'),
  section: { ...sized('section'), fontWeight: weight.semibold, letterSpacing: '-0.005em' },
  heading: { ...sized('heading'), fontWeight: weight.strong, letterSpacing: '-0.015em' },
  title: { ...sized('title'), fontWeight: weight.strong, letterSpacing: '-0.015em' },
  number: { ...sized('number'), fontWeight: weight.strong, letterSpacing: '-0.02em' },
  figure: { ...sized('figure'), fontWeight: weight.strong, letterSpacing: '-0.02em' },
  hero: { ...sized('hero'), fontWeight: weight.strong, letterSpacing: '-0.025em' },
  display: { ...sized('display'), fontWeight: weight.strong, letterSpacing: '-0.02em' },
} satisfies Record<string, StyleRule>;

export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

export const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
