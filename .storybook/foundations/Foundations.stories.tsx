import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ColourPage } from './ColourPage.tsx';
import { IconsPage } from './IconsPage.tsx';
import { MotionPage } from './MotionPage.tsx';
import { SpacePage } from './SpacePage.tsx';
import { TypePage } from './TypePage.tsx';
import { VoicePage } from './VoicePage.tsx';

const meta = { title: 'Foundations' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Colour: Story = { render: () => <ColourPage /> };
export const Typography: Story = { render: () => <TypePage /> };
export const SpaceAndShape: Story = { render: () => <SpacePage /> };
export const Motion: Story = { render: () => <MotionPage /> };
/**
 * A test, hidden in the sidebar: animations are off while a play function runs, so changes apply immediately.
 */
export const MotionReduced: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div>
      <p>
        <strong>Everything appears immediately.</strong>
      </p>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const inner = canvas.getByText('Everything appears immediately.');
    await expect(getComputedStyle(inner).visibility).toBe('visible');
    canvasElement.style.visibility = 'hidden';
    await expect(getComputedStyle(inner).visibility).toBe('hidden');
    canvasElement.style.visibility = 'visible';
    await expect(getComputedStyle(inner).visibility).toBe('visible');
    canvasElement.style.visibility = '';
  },
};
export const Icons: Story = { render: () => <IconsPage /> };
export const VoiceAndTone: Story = { render: () => <VoicePage /> };
