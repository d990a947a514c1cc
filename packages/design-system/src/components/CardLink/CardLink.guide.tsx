import { CardLink } from './CardLink.tsx';
import { type Guide, matrix } from '../guide.ts';

export const guide: Guide = {
  instead: { CardButton: 'If the record opens on the same page' },
  anatomy: { Card: ['The whole card is one link, named by its content.'] },

  matrix: matrix({
    rows: { surface: ['card', 'none'] },
    states: [
      { name: 'At rest' },
      { name: 'Hovered', attribute: 'data-hovered', of: 'a' },
      { name: 'Focused', attribute: 'data-focus-visible', of: 'a' },
      { name: 'Current', props: { 'aria-current': 'page' } },
      { name: 'Disabled', props: { isDisabled: true } },
    ],
    render: ({ surface }, props) => (
      <CardLink href="#" surface={surface} {...props}>
        Withdrawal WD-4410
      </CardLink>
    ),
  }),
  keys: [
    ['Tab', 'Moves the focus to the card.', 'link'],
    ['Enter', 'Opens the page.'],
  ],
  content: [['Security center', 'Go to page']],
  code: '<CardLink href="/accountInfo">…</CardLink>',
};
