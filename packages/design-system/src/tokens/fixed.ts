export const fixed = {
  space: {
    none: '0',
    xxs: '2px',
    xs: '4px',
    s: '8px',
    m: '12px',
    l: '16px',
    xl: '24px',
    xxl: '32px',
  },
  // The inner spacing of controls and cards, between the steps of `space`.
  inset: { s: '6px', m: '10px', l: '14px', xl: '20px' },
  radius: { mark: '4px', tag: '6px', control: '8px', card: '12px', dialog: '16px', full: '999px' },
  size: {
    controlSmall: '28px',
    control: '36px',
    controlLarge: '44px',
    header: '56px',
    bottomBar: '64px',
    row: '48px',
    rowCompact: '40px',
    rowHead: '38px',
    stickyOffset: '0px',
  },
  font: {
    body: "'Inter Variable', 'Inter Fallback', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', system-ui, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'SFMono-Regular', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace",
  },
  // The font size and line height of each step of the type scale.
  type: {
    micro: { size: '11px', line: '16px' },
    caption: { size: '12px', line: '16px' },
    small: { size: '13px', line: '18px' },
    body: { size: '14px', line: '20px' },
    // iOS zooms into fields with a font size below 16 px.
    input: { size: '16px', line: '24px' },
    section: { size: '15px', line: '22px' },
    heading: { size: '18px', line: '26px' },
    title: { size: '20px', line: '28px' },
    number: { size: '20px', line: '28px' },
    figure: { size: '22px', line: '28px' },
    hero: { size: '30px', line: '38px' },
    display: { size: '34px', line: '41px' },
  },
  motion: { fast: '120ms', normal: '180ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
} as const;

/** The sizes of controls on touch devices. 44 px is more than the 24 px that WCAG 2.5.8 requires. */
export const touchSizes = {
  controlSmall: '36px',
  control: '44px',
  controlLarge: '48px',
  header: '52px',
  bottomBar: '64px',
  row: '48px',
  rowCompact: '40px',
  rowHead: '38px',
  stickyOffset: '0px',
} as const;
