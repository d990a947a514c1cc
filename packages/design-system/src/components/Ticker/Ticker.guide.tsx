import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Banner: 'For content that must be read' },
  anatomy: {
    Notice: ['One notice at a time. It links to its subject.'],
    Pause: ['Stops the automatic change (WCAG 2.2.2).'],
  },

  keys: [
    ['Tab', 'Moves through the notice and its controls. The notice doesn’t change meanwhile.'],
    ['Enter', 'Opens the notice.'],
  ],
  content: [['TRON: network fee drops to 1.2 USDT on November 20', 'Important announcement']],
  code: '<Ticker items={notices} labels={labels} />',
};
