import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { ring } from '#css/focusRing.css.ts';
import { vars } from '#tokens/vars.css.ts';
import { weight } from '#css/type.css.ts';

export const trigger = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    width: '100%',
    minHeight: vars.size.control,
    fontWeight: weight.semibold,
    textAlign: 'start',
    borderRadius: vars.radius.tag,
    cursor: 'pointer',
    selectors: {
      '&:is(:focus-visible, [data-focus-visible])': ring,
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
  }),
);
export const chevron = style(
  component({
    flex: 'none',
    color: vars.color.text.muted,
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  }),
);
export const panel = style(component({ paddingBlock: `${vars.space.xs} ${vars.space.m}` }));
