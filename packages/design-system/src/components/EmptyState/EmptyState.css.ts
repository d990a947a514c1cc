import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../tokens/vars.css.ts';

export const empty = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.s,
    padding: `calc(2 * ${vars.space.xl}) ${vars.space.xl}`,
    textAlign: 'center',
  }),
);

export const icon = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '56px',
    height: '56px',
    marginBlockEnd: vars.space.xs,
    borderRadius: '50%',
  }),
);

globalStyle(`${icon} > svg`, component({ width: '24px', height: '24px' }));

export const tone = styleVariants({
  neutral: component({ color: vars.color.text.neutral, background: vars.color.soft.neutral }),
  accent: component({ color: vars.color.text.accent, background: vars.color.soft.accent }),
  info: component({ color: vars.color.text.accent, background: vars.color.soft.accent }),
  positive: component({ color: vars.color.text.positive, background: vars.color.soft.positive }),
  caution: component({ color: vars.color.text.caution, background: vars.color.soft.caution }),
  critical: component({ color: vars.color.text.critical, background: vars.color.soft.critical }),
});

export const title = style(component({ ...type.section }));
export const description = style(
  component({ ...type.body, color: vars.color.text.muted, maxWidth: '46ch', textWrap: 'balance' }),
);
export const action = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.s,
    marginBlockStart: vars.space.s,
  }),
);
