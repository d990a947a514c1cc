import type { Meta, StoryObj } from '@storybook/react-vite';

import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/Forms/PasswordField',
  id: 'components-passwordfield',
  component: PasswordField,
  tags: ['autodocs'],
  args: {
    label: 'Transaction password',
    labels: { reveal: 'Show password', conceal: 'Hide password' },
    defaultValue: 'correct horse',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = { args: { errorMessage: 'Incorrect password' } };
export const Disabled: Story = { args: { isDisabled: true } };
