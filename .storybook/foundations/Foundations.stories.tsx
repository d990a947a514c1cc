import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const Icons: Story = { render: () => <IconsPage /> };
export const VoiceAndTone: Story = { render: () => <VoicePage /> };
