import { style } from '@vanilla-extract/css';

import { component } from '../../css/component.css.ts';

export const visuallyHidden = style(
  component({
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
