import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: {
    Timeline: 'For events with details and a time',
    ProgressBar: 'For measured progress',
    Tabs: 'For parts that can be opened in any order',
  },
  anatomy: {
    Bar: ['One bar for each step.'],
    State: ['Done, current, to do or failed, as a text for screen readers.'],
    Description: ['The time or the reason. In a vertical stepper, a sentence.'],
  },

  keys: [],
  content: [['Verify your identity', 'Step 2']],
  code: '<ProgressSteps label="Setup" items={steps} orientation="vertical" />',
};
