import { cardButton } from './CardButton.css.ts';
import { CardButton } from './CardButton.tsx';
import { type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: { CardLink: 'For a link to a page', Card: 'For several actions on one record' },
  anatomy: { Card: ['The whole card is one button, named by its content.'] },

  matrix: matrix({
    rows: {
      surface: valuesOf(cardButton.classNames.variants.surface),
      padding: valuesOf(cardButton.classNames.variants.padding),
    },
    states: [
      { name: 'At rest' },
      { name: 'Hovered', attribute: 'data-hovered' },
      { name: 'Focused', attribute: 'data-focus-visible' },
    ],
    render: ({ surface, padding }) => (
      <CardButton surface={surface} padding={padding}>
        Payment 841217
      </CardButton>
    ),
  }),
  keys: [
    ['Tab', 'Moves the focus to the card.', 'button'],
    ['Enter, Space', 'Opens the record.'],
  ],
  content: [['128.50 USDT, paid', 'Tap for details']],
  code: '<CardButton onPress={open}>…</CardButton>',
};
