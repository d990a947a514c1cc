import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { MoonIcon, SettingsIcon } from '#icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  id: 'components-tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  parameters: { design: 'https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/' },
  args: { label: 'Dark theme', children: <IconButton label="Dark theme" icon={<MoonIcon />} /> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pair: Story = {
  render: () => (
    <div role="region" aria-label="Tools" tabIndex={0} style={{ height: 160, overflow: 'auto' }}>
      <div style={{ height: 600, paddingBlockStart: 60 }}>
        <Inline>
          <Tooltip label="Dark theme">
            <IconButton label="Dark theme" icon={<MoonIcon />} />
          </Tooltip>
          <Tooltip label="Settings">
            <IconButton label="Settings" icon={<SettingsIcon />} />
          </Tooltip>
        </Inline>
      </div>
    </div>
  ),
};
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
