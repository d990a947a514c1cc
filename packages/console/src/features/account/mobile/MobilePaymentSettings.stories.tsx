import type { Meta, StoryObj as Story } from '@storybook/react-vite';
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
    hasNoHeading: true,
  },
} satisfies Meta<typeof AccountScreen>;

export const Loading: Story = toPhone(Desktop.Loading);
export const Failed: Story = toPhone(Desktop.Failed);
export const TokensSaved: Story = toPhone(Desktop.TokensSaved);
export const PutChainFirst: Story = toPhone(Desktop.PutChainFirst);
export const ToleranceRaised: Story = toPhone(Desktop.ToleranceRaised);
export const OutOfRange: Story = toPhone(Desktop.OutOfRange);
export const StatementSaved: Story = toPhone(Desktop.StatementSaved);
export const StatementsTurnedOff: Story = toPhone(Desktop.StatementsTurnedOff);
export const StatementsFailed: Story = toPhone(Desktop.StatementsFailed);
export const StatementsLoading: Story = toPhone(Desktop.StatementsLoading);

export const SaveRefused = toPhone(Desktop.SaveRefused);
export const StatementDownloadFailed = toPhone(Desktop.StatementDownloadFailed);
export const NetworksFailed = toPhone(Desktop.NetworksFailed);
export const NoStatementYet: Story = toPhone(Desktop.NoStatementYet);
export const RulesSaved: Story = toPhone(Desktop.RulesSaved);
export const Unauthorised: Story = toPhone(Desktop.Unauthorised);
