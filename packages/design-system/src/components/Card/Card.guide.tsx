import { Button } from '../Button/Button.tsx';
import * as card from './Card.css.ts';
import { body } from './Card.css.ts';
import { Card } from './Card.tsx';
import { atRest, byClass, type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: {
    Box: 'For a summary in a card',
    CardButton: 'If a press anywhere opens it',
    CardLink: 'If it links to its own page',
  },
  anatomy: {
    Title: ['A noun: the subject. It is a heading for screen readers.', 'h2', 'title'],
    Actions: ['One or two buttons at the end of the title.', byClass(card.actions), 'actions'],
    Content: ['Content about one subject.', byClass(card.body()), 'children'],
  },
  specimen: {
    render: () => (
      <Card title="Balance" actions={<Button size="small">Withdraw</Button>}>
        192,821.62 USDT
      </Card>
    ),
  },
  matrix: matrix({
    rows: { padding: valuesOf(body.classNames.variants.padding) },
    states: atRest,
    render: ({ padding }) => (
      <Card title="Balance" padding={padding}>
        192,821.62 USDT
      </Card>
    ),
  }),
  keys: [['Tab', 'Moves through the controls in the card. The card itself can’t be focused.']],
  content: [['Recent payments', 'Here you can see your payments']],
  code: '<Card title="Recent payments">…</Card>',
};
