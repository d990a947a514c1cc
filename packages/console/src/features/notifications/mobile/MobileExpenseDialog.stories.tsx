import type { Meta } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import desktop, * as Desktop from '../parts/ExpenseDialog.stories.tsx';
import { ExpenseDialog } from '../parts/ExpenseDialog.tsx';

export default {
  title: 'Screens/Notifications/Mobile expense detail',
  component: ExpenseDialog,
  args: desktop.args,
  parameters: { ...onPhone, spec: ['§2 Expense detail'] },
} satisfies Meta<typeof ExpenseDialog>;

export const Default = toPhone(Desktop.Default);
export const Loading = toPhone(Desktop.Loading);
export const Failed = toPhone(Desktop.Failed);
export const NotFound = toPhone(Desktop.NotFound);
