import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { ring } from '#css/focusRing.css.ts';
import { tabular, type } from '#css/type.css.ts';
import { vars } from '#tokens/vars.css.ts';
import { root } from '../Field/Field.css.ts';
import { zIndex } from '#tokens/zIndex.ts';

/** The field is as wide as the boxes, so that a button at the end of the label line is aligned with the last box. */
export const field = style([root, component({ maxWidth: '400px' })]);

export const boxes = style(component({ position: 'relative', display: 'flex', gap: vars.space.s }));

/** The input covers all boxes, so that it receives presses, pasted text and autofill. */
export const input = style(
  component({
    position: 'absolute',
    inset: 0,
    zIndex: zIndex.raised,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'text',
    fontSize: type.input.fontSize,
  }),
);

export const box = style(
  component({
    ...type.number,
    ...tabular,
    flex: '1 1 0',
    minWidth: 0,
    height: '52px',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    background: vars.color.surface,
    border: `1px solid ${vars.color.line.control}`,
    borderRadius: vars.radius.control,
    selectors: {
      [`${input}:focus ~ &[data-active]`]: { ...ring, borderColor: vars.color.focus },
      '[data-invalid] &': { borderColor: vars.color.graphic.critical },
      '[data-disabled] &': { background: vars.color.sunken, color: vars.color.text.muted },
    },
  }),
);
