import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { ComboBox } from './ComboBox.tsx';
import { SelectItem as ComboBoxItem } from '../Select/SelectItem.tsx';

const meta = {
  title: 'Components/Forms/ComboBox',
  id: 'components-combobox',
  component: ComboBox,
  tags: ['autodocs'],
  parameters: { design: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/' },
  args: {
    label: 'Country or region',
    placeholder: 'Search',
    labels: { open: 'Show all' },
    empty: 'No matches',
    onChange: fn(),
    children: ['China', 'Hong Kong', 'Japan', 'Singapore', 'United States'].map((name) => (
      <ComboBoxItem key={name} id={name}>
        {name}
      </ComboBoxItem>
    )),
  },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country or region' });
    await userEvent.type(field, 'sing');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Singapore' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Singapore');
    await expect(field).toHaveValue('Singapore');
  },
};
export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(screen.getByText('No matches')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};
export const OneDisabled: Story = {
  args: {
    children: (
      <>
        <ComboBoxItem id="China">China</ComboBoxItem>
        <ComboBoxItem id="Japan" isDisabled>
          Japan
        </ComboBoxItem>
        <ComboBoxItem id="Singapore">Singapore</ComboBoxItem>
      </>
    ),
  },
};
export const WithError: Story = { args: { errorMessage: 'Select or input cannot be empty' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Japan' } };
