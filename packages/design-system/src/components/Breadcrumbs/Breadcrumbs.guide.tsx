import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { ProgressSteps: 'For the steps of a task' },
  anatomy: {
    Link: ['A page above the current one, with its title.'],
    'Current page': ['The last item, which isn’t a link.'],
  },

  keys: [
    ['Tab', 'Moves through the links in reading order.', 'link'],
    ['Enter', 'Opens the page.'],
  ],
  content: [['Assets › Swap', 'Back to the previous page']],
  code: '<Breadcrumbs label="Breadcrumbs" items={items} />',
};
