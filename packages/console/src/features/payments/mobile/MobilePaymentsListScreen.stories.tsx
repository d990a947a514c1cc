import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { mock } from '#parts/stories/bankStory.ts';
import { openExport, removeChip } from '#parts/list/listStory.ts';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from '../desktop/PaymentsListScreen.stories.tsx';
import { MobilePaymentsListScreen } from './MobilePaymentsListScreen.tsx';

export default {
  title: 'Screens/Payments/Mobile payment records',
  component: MobilePaymentsListScreen,
  parameters: { ...onPhone, route: '/m/record', spec: ['§2 Record page'] },
} satisfies Meta<typeof MobilePaymentsListScreen>;

export const Default: Story = {};

export const Filtered: Story = { parameters: { route: '/m/record?status=2&range=30d' } };
export const FilterRemoved: Story = { parameters: { route: '/m/record?status=2' }, play: removeChip };
export const Export: Story = { play: openExport };

export const Loading: Story = { parameters: mock('payments.loading') };

export const Empty: Story = { parameters: { mock: { merchant: 'fresh' } } };

export const FilteredEmpty: Story = {
  parameters: { ...mock('payments.noMatches'), route: '/m/record?out_trade_no=NO-SUCH-ORDER' },
};

export const Failed: Story = { parameters: mock('payments.failed500') };
export const VerificationRequired = toPhone(Desktop.VerificationRequired);

export const Offline: Story = { parameters: mock('payments.offline') };

export const LongText: Story = { parameters: mock('payments.longText') };

export const FiltersOpen = toPhone(Desktop.FiltersOpen);

export const TestMode = toPhone(Desktop.TestMode);
export const WrongShape = toPhone(Desktop.WrongShape);
export const UnknownStatus = toPhone(Desktop.UnknownStatus);

export const WrongTradeNumber = toPhone(Desktop.WrongTradeNumber);
export const ValuesCrossed = toPhone(Desktop.ValuesCrossed);
export const ParameterError = toPhone(Desktop.ParameterError);
export const TotalsRefused = toPhone(Desktop.TotalsRefused);
export const ExportFailed = toPhone(Desktop.ExportFailed);
export const ViewRefused = toPhone(Desktop.ViewRefused);
