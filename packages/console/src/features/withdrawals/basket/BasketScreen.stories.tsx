import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { type Stage, mock, typeCodes } from '#parts/stories/bankStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, visible } from '#parts/stories/steps.ts';
import { BasketScreen } from './BasketScreen.tsx';

export default {
  title: 'Screens/Withdraw/Several withdrawals',
  component: BasketScreen,
  parameters: { route: '/property/batch', spec: ['§2 Withdraw'] },
} satisfies Meta<typeof BasketScreen>;

const TABLE = [
  'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs, 120, USDT',
  'Treasury cold, 1500, USDT',
  '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12, 75.5, USDT, BSC, Harbor',
];

async function add({ canvasElement }: Stage, lines: readonly string[] = TABLE) {
  const page = within(canvasElement);
  const field = await page.findByRole('textbox', { name: exact('withdrawals.basket.paste') });
  await userEvent.click(field);
  await userEvent.paste(lines.join('\n'));
  await press(page, exact('withdrawals.basket.add'));
}

async function send(stage: Stage): Promise<void> {
  const page = within(stage.canvasElement);
  await add(stage);
  await press(page, message('withdrawals.basket.ack'), 'checkbox');
  await press(page, message('withdrawals.basket.verify'));
  const dialog = within(await screen.findByRole('dialog'));
  await typeCodes(stage);
  await press(dialog, message('withdrawals.basket.send'));
}

export const Default: Story = {};

export const Filled: Story = {
  play: async (stage) => {
    await add(stage);
    await visible(
      within(stage.canvasElement).findByRole('checkbox', { name: message('withdrawals.basket.ack') }),
    );
  },
};

export const NotIncluded: Story = {
  play: async (stage) => {
    const unclear = 'tron:TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs?amount=50, 70, USDT';
    await add(stage, [...TABLE, 'somebody, 5', '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12, 10', unclear]);
    await visible(within(stage.canvasElement).findByText(message('withdrawals.basket.excludedCount')));
  },
};

export const OverBalance: Story = {
  play: async (stage) => {
    await add(
      stage,
      Array.from({ length: 4 }, () => 'Treasury cold, 15000, USDT'),
    );
    await visible(within(stage.canvasElement).findByText(message('withdrawals.basket.overBalance')));
  },
};

export const Verification: Story = {
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await add(stage);
    await press(page, message('withdrawals.basket.ack'), 'checkbox');
    await press(page, message('withdrawals.basket.verify'));
    await visible(screen.findByRole('dialog'));
  },
};

export const Sent: Story = {
  play: async (stage) => {
    await send(stage);
    await visible(
      within(stage.canvasElement).findByRole('heading', {
        name: exact('withdrawals.basket.result', { sent: 3, count: 3 }),
      }),
    );
  },
};

export const UnknownOutcome: Story = {
  parameters: mock('withdrawals.lostRequest', 'requests.unreachable'),
  play: async (stage) => {
    await send(stage);
    await visible(
      within(stage.canvasElement).findByRole('heading', { name: message('money.pending.title') }),
    );
  },
};

export const Loading: Story = { parameters: mock('statistics.loading') };
export const Failed: Story = { parameters: mock('statistics.failed500') };
export const Offline: Story = { parameters: mock('statistics.offline') };
