import { style } from '@vanilla-extract/css';

import { component, offPaper } from '#css/component.css.ts';
import { type } from '#css/type.css.ts';
import { vars } from '#tokens/vars.css.ts';

/** The actions can adapt to the width of the header with a container query. */
export const header = style(
  component({ containerType: 'inline-size', display: 'flex', flexDirection: 'column', gap: vars.space.s }),
);
export const row = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.m} ${vars.space.l}`,
    minHeight: '36px',
  }),
);
export const message = style(component({ minWidth: 0 }));
export const title = style(component({ ...type.title }));
export const description = style(
  component({
    ...type.small,
    color: vars.color.text.muted,
    // A long description wraps instead of moving the actions below it.
    selectors: { [`${message}:has(+ *) &`]: { maxInlineSize: 'max(40cqi, 360px)' } },
  }),
);
export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, '@media': offPaper }),
);
