import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { optionCheck, optionNote, optionWords } from '../../css/floating.css.ts';
import { triggerValue } from '../Field/Field.css.ts';

/** As wide as its trigger at least. */
export const popover = style(component({ minWidth: 'var(--trigger-width)' }));

// The chosen option stands in the trigger on one line, without its tick.
globalStyle(`${triggerValue} ${optionCheck}`, component({ display: 'none' }));
globalStyle(
  `${triggerValue} ${optionWords}`,
  component({ display: 'inline-flex', flexDirection: 'row', alignItems: 'baseline', gap: '6px' }),
);
globalStyle(`${triggerValue} ${optionNote}`, component({ whiteSpace: 'nowrap' }));
export const withIcon = style(component({ display: 'inline-flex', alignItems: 'center', gap: '10px' }));
