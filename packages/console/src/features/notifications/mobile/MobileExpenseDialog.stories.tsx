import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import desktop, * as Desktop from '../parts/ExpenseDialog.stories.tsx';
import { ExpenseDialog } from '../parts/ExpenseDialog.tsx';

const meta = {
  title: 'Screens/Notifications/Mobile expense detail',
  component: ExpenseDialog,
  args: desktop.args,
  parameters: { ...onPhone, spec: ['§2 Expense detail'], hasNoHeading: true },
} satisfies Meta<typeof ExpenseDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = toPhone(Desktop.Default);
export const Loading: Story = toPhone(Desktop.Loading);
export const Failed: Story = toPhone(Desktop.Failed);
export const NotFound: Story = toPhone(Desktop.NotFound);
