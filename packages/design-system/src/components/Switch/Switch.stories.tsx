import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Forms/Switch',
  id: 'components-switch',
  component: Switch,
  tags: ['autodocs'],
  parameters: { design: 'https://www.w3.org/WAI/ARIA/apg/patterns/switch/' },
  args: { children: 'IP whitelist', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = {
  args: { defaultSelected: true },
  render: (args) => (
    <div dir="rtl">
      <Switch {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const label = canvas.getByText('IP whitelist').closest('label');
    const track = label?.querySelector('span:has(> span:empty)');
    const thumb = track?.firstElementChild;
    if (!track || !thumb) throw new Error('The switch has no thumb');
    const [outer, inner] = [track.getBoundingClientRect(), thumb.getBoundingClientRect()];
    await expect(inner.left).toBeGreaterThanOrEqual(outer.left);
    await expect(inner.right).toBeLessThan(outer.left + outer.width / 2 + 2);
  },
};
/** A switch can have an error, for example if terms must be accepted. */
export const WithError: Story = { args: { errorMessage: 'Turn it on to go on' } };
export const Selected: Story = { args: { defaultSelected: true } };
export const Row: Story = { args: { isRow: true, description: 'Only these addresses may call the API' } };
export const Disabled: Story = { args: { isDisabled: true } };
