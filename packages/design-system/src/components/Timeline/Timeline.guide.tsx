import * as timeline from './Timeline.css.ts';
import { dot } from './Timeline.css.ts';
import { Timeline } from './Timeline.tsx';
import { atRest, byClass, type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: { ProgressSteps: 'For an overview of the progress' },
  anatomy: {
    Marker: ['Done, current, failed or to do.', byClass(timeline.dot()), 'items'],
    Title: ['The event.', byClass(timeline.title), 'items'],
    Time: ['The time, below the title.', byClass(timeline.time), 'items'],
  },
  specimen: {
    render: () => (
      <Timeline
        label="Withdrawal"
        items={[
          { id: 'created', title: 'Created', time: '10:22:51' },
          { id: 'chain', title: 'Confirming', state: 'current' },
        ]}
      />
    ),
  },
  matrix: matrix({
    rows: { tone: valuesOf(dot.classNames.variants.tone) },
    states: atRest,
    render: ({ tone }) => (
      <Timeline
        label="Withdrawal"
        items={(['done', 'current', 'todo'] as const).map((state) => ({
          id: state,
          title: state,
          state,
          tone: tone,
        }))}
      />
    ),
  }),
  keys: [],
  content: [['Confirmed on TRON', 'Status changed']],
  code: '<Timeline label="Progress" items={events} />',
};
