/**
 * The limits of the layouts in CSS pixels. Each is a maximum width, except `tablet`.
 *
 * - `smallest`: the narrowest phones, and desktops at 400% zoom (WCAG 1.4.10).
 * - `mobile`: the phone layout.
 * - `tablet`: the minimum width of the desktop layout. Narrower windows are tablets or phones.
 * - `narrow`: one column next to the sidebar.
 * - `compact`: the sidebar collapses automatically.
 */
export const breakpoints = { smallest: 360, mobile: 640, tablet: 1024, narrow: 1180, compact: 1400 } as const;

export const media = {
  smallest: `(max-width: ${breakpoints.smallest}px)`,
  mobile: `(max-width: ${breakpoints.mobile}px)`,
  tablet: `(min-width: ${breakpoints.mobile + 1}px)`,
  belowDesktop: `(max-width: ${breakpoints.tablet - 1}px)`,
  desktop: `(min-width: ${breakpoints.tablet}px)`,
  narrow: `(max-width: ${breakpoints.narrow}px)`,
  compact: `(max-width: ${breakpoints.compact}px)`,
  touch: `(pointer: coarse), (max-width: ${breakpoints.mobile}px)`,
  coarse: '(pointer: coarse)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
