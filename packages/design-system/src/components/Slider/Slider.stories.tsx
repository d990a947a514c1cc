import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { Slider } from './Slider.tsx';

const meta = {
  title: 'Components/Forms/Slider',
  id: 'components-slider',
  component: Slider,
  tags: ['autodocs'],
  parameters: { design: 'https://www.w3.org/WAI/ARIA/apg/patterns/slider/' },
  args: { label: 'Zoom', minValue: 1, maxValue: 4, step: 0.5, defaultValue: 2, onChange: fn() },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };
