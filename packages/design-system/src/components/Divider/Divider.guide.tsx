import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: {
    Card: 'For content with its own subject',
    Heading: 'For a new section, with a name',
    Menu: 'For commands, with `MenuSeparator` between them',
  },
  anatomy: { Line: ['The space around it comes from `Stack` or `Inline`.'] },

  keys: [],
  content: [['A line between the settings and the dangerous actions', 'A line below every paragraph']],
  code: '<Divider />',
};
