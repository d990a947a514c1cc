import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Slider } from './Slider.tsx';

const meta = {
  title: 'Components/Slider',
  component: Slider,
  tags: ['autodocs'],
  parameters: { design: 'https://www.w3.org/WAI/ARIA/apg/patterns/slider/' },
  args: { label: 'Zoom', minValue: 1, maxValue: 4, step: 0.5, defaultValue: 2, onChange: fn() },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows go by a step, Home and End to the ends: the slider pattern of the APG. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Zoom' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2.5);
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveValue('4');
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
