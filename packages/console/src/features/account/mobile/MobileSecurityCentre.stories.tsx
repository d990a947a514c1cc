import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from '../security/SecurityCentre.stories.tsx';
import { AccountScreen } from '../AccountScreen.tsx';

export default {
  title: 'Screens/Account/Mobile security centre',
  component: AccountScreen,
  parameters: {
    ...onPhone,
    route: '/m/accountInfo?page_tab=_security',
    spec: ['§2 Account'],
    hasNoHeading: true,
  },
} satisfies Meta<typeof AccountScreen>;

export const Locked: Story = toPhone(Desktop.Locked);
export const Frozen: Story = toPhone(Desktop.Frozen);
export const TurnOnNeedsNoProof: Story = toPhone(Desktop.TurnOnNeedsNoProof);
export const PhraseChangesWithProof: Story = toPhone(Desktop.PhraseChangesWithProof);
export const SwitchOffIsVerified: Story = toPhone(Desktop.SwitchOffIsVerified);
export const LastMethodStays: Story = toPhone(Desktop.LastMethodStays);
export const FreezeAndUnfreeze: Story = toPhone(Desktop.FreezeAndUnfreeze);
export const OtherSessionsSignedOut: Story = toPhone(Desktop.OtherSessionsSignedOut);
export const SessionsFailed: Story = toPhone(Desktop.SessionsFailed);
export const LogFiltered: Story = toPhone(Desktop.LogFiltered);
export const LogExport: Story = toPhone(Desktop.LogExport);
export const NotYou: Story = toPhone(Desktop.NotYou);

export const SessionRefused = toPhone(Desktop.SessionRefused);
export const FreezeRefused = toPhone(Desktop.FreezeRefused);
export const ViewRefused = toPhone(Desktop.ViewRefused);
export const UnderReview: Story = toPhone(Desktop.UnderReview);
export const WeakerMethodIsVerified: Story = toPhone(Desktop.WeakerMethodIsVerified);
