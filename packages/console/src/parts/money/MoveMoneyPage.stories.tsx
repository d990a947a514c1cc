import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@settlement/design-system/Card';
import { Text } from '@settlement/design-system/Text';
import { expect } from 'storybook/test';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { exact } from '#parts/stories/storyText.ts';
import { MoveMoneyPage } from './MoveMoneyPage.tsx';

const meta = {
  title: 'Screens/Move money',
  component: MoveMoneyPage,
  args: {
    children: (
      <Card>
        <Text>…</Text>
      </Card>
    ),
  },
  parameters: { route: '/property/transfer', spec: ['§2 Assets'] },
} satisfies Meta<typeof MoveMoneyPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(4);
    const send = canvas.getByRole('tab', { name: exact('money.move.send') });
    await expect(send).toHaveAttribute('aria-selected', 'true');
    const swap = canvas.getByRole('tab', { name: exact('money.move.swap') });
    await expect(swap).toHaveAttribute('href', expect.stringMatching(/\/property\/swap$/));
  },
};

export const Phone: Story = {
  parameters: { ...onPhone, route: '/m/property/transfer' },
  globals: { viewport: { value: 'mobile' } },
};

export const Specification: Story = { globals: { backend: 'specification' } };
