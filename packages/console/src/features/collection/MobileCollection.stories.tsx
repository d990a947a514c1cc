import type { Meta } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from './CollectionCard.stories.tsx';
import { CollectionScreen } from './CollectionScreen.tsx';

export default {
  title: 'Screens/Account/Mobile automatic collection',
  component: CollectionScreen,
  parameters: {
    ...onPhone,
    route: '/m/property/collect',
    spec: ['§5 Automatic collection'],
  },
} satisfies Meta<typeof CollectionScreen>;

export const Default = toPhone(Desktop.Default);
export const Loading = toPhone(Desktop.Loading);
export const Offline = toPhone(Desktop.Offline);
export const Failed = toPhone(Desktop.Failed);
export const BelowThirty = toPhone(Desktop.BelowThirty);
export const Simulated = toPhone(Desktop.Simulated);
export const NoSavedAddress = toPhone(Desktop.NoSavedAddress);
export const GasNotOpened = toPhone(Desktop.GasNotOpened);
export const TurnedOn = toPhone(Desktop.TurnedOn);
export const LoweredAmountsWait = toPhone(Desktop.LoweredAmountsWait);
export const Blocked = toPhone(Desktop.Blocked);

export const FeeFailed = toPhone(Desktop.FeeFailed);
