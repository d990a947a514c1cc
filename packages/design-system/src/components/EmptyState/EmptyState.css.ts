import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { centered, component } from '#css/component.css.ts';
import { type } from '#css/type.css.ts';
import { vars } from '#tokens/vars.css.ts';
import { withIcons } from '#css/withIcons.ts';
import { tintedTones } from '#css/tones.ts';

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

export const icon = recipe({
  base: withIcons('24px', {
    ...centered,
    width: '56px',
    height: '56px',
    marginBlockEnd: vars.space.xs,
    borderRadius: '50%',
  }),
  variants: { tone: tintedTones },
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
