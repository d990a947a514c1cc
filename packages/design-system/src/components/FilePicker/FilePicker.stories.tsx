import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { ImageIcon } from '#icons/icons.ts';
import { Text } from '../Text/Text.tsx';
import { FilePicker } from './FilePicker.tsx';

const meta = {
  title: 'Components/Forms/FilePicker',
  id: 'components-filepicker',
  component: FilePicker,
  tags: ['autodocs'],
  args: {
    label: 'Logo',
    labels: { choose: 'Choose image', drop: 'Drop or paste an image here' },
    description: 'PNG or JPEG, up to 3 MB.',
    acceptedFileTypes: ['image/png', 'image/jpeg'],
    icon: <ImageIcon aria-hidden="true" />,
    onSelect: fn(),
  },
} satisfies Meta<typeof FilePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const logo = () => new File(['logo'], 'logo.png', { type: 'image/png' });

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Choose image' })).toHaveAccessibleDescription(
      'PNG or JPEG, up to 3 MB.',
    );
    const input = canvasElement.querySelector('input');
    await expect(input).toHaveAttribute('accept', 'image/png,image/jpeg');
    if (input) await userEvent.upload(input, logo());
    await expect(args.onSelect).toHaveBeenCalledWith([expect.objectContaining({ name: 'logo.png' })]);
  },
};
export const Wrong: Story = {
  args: { errorMessage: 'This image is larger than 3 MB.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This image is larger than 3 MB.');
    await expect(canvas.getByRole('button', { name: 'Choose image' })).toHaveAccessibleDescription(
      'This image is larger than 3 MB.',
    );
  },
};
export const Pending: Story = { args: { isPending: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Full: Story = {
  args: { isFull: true, children: <Text>logo.png</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Choose image' })).not.toBeInTheDocument();
  },
};
export const Several: Story = {
  args: {
    label: 'Images',
    labels: { choose: 'Choose images', drop: 'Drop or paste an image here' },
    allowsMultiple: true,
  },
  render: function Several(args) {
    const [names, setNames] = useState<readonly string[]>([]);
    return (
      <>
        <FilePicker
          {...args}
          onSelect={(files) => setNames((before) => [...before, ...files.map(({ name }) => name)])}
        />
        <span role="status">{names.join(', ')}</span>
      </>
    );
  },
};
