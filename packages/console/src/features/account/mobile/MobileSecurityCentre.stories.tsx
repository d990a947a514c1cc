import type { Meta } from '@storybook/react-vite';
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
  },
} satisfies Meta<typeof AccountScreen>;

export const Locked = toPhone(Desktop.Locked);
export const Frozen = toPhone(Desktop.Frozen);
export const TurnOnNeedsNoProof = toPhone(Desktop.TurnOnNeedsNoProof);
export const PhraseChangesWithProof = toPhone(Desktop.PhraseChangesWithProof);
export const SwitchOffIsVerified = toPhone(Desktop.SwitchOffIsVerified);
export const LastMethodStays = toPhone(Desktop.LastMethodStays);
export const FreezeAndUnfreeze = toPhone(Desktop.FreezeAndUnfreeze);
export const OtherSessionsSignedOut = toPhone(Desktop.OtherSessionsSignedOut);
export const SessionsFailed = toPhone(Desktop.SessionsFailed);
export const LogFiltered = toPhone(Desktop.LogFiltered);
export const LogExport = toPhone(Desktop.LogExport);
export const NotYou = toPhone(Desktop.NotYou);

export const SessionRefused = toPhone(Desktop.SessionRefused);
export const FreezeRefused = toPhone(Desktop.FreezeRefused);
export const ViewRefused = toPhone(Desktop.ViewRefused);
export const UnderReview = toPhone(Desktop.UnderReview);
export const WeakerMethodIsVerified = toPhone(Desktop.WeakerMethodIsVerified);
