/**
 * Widths in CSS pixels. `mobile` is the widest phone layout, `compact` the widest window in which the
 * sidebar collapses automatically.
 */
export const breakpoints = { mobile: 640, tablet: 1024, compact: 1400 } as const;

/** Media queries for `.css.ts` files and `matchMedia`. */
export const media = {
  mobile: `(max-width: ${breakpoints.mobile}px)`,
  tablet: `(min-width: ${breakpoints.mobile + 1}px)`,
  desktop: `(min-width: ${breakpoints.tablet}px)`,
  compact: `(max-width: ${breakpoints.compact}px)`,
  touch: `(pointer: coarse), (max-width: ${breakpoints.mobile}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
} as const;
