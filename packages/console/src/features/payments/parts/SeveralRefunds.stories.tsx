import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Stage, mock, typeCodes } from '#parts/stories/bankStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { detailNamed, press, visible } from '#parts/stories/steps.ts';
import { PaymentsListScreen } from '../desktop/PaymentsListScreen.tsx';

export default {
  title: 'Screens/Payments/Several refunds',
  component: PaymentsListScreen,
  parameters: { route: '/record?status=2', spec: ['§2 Record page', '§3 Payment record'] },
} satisfies Meta<typeof PaymentsListScreen>;

const COUNT = 3;

async function select({ canvasElement }: Stage) {
  await press(within(canvasElement), exact('payments.refunds.start'));
  // The checkboxes are loaded after the first press, and can appear one after the other.
  const boxes = await waitFor(() => {
    const found = within(canvasElement).getAllByRole('checkbox', {
      name: message('payments.refunds.pick', { order: /[A-Z]+-\S+/ }),
    });
    const free = found.filter((one) => !one.hasAttribute('disabled'));
    if (free.length < COUNT) throw new Error('too few boxes');
    return free.slice(0, COUNT);
  });
  for (const box of boxes) await userEvent.click(box);
  // In narrow windows, a bar opens the refunds.
  const name = message('payments.refunds.open');
  const shown = await waitFor(() => {
    const element = screen.queryByRole('region', { name }) ?? screen.queryByRole('button', { name });
    if (!element) throw new Error('no refunds');
    return element;
  });
  if (shown.matches('button')) await userEvent.click(shown);
  return detailNamed(name);
}

async function send(stage: Stage) {
  const panel = await select(stage);
  await press(panel, message('payments.refunds.verify'));
  const dialog = within(await screen.findByRole('dialog', { name: message('payments.refunds.confirm') }));
  await typeCodes(stage);
  await press(dialog, message('payments.refunds.send'));
  return panel;
}

export const Selected: Story = {
  play: async (stage) => {
    const panel = await select(stage);
    await expect(
      await panel.findAllByRole('textbox', { name: message('payments.refunds.amount') }),
    ).toHaveLength(COUNT);
  },
};

export const AmountTooLarge: Story = {
  play: async (stage) => {
    const panel = await select(stage);
    const [field] = await panel.findAllByRole('textbox', { name: message('payments.refunds.amount') });
    if (!field) throw new Error('a panel without fields');
    await userEvent.clear(field);
    await userEvent.type(field, '999999');
    await visible(panel.findByText(message('payments.refunds.excluded')));
  },
};

export const Sent: Story = {
  play: async (stage) => {
    const panel = await send(stage);
    await visible(panel.findByRole('heading', { name: message('payments.refunds.result') }));
  },
};

export const Rejected: Story = {
  parameters: mock('payments.notRefundable'),
  play: async (stage) => {
    const panel = await send(stage);
    await waitFor(() => expect(panel.getAllByText(exact('payments.refund.error.final'))).toHaveLength(COUNT));
  },
};

export const UnknownOutcome: Story = {
  parameters: mock('payments.refundAnswerLost', 'requests.unreachable'),
  play: async (stage) => {
    const panel = await send(stage);
    await visible(panel.findByText(message('money.pending.title')));
  },
};
