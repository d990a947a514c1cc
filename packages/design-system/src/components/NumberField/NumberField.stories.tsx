import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/Forms/NumberField',
  id: 'components-numberfield',
  component: NumberField,
  tags: ['autodocs'],
  args: {
    label: 'Minutes until a payment times out',
    defaultValue: 30,
    minValue: 5,
    maxValue: 120,
    hasStepButtons: true,
    labels: { decrement: 'One less', increment: 'One more' },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('31');
    await userEvent.click(canvas.getByRole('button', { name: /One less/ }));
    await expect(field).toHaveValue('30');
  },
};
export const WithoutSteps: Story = { args: { hasStepButtons: false } };
export const WithError: Story = { args: { errorMessage: 'Between 5 and 120' } };
export const Disabled: Story = { args: { isDisabled: true } };
