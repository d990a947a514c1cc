import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';
import { optionNote, optionText } from '../../css/floating.css.ts';

/** A chosen option stands in the trigger on one line; several are told apart by commas. */
export const chosen = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    verticalAlign: 'top',
    selectors: { '&:not(:last-child)::after': { content: '",\\00a0"', marginInlineStart: '-10px' } },
  }),
);

globalStyle(
  `${chosen} ${optionText}`,
  component({ display: 'inline-flex', flexDirection: 'row', alignItems: 'baseline', gap: '6px' }),
);
globalStyle(`${chosen} ${optionNote}`, component({ whiteSpace: 'nowrap' }));

/** Stands alone only. */
export const empty = style(
  component({ padding: '10px', selectors: { '[role="option"] ~ &': { display: 'none' } } }),
);
