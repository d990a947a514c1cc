import * as progress from './ProgressBar.css.ts';
import { bar } from './ProgressBar.css.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { byClass, type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: { Skeleton: 'If there is no measure', ProgressSteps: 'For progress in steps' },
  anatomy: {
    Label: ['The task in progress.', `${byClass(progress.message)} > :first-child`, 'label'],
    Value: [
      'The value as a text or number next to the label.',
      `${byClass(progress.message)} > [aria-hidden]`,
      'valueLabel',
    ],
    Bar: ['Starts at the beginning of the line.', byClass(progress.track), 'value'],
  },
  specimen: {
    render: () => <ProgressBar label="Confirmations" value={12} maxValue={19} valueLabel="12 of 19" />,
  },
  matrix: matrix({
    rows: { tone: valuesOf(bar.classNames.variants.tone) },
    states: [
      { name: 'Begun', props: { value: 20 } },
      { name: 'Complete', props: { value: 100 } },
    ],
    render: ({ tone }, props) => <ProgressBar label="Daily limit" value={20} tone={tone} {...props} />,
  }),
  keys: [],
  content: [['12 of 19 confirmations', '63%']],
  code: '<ProgressBar label="Confirmations" value={12} maxValue={19} />',
};
