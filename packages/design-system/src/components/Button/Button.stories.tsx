import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { DownloadIcon, PlusIcon } from '#icons/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  id: 'components-button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Withdraw', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Looks: Story = {
  render: (args) => (
    <Stack>
      {(['solid', 'soft', 'outline', 'ghost'] as const).map((variant) => (
        <Inline key={variant}>
          {(['accent', 'critical', 'neutral'] as const).map((tone) => (
            <Button key={tone} {...args} variant={variant} tone={tone}>
              {`${variant} ${tone}`}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </Inline>
  ),
};

export const Icons: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} icon={<PlusIcon />}>
        New application
      </Button>
      <Button {...args} variant="outline" icon={<DownloadIcon />}>
        Export Excel
      </Button>
    </Inline>
  ),
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { isPending: true, pendingLabel: 'Sending' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Sending/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Counted: Story = {
  render: function Counted() {
    const [count, setCount] = useState(0);
    const [isPending, setPending] = useState(false);
    return (
      <Inline>
        <Button onPress={() => setCount(count + 1)}>Count</Button>
        <Button isPending={isPending} pendingLabel="Sending" onPress={() => setPending(true)}>
          Send
        </Button>
        <Button variant="outline" isDisabled={!isPending} onPress={() => setPending(false)}>
          Answer
        </Button>
        <span role="status">{`Pressed ${count} times`}</span>
      </Inline>
    );
  },
};

export const FullWidth: Story = {
  args: { isFullWidth: true, children: 'Continue to verification', size: 'large' },
};
