import { globalStyle, style } from '@vanilla-extract/css';

import { centered, component, offPaper, reach } from '#css/component.css.ts';
import { ring } from '#css/focusRing.css.ts';
import { ellipsis, type, weight } from '#css/type.css.ts';
import { media } from '#tokens/breakpoints.ts';
import { vars } from '#tokens/vars.css.ts';
import * as field from '../Field/Field.css.ts';

const { line, surface, soft, text } = vars.color;

export const pill = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    maxWidth: '100%',
    minHeight: vars.size.control,
    color: text.default,
    background: surface,
    border: `1px solid ${line.strong}`,
    borderRadius: vars.radius.full,
    ...type.small,
    selectors: {
      '&[data-pill="empty"]': { borderStyle: 'dashed', borderColor: line.control },
      '&[data-pill="active"]': { color: text.accent, background: soft.accent, borderColor: soft.accentHover },
    },
    '@media': { [media.print]: { selectors: { '&[data-pill="empty"]': { display: 'none' } } } },
  }),
);

export const remove = style(
  component({
    position: 'relative',
    ...centered,
    flex: 'none',
    width: vars.size.controlSmall,
    height: vars.size.controlSmall,
    marginInlineEnd: vars.space.xs,
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: soft.accentHover }, '&[data-focus-visible]': ring },
    '@media': { ...reach('4px'), ...offPaper },
  }),
);

type Rule = Parameters<typeof component>[0];

/** Adds a rule for an element in the pill. `state` restricts the rule to active or empty pills. */
const part = (selector: string, rule: Omit<Rule, 'selectors'>, state?: 'active' | 'empty') =>
  globalStyle(`.${pill}${state ? `[data-pill="${state}"]` : ''} > ${selector}`, component(rule));

const trigger = `.${field.root} > .${field.trigger}`;
const height = `calc(${vars.size.control} - 2px)`;

part(`.${field.root}`, { position: 'relative', flexDirection: 'row', alignItems: 'center', width: 'auto' });
part(`.${field.root} + .${field.root}`, { marginInlineStart: vars.space.s });
// The value is shortened before the label. The icon of the field is always visible.
part(`.${field.root} > .${field.labelRow}`, { flexShrink: 0, maxWidth: 'calc(100% - 24px)' });
part(`.${field.root} .${field.label}`, { ...ellipsis, paddingInlineStart: vars.space.m });
part(`.${field.root} > *`, { color: 'inherit' }, 'active');
part(trigger, {
  gap: vars.space.xs,
  minWidth: '24px',
  minHeight: height,
  paddingInline: `0 ${vars.inset.m}`,
  background: 'transparent',
  borderColor: 'transparent',
  ...type.small,
  fontWeight: weight.semibold,
});
part(trigger, { paddingInlineEnd: 0 }, 'active');
// The whole pill opens the field, including its label.
part(`${trigger}::after`, { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.full });
part(`${trigger}[data-focus-visible]`, { outline: 'none', borderColor: 'transparent' });
part(`${trigger}[data-focus-visible]::after`, ring);
part(`${trigger} > .${field.triggerValue}`, { maxWidth: '240px' });
part(
  `${trigger} > .${field.triggerValue}`,
  { position: 'absolute', width: '1px', clip: 'rect(0 0 0 0)' },
  'empty',
);
part(`${trigger} > .${field.triggerIcon}`, { width: '16px', height: '16px' });
part(`${trigger} > .${field.triggerIcon}`, { display: 'none' }, 'active');
// The pill may contain a button instead of a field.
part('button:first-child', {
  minWidth: 0,
  minHeight: height,
  borderRadius: 'inherit',
  // The value of a filter is also printed.
  '@media': { [media.print]: { display: 'inline-flex' } },
});
part('button:first-child > *', ellipsis);
part('button:first-child > *', { display: 'block' }, 'active');
part('button:first-child', { paddingInlineEnd: vars.space.xs }, 'active');
