import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { centered, component, offPaper, reach } from '#css/component.css.ts';
import { ring } from '#css/focusRing.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { type, weight } from '#css/type.css.ts';
import { withIcons } from '#css/withIcons.ts';

const { text, fill, soft, line, surface } = vars.color;

const fg = createVar();
const bg = createVar();
const bgHover = createVar();
const bgPressed = createVar();
const border = createVar();
const height = createVar();
const side = createVar();

const look = (color: string, rest: string, hover: string, pressed: string, edge = 'transparent') =>
  component({ vars: { [fg]: color, [bg]: rest, [bgHover]: hover, [bgPressed]: pressed, [border]: edge } });

// The text color, the background in its normal, hovered and pressed state, and the border color.
const looks = {
  solid: {
    accent: look(text.onFill, fill.accent, fill.accentHover, fill.accentPressed),
    critical: look(text.onFill, fill.critical, fill.criticalHover, fill.criticalHover),
    neutral: look(surface, text.default, text.neutral, text.neutral),
  },
  soft: {
    accent: look(text.accent, soft.accent, soft.accentHover, soft.accentHover),
    critical: look(text.critical, soft.critical, soft.critical, soft.critical),
    neutral: look(text.default, soft.neutral, fill.pressed, fill.pressed),
  },
  outline: {
    accent: look(text.accent, surface, soft.accent, soft.accentHover, line.strong),
    critical: look(text.critical, surface, soft.critical, soft.critical, line.strong),
    neutral: look(text.default, surface, fill.hover, fill.pressed, line.strong),
  },
  ghost: {
    accent: look(text.accent, 'transparent', soft.accent, soft.accentHover),
    critical: look(text.critical, 'transparent', soft.critical, soft.critical),
    neutral: look(text.muted, 'transparent', fill.hover, fill.pressed),
  },
} as const;

const tones = ['accent', 'critical', 'neutral'] as const;
const variants = ['solid', 'soft', 'outline', 'ghost'] as const;

export const button = recipe({
  base: component({
    position: 'relative',
    ...centered,
    gap: vars.space.s,
    minHeight: height,
    minWidth: height,
    paddingInline: side,
    color: fg,
    background: bg,
    border: `1px solid ${border}`,
    borderRadius: vars.radius.control,
    fontWeight: weight.semibold,
    ...type.body,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { background: bgHover },
      '&[data-pressed]': { background: bgPressed },
      '&:is(:focus-visible, [data-focus-visible])': ring,
      '&[data-pending]': { cursor: 'progress' },
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: { '&[data-disabled]': { opacity: 1, color: 'GrayText', borderColor: 'GrayText' } },
      },
      ...offPaper,
    },
  }),
  variants: {
    variant: { solid: {}, soft: {}, outline: {}, ghost: {} },
    tone: { accent: {}, critical: {}, neutral: {} },
    size: {
      small: component({
        vars: { [height]: vars.size.controlSmall, [side]: '10px' },
        fontSize: type.small.fontSize,
        borderRadius: vars.radius.tag,
        '@media': reach('5px'),
      }),
      medium: component({ vars: { [height]: vars.size.control, [side]: '14px' } }),
      large: component({ vars: { [height]: vars.size.controlLarge, [side]: '18px' } }),
    },
    isFullWidth: { true: component({ width: '100%' }), false: {} },
    square: { true: component({ vars: { [side]: '0' }, width: height, flex: 'none' }), false: {} },
  },
  compoundVariants: variants.flatMap((variant) =>
    tones.map((tone) => ({ variants: { variant, tone }, style: looks[variant][tone] })),
  ),
});

export const content = style(
  withIcons('16px', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    minWidth: 0,
    selectors: { '[data-pending] > &': { opacity: 0 } },
  }),
);

/** The spinner is drawn over the hidden content, so that the button keeps its size. */
export const pending = style(
  component({
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
  }),
);
