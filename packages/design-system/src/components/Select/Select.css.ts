import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { optionCheck, optionNote, optionText } from '../../css/floating.css.ts';
import { vars } from '../../tokens/vars.css.ts';

/** Icon and words of an option. */
export const optionContent = style(
  component({ display: 'flex', alignItems: 'center', gap: vars.inset.m, flex: '1 1 auto', minWidth: 0 }),
);

/** A chosen option stands in the trigger on one line, without its check. */
export const value = style({});
globalStyle(
  `${value} ${optionContent}`,
  component({ display: 'inline-flex', verticalAlign: 'top', maxWidth: '100%' }),
);
globalStyle(
  `${value} ${optionText}`,
  component({ display: 'inline-flex', flexDirection: 'row', alignItems: 'baseline', gap: vars.inset.s }),
);
globalStyle(`${value} ${optionNote}`, component({ whiteSpace: 'nowrap' }));
globalStyle(`${value} ${optionCheck}`, component({ display: 'none' }));

export const list = style(component({ minWidth: 'var(--trigger-width)' }));
export const empty = style(component({ padding: vars.inset.m }));
