import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';
import { chosenOption } from '#css/floating.css.ts';
import { vars } from '#tokens/vars.css.ts';

export const optionContent = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.inset.m,
    flex: '1 1 auto',
    minWidth: 0,
    selectors: {
      [`${chosenOption} &`]: { display: 'inline-flex', verticalAlign: 'top', maxWidth: '100%' },
    },
  }),
);

export const list = style(component({ minWidth: 'var(--trigger-width)' }));
export const empty = style(component({ padding: vars.inset.m }));
