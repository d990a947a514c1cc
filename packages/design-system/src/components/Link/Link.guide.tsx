import { link } from './Link.css.ts';
import { Link } from './Link.tsx';
import { type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: { Button: 'For an action on this page', ButtonLink: 'For the main next step' },
  anatomy: {
    Text: ['The destination, clear without context.'],
    Icon: ['At the end of a link that opens a new tab.'],
  },

  matrix: matrix({
    rows: {
      tone: valuesOf(link.classNames.variants.tone),
      isInText: valuesOf(link.classNames.variants.isInText),
      isStrong: valuesOf(link.classNames.variants.isStrong),
    },
    states: [
      { name: 'At rest' },
      { name: 'Hovered', attribute: 'data-hovered', of: 'a' },
      { name: 'Focused', attribute: 'data-focus-visible', of: 'a' },
    ],
    render: ({ tone, isInText, isStrong }) => (
      <Link href="#" tone={tone} isInText={isInText === 'true'} isStrong={isStrong === 'true'}>
        View all
      </Link>
    ),
  }),
  keys: [
    ['Tab', 'Moves the focus to the link.', 'link'],
    ['Enter', 'Opens the page.'],
  ],
  content: [['See withdrawal fees', 'Click here']],
  code: '<Link href="/record">View all</Link>',
};
