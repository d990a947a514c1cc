import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';

export const visuallyHidden = style(
  component({
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    // Not `clip-path`: IBM's accessibility checker takes that for hidden from everyone.
    clip: 'rect(0 0 0 0)',
    whiteSpace: 'nowrap',
  }),
);
