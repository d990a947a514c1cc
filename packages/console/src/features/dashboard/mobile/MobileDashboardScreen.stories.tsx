import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { mock } from '#parts/stories/bankStory.ts';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from '../desktop/DashboardScreen.stories.tsx';
import { MobileDashboardScreen } from './MobileDashboardScreen.tsx';

export default {
  title: 'Screens/Dashboard/Mobile statistics',
  component: MobileDashboardScreen,
  parameters: { ...onPhone, route: '/m/', spec: ['§2 Dashboard'] },
} satisfies Meta<typeof MobileDashboardScreen>;

export const Default: Story = {};

export const Loading = toPhone(Desktop.Loading);

export const Empty = toPhone(Desktop.Empty);
export const FirstRun = toPhone(Desktop.FirstRun);
export const TestOrderRefused = toPhone(Desktop.TestOrderRefused);
export const FirstRunTestPayment = toPhone(Desktop.FirstRunTestPayment);

export const Failed = toPhone(Desktop.Failed);

export const Partial: Story = { parameters: mock('any.partial') };

export const Offline: Story = { parameters: mock('any.offline') };

export const LongText: Story = { parameters: mock('payments.longText') };

export const WrongShape = toPhone(Desktop.WrongShape);
export const SevenDays = toPhone(Desktop.SevenDays);
export const AllPending = toPhone(Desktop.AllPending);
export const BalancesHidden = toPhone(Desktop.BalancesHidden);
export const ChartAsTable = toPhone(Desktop.ChartAsTable);
export const MarketSearch = toPhone(Desktop.MarketSearch);
export const MarketFull = toPhone(Desktop.MarketFull);
export const MarketNone = toPhone(Desktop.MarketNone);
export const SetUpNotFinished = toPhone(Desktop.SetUpNotFinished);

export const FollowRefused = toPhone(Desktop.FollowRefused);
export const ParameterError = toPhone(Desktop.ParameterError);
