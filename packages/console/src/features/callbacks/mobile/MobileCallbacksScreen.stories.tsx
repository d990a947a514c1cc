import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mock } from '#parts/stories/bankStory.ts';
import { openExport, openFilters, removeChip } from '#parts/list/listStory.ts';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { dialogNamed, press, visible } from '#parts/stories/steps.ts';
import * as Desktop from '../desktop/CallbacksScreen.stories.tsx';
import { deliverAll } from '../parts/callbackStory.ts';
import { MobileCallbacksScreen } from './MobileCallbacksScreen.tsx';

export default {
  title: 'Screens/Callbacks/Mobile callbacks',
  component: MobileCallbacksScreen,
  parameters: {
    route: '/m/callbackList',
    ...onPhone,
    spec: ['§2 Webhook callbacks'],
  },
} satisfies Meta<typeof MobileCallbacksScreen>;

export const Default: Story = {};
export const FilterRemoved: Story = {
  parameters: { route: '/m/callbackList?status=5&range=7d' },
  play: removeChip,
};
export const Export: Story = { parameters: { route: '/m/callbackList?range=30d' }, play: openExport };
export const Loading: Story = { parameters: mock('callbacks.loading') };
export const Empty: Story = { parameters: { mock: { merchant: 'fresh' } } };
export const FilteredEmpty: Story = { parameters: { route: '/m/callbackList?keyword=nothing' } };
export const Failed: Story = { parameters: mock('callbacks.failed500') };
export const Partial: Story = { parameters: mock('callbacks.partial') };
export const Offline: Story = { parameters: mock('callbacks.offline') };
export const LongText: Story = { parameters: mock('callbacks.longText') };
export const Endpoints: Story = { parameters: { route: '/m/callbackList?tab=endpoints' } };
export const Test: Story = { parameters: { route: '/m/callbackList?tab=test' } };

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', {
      name: message('callbacks.tab.deliveries'),
    });
    const [card] = within(list).getAllByRole('button');
    if (card) await userEvent.click(card);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Filters: Story = { play: openFilters };

export const Chosen: Story = {
  parameters: { route: '/m/callbackList?status=5&range=7d' },
  play: async ({ canvas: page }) => {
    for (const box of await page.findAllByRole('checkbox')) await userEvent.click(box);
    await press(page, message('callbacks.resendChosen'));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: message('callbacks.resend.title') })).toBeVisible(),
    );
  },
};

export const Days = toPhone(Desktop.Days);
export const AwaitingResponse = toPhone(Desktop.AwaitingResponse);
export const NotSent = toPhone(Desktop.NotSent);
export const RefundEvents = toPhone(Desktop.RefundEvents);
export const NotFound = toPhone(Desktop.NotFound);
export const FailureDetails = toPhone(Desktop.FailureDetails);
export const AnotherAttempt = toPhone(Desktop.AnotherAttempt);
export const Verified = toPhone(Desktop.Verified);
export const AllFailed = toPhone(Desktop.AllFailed);
export const TurnedOff = toPhone(Desktop.TurnedOff);
export const EndpointsFailed = toPhone(Desktop.EndpointsFailed);
export const EndpointEnabledAgain = toPhone(Desktop.EndpointEnabledAgain);
export const TestWithoutApplication = toPhone(Desktop.TestWithoutApplication);
export const TestAgainstAFirewall = toPhone(Desktop.TestAgainstAFirewall);
export const CodeRefused = toPhone(Desktop.CodeRefused);

export const DeliveredMeanwhile: Story = {
  parameters: { route: '/m/callbackList?status=5&range=7d', spec: ['§8 10001'] },
  play: async ({ canvas: page, loaded }) => {
    const [box] = await page.findAllByRole('checkbox');
    if (box) await userEvent.click(box);
    await press(page, message('callbacks.resendChosen'));
    const dialog = await dialogNamed(message('callbacks.resend.title'));
    deliverAll(loaded.api);
    await press(dialog, exact('callbacks.resend'));
    await visible(dialog.findByText(message('callbacks.resend.conflict')));
  },
};

export const ResendRefused = toPhone(Desktop.ResendRefused);
export const TestRefused = toPhone(Desktop.TestRefused);
export const EnableRefused = toPhone(Desktop.EnableRefused);
export const DetailsFailed = toPhone(Desktop.DetailsFailed);
export const ViewRefused = toPhone(Desktop.ViewRefused);
export const Filtered = toPhone(Desktop.Filtered);
