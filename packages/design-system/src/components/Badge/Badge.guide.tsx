import { badge } from './Badge.css.ts';
import { Badge } from './Badge.tsx';
import { type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: { Tag: 'For a word', StatCard: 'If the number is the subject of a card' },
  anatomy: {
    Count: ['A number at the corner of an icon. Above the limit it shows `99+`.'],
    Name: ['The name of the control includes the count.'],
  },

  matrix: matrix({
    rows: { tone: valuesOf(badge.classNames.variants.tone) },
    states: [
      { name: 'At rest', props: { count: 3 } },
      { name: 'Above its maximum', props: { count: 120 } },
    ],
    render: ({ tone }, props) => <Badge count={3} max={99} tone={tone} {...props} />,
  }),
  keys: [],
  content: [['Notifications, 12 unread', 'Notifications']],
  code: '<Badge count={12}><BellIcon /></Badge>',
};
