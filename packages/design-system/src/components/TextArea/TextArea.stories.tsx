import type { Meta, StoryObj } from '@storybook/react-vite';

import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/Forms/TextArea',
  id: 'components-textarea',
  component: TextArea,
  tags: ['autodocs'],
  args: { label: 'Describe the problem', labelEnd: '0 / 500' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = { args: { errorMessage: 'Select or input cannot be empty' } };
export const Disabled: Story = { args: { isDisabled: true } };
