import { style } from '@vanilla-extract/css';

import { component } from '#css/component.css.ts';

export const visuallyHidden = style(
  component({
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    // IBM's checker assumes that `clip-path` also hides the text from screen readers.
    clip: 'rect(0 0 0 0)',
    whiteSpace: 'nowrap',
  }),
);
