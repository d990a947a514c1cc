import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The design tokens. Their names describe a purpose instead of an appearance. Each theme sets `color` and
 * `shadow`. All other values are the same.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      canvas: null,
      surface: null,
      sunken: null,
      raised: null,
      scrim: null,
      line: { default: null, strong: null, control: null },
      text: {
        default: null,
        muted: null,
        accent: null,
        positive: null,
        caution: null,
        critical: null,
        neutral: null,
        onFill: null,
      },
      fill: {
        accent: null,
        accentHover: null,
        accentPressed: null,
        critical: null,
        criticalHover: null,
        hover: null,
        pressed: null,
        track: null,
      },
      soft: {
        accent: null,
        accentHover: null,
        neutral: null,
        positive: null,
        caution: null,
        critical: null,
      },
      graphic: { accent: null, positive: null, caution: null, critical: null, neutral: null },
      focus: null,
      chart: { first: null, second: null, third: null, fourth: null, others: null },
      hero: { from: null, to: null, ring: null, text: null, line: null },
    },
    shadow: { card: null, floating: null, modal: null },
    space: { none: null, xxs: null, xs: null, s: null, m: null, l: null, xl: null, xxl: null },
    inset: { s: null, m: null, l: null, xl: null },
    radius: { mark: null, tag: null, control: null, card: null, dialog: null, full: null },
    size: {
      controlSmall: null,
      control: null,
      controlLarge: null,
      header: null,
      bottomBar: null,
      stickyOffset: null,
    },
    font: { body: null, mono: null },
    motion: { fast: null, normal: null, ease: null },
  },
  (_value, path) => `sbc-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
