import { skeleton } from './Skeleton.css.ts';
import { Skeleton } from './Skeleton.tsx';
import { atRest, type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: { Spinner: 'For a pending control', ProgressBar: 'For measured progress' },
  anatomy: { Shape: ['The size of the loading content, so that nothing moves afterward.'] },

  matrix: matrix({
    rows: { shape: valuesOf(skeleton.classNames.variants.shape) },
    states: atRest,
    render: ({ shape }) => <Skeleton shape={shape} width="48px" height="48px" />,
  }),
  keys: [],
  content: [['aria-busy on the region', 'Loading…, announced twenty times']],
  code: '<Skeleton width="12ch" />',
};
