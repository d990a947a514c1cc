import type { Meta } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import { App } from '../App.tsx';
import * as Desktop from './Journeys.stories.tsx';

export default {
  title: 'Flows/Mobile merchant',
  component: App,
  parameters: { ...Desktop.default.parameters, ...onPhone },
} satisfies Meta<typeof App>;

export const Withdraw = toPhone(Desktop.Withdraw);
export const Swap = toPhone(Desktop.Swap);
export const SwapWalked = toPhone(Desktop.SwapWalked);
export const SecondStep = toPhone(Desktop.SecondStep);
export const SecondStepWalked = toPhone(Desktop.SecondStepWalked);
export const OpeningThePermission = toPhone(Desktop.OpeningThePermission);
export const OpeningThePermissionWalked = toPhone(Desktop.OpeningThePermissionWalked);
export const Binding = toPhone(Desktop.Binding);
export const CallbackRepair = toPhone(Desktop.CallbackRepair);
