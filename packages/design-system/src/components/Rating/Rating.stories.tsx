import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { controlledStory } from '../controlledStory.tsx';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'Components/Forms/Rating',
  id: 'components-rating',
  component: Rating,
  tags: ['autodocs'],
  args: {
    label: 'How did we do?',
    value: 0,
    onChange: fn(),
    labels: { stars: (count) => (count === 1 ? '1 star' : `${count} stars`) },
  },
  render: controlledStory(Rating),
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked();
  },
};
export const Chosen: Story = { args: { value: 3, description: 'Optional' } };
export const Disabled: Story = { args: { isDisabled: true, value: 2 } };
