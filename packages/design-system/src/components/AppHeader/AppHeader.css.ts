import { style } from '@vanilla-extract/css';

import { component, offPaper } from '#css/component.css.ts';
import { type } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { zIndex } from '#tokens/zIndex.ts';

export const header = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zIndex.bar,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.l,
    height: vars.size.header,
    paddingInline: vars.space.xl,
    background: vars.color.surface,
    borderBlockEnd: `1px solid ${vars.color.line.default}`,
    '@media': {
      [media.mobile]: { paddingInline: vars.space.s, gap: vars.space.s },
      [media.print]: { position: 'static', height: 'auto', border: 0 },
    },
  }),
);

export const start = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    flex: '1 1 0',
    minWidth: 0,
    '@media': offPaper,
  }),
);
export const title = style(
  component({ ...type.section, fontSize: type.input.fontSize, textAlign: 'center', minWidth: 0 }),
);
export const end = style(
  component({ display: 'flex', alignItems: 'center', gap: vars.space.xs, flex: 'none', '@media': offPaper }),
);
export const endShared = style(component({ flex: '1 1 0', justifyContent: 'flex-end' }));
