import { style } from '@vanilla-extract/css';

import { component, offPaper } from '#css/component.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import { type, weight } from '#css/type.css.ts';
import { zIndex } from '#tokens/zIndex.ts';
import { innerRing } from '#css/focusRing.css.ts';
import { withIcons } from '#css/withIcons.ts';

export const bar = style(
  component({
    position: 'fixed',
    zIndex: zIndex.bar,
    insetInline: 0,
    insetBlockEnd: 0,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
    background: vars.color.surface,
    borderBlockStart: `1px solid ${vars.color.line.default}`,
    '@media': offPaper,
  }),
);

export const list = style(component({ display: 'flex', height: vars.size.bottomBar }));
export const item = style(component({ display: 'flex', flex: '1 1 0', minWidth: 0 }));

export const link = style(
  component({
    flex: '1 1 0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minWidth: 0,
    ...type.micro,
    fontWeight: weight.medium,
    color: vars.color.text.muted,
    selectors: {
      '&[aria-current]': { color: vars.color.text.accent, fontWeight: weight.strong },
      '&:is(:focus-visible, [data-focus-visible])': { ...innerRing },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
    },
  }),
);

export const icon = style(withIcons('20px', { position: 'relative', display: 'inline-flex' }));
export const action = style(
  withIcons('18px', {
    display: 'inline-flex',
    padding: `${vars.space.xxs} ${vars.space.m}`,
    borderRadius: vars.radius.full,
    color: vars.color.text.onFill,
    background: vars.color.fill.accent,
  }),
);
export const badge = style(
  component({ position: 'absolute', insetBlockStart: '-8px', insetInlineStart: '12px', display: 'flex' }),
);
