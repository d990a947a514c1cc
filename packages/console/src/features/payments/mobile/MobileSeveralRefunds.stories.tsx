import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, visible } from '#parts/stories/steps.ts';
import * as Desktop from '../parts/SeveralRefunds.stories.tsx';
import { MobilePaymentsListScreen } from './MobilePaymentsListScreen.tsx';

const meta = {
  title: 'Screens/Payments/Mobile several refunds',
  component: MobilePaymentsListScreen,
  parameters: { ...onPhone, route: '/m/record?status=2', spec: ['§2 Record page'], hasNoHeading: true },
} satisfies Meta<typeof MobilePaymentsListScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Selecting: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await press(page, exact('payments.refunds.start'));
    const [first, second] = await page.findAllByRole('checkbox', { name: message('payments.refunds.pick') });
    if (!first || !second) throw new Error('a list without boxes');
    await userEvent.click(first);
    await userEvent.click(second);
    await visible(page.findByRole('button', { name: message('payments.refunds.open') }));
  },
};

export const Selected: Story = toPhone(Desktop.Selected);
export const AmountTooLarge: Story = toPhone(Desktop.AmountTooLarge);
export const Sent: Story = toPhone(Desktop.Sent);
export const Rejected: Story = toPhone(Desktop.Rejected);
export const UnknownOutcome: Story = toPhone(Desktop.UnknownOutcome);
