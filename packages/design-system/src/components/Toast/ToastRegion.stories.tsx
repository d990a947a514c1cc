import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { createToastQueue } from './createToastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';

const queue = createToastQueue();

const meta = {
  title: 'Components/Feedback/Toast',
  id: 'components-toast',
  component: ToastRegion,
  tags: ['autodocs'],
  args: { queue },
  beforeEach: () => () => queue.clear(),
  render: (args) => (
    <>
      <Inline>
        <Button
          variant="outline"
          onPress={() =>
            queue.add({ tone: 'positive', title: 'Copied', description: 'Platform order 841203…031042' })
          }
        >
          Show success
        </Button>
        <Button
          variant="outline"
          onPress={() =>
            queue.add({ tone: 'critical', title: 'Too many attempts. Try again later.' }, { id: 'frequent' })
          }
        >
          Show failure
        </Button>
        <Button
          variant="outline"
          onPress={() =>
            queue.add({
              tone: 'info',
              title: 'A new version is ready',
              action: { label: 'Reload', onPress: () => undefined },
            })
          }
        >
          Show action
        </Button>
      </Inline>
      <ToastRegion {...args} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Show success' });
    await userEvent.click(show);
    await waitFor(() => expect(screen.getByText('Copied')).toBeVisible());
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Copied')).toBeNull());
    await expect(show).toHaveFocus();
  },
};

export const BesideDialog: Story = {
  render: (args) => (
    <>
      <Dialog
        title="Withdraw"
        labels={{ close: 'Close dialog' }}
        trigger={<Button>Withdraw</Button>}
        footer={<Button>Continue</Button>}
      >
        <Button onPress={() => queue.add({ title: 'Copied' })}>Copy</Button>
      </Dialog>
      <ToastRegion {...args} />
    </>
  ),
};

export const HeldByFocus: Story = {
  play: async ({ userEvent }) => {
    queue.add({ title: 'Short' }, { timeout: 400 });
    queue.add({ title: 'Shorter' }, { timeout: 200 });
    const short = await screen.findByRole('alertdialog', { name: 'Short' });
    short.focus();
    const gone = waitForGone('Shorter', 600);
    await expect(gone).rejects.toThrow();
    await expect(short).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Short')).toBeNull());
  },
};

function waitForGone(title: string, timeout: number): Promise<void> {
  return waitFor(() => expect(screen.queryByText(title)).toBeNull(), { timeout });
}

export const SameIdReplaces: Story = {
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Show failure' });
    await userEvent.click(show);
    await userEvent.click(show);
    await expect(screen.getAllByText('Too many attempts. Try again later.')).toHaveLength(1);
  },
};

export const WithAction: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show action' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(screen.queryByText('A new version is ready')).toBeNull());
  },
};
