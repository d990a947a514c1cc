import { tag } from './Tag.css.ts';
import { Tag } from './Tag.tsx';
import { atRest, type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: {
    StatusTag: 'For the status of a record',
    Badge: 'For a count',
    TagGroup: 'For a label that can be removed',
  },
  anatomy: { Label: ['One or two words on a soft background. It can’t be pressed.'] },

  matrix: matrix({
    rows: { tone: valuesOf(tag.classNames.variants.tone) },
    states: atRest,
    render: ({ tone }) => <Tag tone={tone}>TRC20</Tag>,
  }),
  keys: [],
  content: [['TRC20', 'This network is TRC20']],
  code: '<Tag tone="neutral">TRC20</Tag>',
};
