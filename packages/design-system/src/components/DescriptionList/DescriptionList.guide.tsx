import { DescriptionList } from './DescriptionList.tsx';
import { type Guide, matrix } from '../guide.ts';

export const guide: Guide = {
  instead: { DataTable: 'For many records of one kind' },
  anatomy: {
    Term: ['The name of the fact.'],
    Description: ['The fact, at the end of the line or below its name.'],
  },

  matrix: matrix({
    rows: { variant: ['ruled', 'plain'] },
    states: [{ name: 'At rest' }, { name: 'Muted', props: { isMuted: true } }],
    render: ({ variant }, props) => (
      <DescriptionList
        variant={variant}
        items={[
          { term: 'Amount', detail: '128.50 USDT' },
          { term: 'You receive', detail: '127.50 USDT', isStrong: true },
        ]}
        {...props}
      />
    ),
  }),
  keys: [],
  content: [['Network fee', 'The fee that the network takes']],
  code: '<DescriptionList items={facts} />',
};
