import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: {
    Tabs: 'For parts of a page that replace each other',
    RadioGroup: 'For options that need a line each',
    Select: 'For more than four options',
  },
  anatomy: { Segment: ['One or two words. One segment is always selected.'] },

  start: { story: 'one-disabled', from: 'radio "7 days"' },
  keys: [
    ['Tab', 'Moves the focus to the selected segment.', 'radio "7 days" [checked]'],
    [
      '→, →, ←',
      'Selects the previous or next segment, from end to end, and skips disabled ones.',
      ['radio "90 days" [checked]', 'radio "7 days" [checked]', 'radio "90 days" [checked]'],
    ],
  ],
  content: [['7 days', 'Show the last 7 days']],
  code: '<SegmentedControl label="Period" items={periods} value={period} onChange={setPeriod} />',
};
