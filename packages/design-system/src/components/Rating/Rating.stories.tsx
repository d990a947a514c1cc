import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Rating } from './Rating.tsx';
import type { RatingProps } from './Rating.tsx';

function Stateful(args: RatingProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Rating
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

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
  render: (args) => <Stateful {...args} />,
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
