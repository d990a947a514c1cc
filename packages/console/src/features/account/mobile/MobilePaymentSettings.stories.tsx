import type { Meta } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from '../billing/PaymentSettings.stories.tsx';
import { AccountScreen } from '../AccountScreen.tsx';

export default {
  title: 'Screens/Account/Mobile payment settings',
  component: AccountScreen,
  parameters: {
    ...onPhone,
    route: '/m/accountInfo?page_tab=_billSetting',
    spec: ['§2 Account'],
  },
} satisfies Meta<typeof AccountScreen>;

export const Loading = toPhone(Desktop.Loading);
export const Failed = toPhone(Desktop.Failed);
export const TokensSaved = toPhone(Desktop.TokensSaved);
export const PutChainFirst = toPhone(Desktop.PutChainFirst);
export const ToleranceRaised = toPhone(Desktop.ToleranceRaised);
export const OutOfRange = toPhone(Desktop.OutOfRange);
export const StatementSaved = toPhone(Desktop.StatementSaved);
export const StatementsTurnedOff = toPhone(Desktop.StatementsTurnedOff);
export const StatementsFailed = toPhone(Desktop.StatementsFailed);
export const StatementsLoading = toPhone(Desktop.StatementsLoading);

export const SaveRefused = toPhone(Desktop.SaveRefused);
export const StatementDownloadFailed = toPhone(Desktop.StatementDownloadFailed);
export const NetworksFailed = toPhone(Desktop.NetworksFailed);
export const NoStatementYet = toPhone(Desktop.NoStatementYet);
export const RulesSaved = toPhone(Desktop.RulesSaved);
export const Unauthorised = toPhone(Desktop.Unauthorised);
