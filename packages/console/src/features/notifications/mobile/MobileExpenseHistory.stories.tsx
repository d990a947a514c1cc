import type { Meta } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import desktop, * as Desktop from '../parts/ExpenseHistoryDialog.stories.tsx';
import { ExpenseHistoryDialog } from '../parts/ExpenseHistoryDialog.tsx';

export default {
  title: 'Screens/Notifications/Mobile gas expenditure history',
  component: ExpenseHistoryDialog,
  args: desktop.args,
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, spec: ['§2 Gas expenditure history', '§7 Expend'] },
} satisfies Meta<typeof ExpenseHistoryDialog>;

export const Loading = toPhone(Desktop.Loading);
export const Empty = toPhone(Desktop.Empty);
export const Failed = toPhone(Desktop.Failed);
