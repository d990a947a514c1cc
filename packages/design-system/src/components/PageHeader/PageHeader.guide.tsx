import { Button } from '../Button/Button.tsx';
import * as pageHeader from './PageHeader.css.ts';
import { PageHeader } from './PageHeader.tsx';
import { byClass, type Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Card: 'For the header of a part of a page', AppHeader: 'For the bar above every page' },
  anatomy: {
    Title: ['The only first-level heading of the page.', 'h1', 'title'],
    Description: ['A sentence, if the title is not enough.', byClass(pageHeader.description), 'description'],
    Actions: ['The buttons at the end, the main one last.', byClass(pageHeader.actions), 'actions'],
  },
  specimen: {
    render: () => (
      <PageHeader title="Payment records" description="12,406 payments" actions={<Button>Export</Button>} />
    ),
  },

  keys: [['Tab', 'Moves through the controls in reading order.']],
  content: [['Payment records', 'List of all payment records']],
  code: '<PageHeader title="Address book" actions={<Button>Add address</Button>} />',
};
