import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { reviewMap } from '../map/reviewData.ts';
import { CanvasPage, slugOf } from './CanvasPage.tsx';

const meta = {
  title: 'Canvas',
  component: CanvasPage,
  args: { screen: 'record', show: 'all' },
  argTypes: {
    screen: { control: 'select', options: ['all', ...Object.keys(reviewMap.screens).map(slugOf)] },
    show: { control: 'select', options: ['all', 'open', 'changed', 'changes', 'earlier'] },
  },
} satisfies Meta<typeof CanvasPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {};

export const Decided: Story = {
  play: async ({ canvas }) => {
    localStorage.removeItem('settlement-decisions');
    const [picture] = await canvas.findAllByRole('button', { name: 'Dark, Chinese' });
    if (picture) await userEvent.click(picture);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Request changes' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'The total is cut off');
    await userEvent.click(dialog.getByRole('button', { name: 'Request changes' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Needs changes' }));
    await expect(canvas.getAllByRole('button', { name: /Chinese|English|Forced/ })).toHaveLength(1);
    localStorage.removeItem('settlement-decisions');
  },
};
