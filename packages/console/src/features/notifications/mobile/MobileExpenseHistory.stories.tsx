import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import desktop, * as Desktop from '../parts/ExpenseHistoryDialog.stories.tsx';
import { ExpenseHistoryDialog } from '../parts/ExpenseHistoryDialog.tsx';

const meta = {
  title: 'Screens/Notifications/Mobile gas expenditure history',
  component: ExpenseHistoryDialog,
  args: desktop.args,
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, spec: ['§2 Gas expenditure history', '§7 Expend'], hasNoHeading: true },
} satisfies Meta<typeof ExpenseHistoryDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = toPhone(Desktop.Loading);
export const Empty: Story = toPhone(Desktop.Empty);
export const Failed: Story = toPhone(Desktop.Failed);
