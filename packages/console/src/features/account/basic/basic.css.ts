import { vars } from '@settlement/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minWidth: 0 });
export const form = style({ display: 'grid', gap: vars.space.l, minWidth: 0, outline: 'none' });
export const fields = style({ display: 'grid', gap: vars.space.l, minWidth: 0 });
export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space.m, minWidth: 0 });
