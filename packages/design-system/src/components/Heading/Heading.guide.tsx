import { Heading } from './Heading.tsx';
import { type Guide, matrix } from '../guide.ts';

export const guide: Guide = {
  instead: { Text: 'For emphasized words in a paragraph' },
  anatomy: {
    Level: [
      'The position in the outline of the page. Each page has one first level and doesn’t skip levels.',
    ],
    Size: ['The visual size, independent of the level.'],
  },

  matrix: matrix({
    rows: { size: ['small', 'body', 'section', 'title', 'hero'] },
    states: [{ name: 'At rest' }, { name: 'Muted', props: { tone: 'muted' } }],
    render: ({ size }, props) => (
      <Heading level={3} size={size} {...props}>
        Withdrawals
      </Heading>
    ),
  }),
  keys: [['Keys of screen readers', 'Moves between headings, also by level.']],
  content: [['Webhook callbacks', 'Welcome to your webhook callbacks!']],
  code: '<Heading level={2} size="title">Saved addresses</Heading>',
};
