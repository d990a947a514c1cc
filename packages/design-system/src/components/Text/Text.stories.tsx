import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Components/Layout/Text',
  id: 'components-text',
  component: Text,
  tags: ['autodocs'],
  args: { children: '128,402.516300 USDT' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Scale: Story = {
  render: (args) => (
    <Stack gap="s">
      {(['caption', 'small', 'body', 'section', 'title', 'number', 'hero'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: (args) => (
    <Stack gap="s">
      {(['default', 'muted', 'accent', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const Truncated: Story = {
  render: (args) => (
    <div style={{ width: 90 }}>
      <Text {...args} isTruncated />
    </div>
  ),
};
