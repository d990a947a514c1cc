import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { controlledStory } from '../controlledStory.tsx';
import { CodeInput } from './CodeInput.tsx';

const meta = {
  title: 'Components/Forms/CodeInput',
  id: 'components-codeinput',
  component: CodeInput,
  tags: ['autodocs'],
  args: { label: 'Authenticator code', value: '', onChange: fn(), onComplete: fn() },
  render: controlledStory(CodeInput),
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Authenticator code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '41a80');
    await expect(field).toHaveValue('4180');
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};
export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('123 456');
    await expect(canvas.getByRole('textbox')).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};
export const Partial: Story = { args: { value: '4180' } };
/** Tests that a press on a box selects its digit, and that typing continues from there. */
export const Retyped: Story = {
  args: { value: '418022' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    const { left, top, width } = field.getBoundingClientRect();
    const press = (index: number) =>
      userEvent.pointer({
        target: field,
        keys: '[MouseLeft]',
        coords: { clientX: left + ((index + 0.5) * width) / 6, clientY: top + 4 },
      });
    await press(2);
    await expect([field.selectionStart, field.selectionEnd]).toEqual([2, 3]);
    await userEvent.keyboard('1');
    await expect(field).toHaveValue('411022');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await press(0);
    await userEvent.keyboard('123456');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};
export const WithError: Story = { args: { value: '418022', errorMessage: 'Incorrect authenticator code' } };
export const Disabled: Story = { args: { isDisabled: true } };
