import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import { App } from '../App.tsx';
import * as Desktop from './Journeys.stories.tsx';

export default {
  title: 'Flows/Mobile merchant',
  component: App,
  parameters: { ...Desktop.default.parameters, ...onPhone },
} satisfies Meta<typeof App>;

export const Withdraw: Story = toPhone(Desktop.Withdraw);
export const Swap: Story = toPhone(Desktop.Swap);
export const SwapWalked: Story = toPhone(Desktop.SwapWalked);
export const SecondStep: Story = toPhone(Desktop.SecondStep);
export const SecondStepWalked: Story = toPhone(Desktop.SecondStepWalked);
export const OpeningThePermission: Story = toPhone(Desktop.OpeningThePermission);
export const OpeningThePermissionWalked: Story = toPhone(Desktop.OpeningThePermissionWalked);
export const Binding: Story = toPhone(Desktop.Binding);
export const CallbackRepair: Story = toPhone(Desktop.CallbackRepair);
