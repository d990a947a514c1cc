import { tag } from '../Tag/Tag.css.ts';
import { StatusTag } from './StatusTag.tsx';
import { atRest, type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: {
    Tag: 'For a property that isn’t a status',
    TagGroup: 'For labels that can be removed or selected',
    Badge: 'For a count',
    Banner: 'For an explanation of what to do',
  },
  anatomy: {
    Dot: ['Ensures that color is not the only indicator (WCAG 1.4.1).'],
    Word: ['The status, in the terms of the specification.'],
  },

  matrix: matrix({
    rows: { tone: valuesOf(tag.classNames.variants.tone) },
    states: atRest,
    render: ({ tone }) => <StatusTag tone={tone}>Confirming</StatusTag>,
  }),
  keys: [],
  content: [
    ['Confirming', 'In progress (3 of 20 blocks)'],
    ['Rejected', 'ERROR'],
  ],
  code: '<StatusTag tone="positive">Completed</StatusTag>',
};
