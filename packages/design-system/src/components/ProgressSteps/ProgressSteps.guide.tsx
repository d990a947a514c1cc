import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: {
    Timeline: 'For steps with details or a time',
    ProgressBar: 'For measured progress',
    Tabs: 'For parts that can be opened in any order',
  },
  anatomy: {
    Bar: ['One bar for each step.'],
    State: ['Done, current or to do, as a text for screen readers.'],
  },

  keys: [],
  content: [['Verify your identity', 'Step 2']],
  code: '<ProgressSteps label="Setup" steps={steps} stateLabels={labels} />',
};
