import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { MockApi } from '@settlement/api-mocks/mockApi';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mock, typeCodes } from '#parts/stories/bankStory.ts';
import { hideColumn, openExport, removeChip } from '#parts/list/listStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { codeRefused } from '#parts/verification/codeStory.ts';
import { viewRefused } from '#parts/views/viewStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { chooseOption, detailNamed, dialogNamed, press, pressFirst, visible } from '#parts/stories/steps.ts';
import { deliverAll } from '../parts/callbackStory.ts';
import { CallbacksScreen } from './CallbacksScreen.tsx';

export default {
  title: 'Screens/Callbacks/Callbacks',
  component: CallbacksScreen,
  parameters: {
    route: '/callbackList',
    spec: ['§2 Webhook callbacks', '§3 Webhook callback', '§4 Webhook status'],
  },
} satisfies Meta<typeof CallbacksScreen>;
type Played = Parameters<NonNullable<Story['play']>>[0];
const at = (query: string) => ({ route: `/callbackList?${query}` });

async function openFirst({ canvasElement }: Played): Promise<ReturnType<typeof within>> {
  const [row] = await within(canvasElement).findAllByRole('button', {
    name: message('callbacks.open'),
  });
  row?.focus();
  await userEvent.keyboard('{Enter}');
  return await detailNamed(message('callbacks.one'));
}

export const Default: Story = {};
export const Filtered: Story = { parameters: at('status=5&range=7d') };
export const FilterRemoved: Story = { parameters: at('status=5&range=7d'), play: removeChip };
export const ColumnHidden: Story = { play: hideColumn };
export const Export: Story = { parameters: at('range=30d'), play: openExport };
export const Days: Story = { parameters: at('range=days&from=2026-11-01&to=2026-11-05') };
export const Loading: Story = { parameters: mock('callbacks.loading') };
export const Empty: Story = { parameters: { mock: { merchant: 'fresh' } } };
export const FilteredEmpty: Story = { parameters: at('keyword=nothing') };
export const Failed: Story = { parameters: { ...mock('callbacks.failed'), spec: ['§8 HTTP 422'] } };
export const Partial: Story = { parameters: mock('callbacks.partial') };
export const Offline: Story = { parameters: mock('callbacks.offline') };
export const LongText: Story = { parameters: mock('callbacks.longText') };
export const AwaitingResponse: Story = {
  parameters: mock('callbacks.awaitingResponse'),
  play: async (context) => {
    await within(context.canvasElement).findByText(message('common.callback.result.pending'));
    const details = await openFirst(context);
    await details.findByText(message('common.callback.result.pending'));
    await expect(details.queryByText(message('callbacks.noResponse'))).toBeNull();
  },
};

export const NotFound: Story = { parameters: at('detail=1') };

export const FailureDetails: Story = {
  parameters: at('status=7&range=7d'),
  play: async (context) => {
    const details = await openFirst(context);
    await details.findByText(message('callbacks.hint.title'));
    await waitFor(() => expect(details.getByText(message('callbacks.hint.title'))).toBeVisible());
    await expect(
      details.getAllByRole('button', {
        name: message(['callbacks.attempt.auto', 'callbacks.attempt.manual']),
      }).length,
    ).toBe(5);
  },
};

export const AnotherAttempt: Story = {
  parameters: at('status=7&range=7d'),
  play: async (context) => {
    const details = await openFirst(context);
    const [first] = await details.findAllByRole('button', {
      name: message('callbacks.attempt.auto', { no: 1 }),
    });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(first).toHaveAttribute('aria-current', 'true'));
  },
};

export const Verified: Story = {
  parameters: at('status=4'),
  play: async (context) => {
    const details = await openFirst(context);
    await press(details, exact('callbacks.attempt.verify'), 'tab');
    const api: MockApi = context.loaded.api;
    const app = api
      .merchant()
      .rows.apps.all()
      .find(({ name }) => details.queryAllByText(name).length > 0);
    const field = await details.findByLabelText(message('callbacks.verify.key'));
    await userEvent.type(field, app?.signingKeys[0]?.key ?? '');
    await visible(details.findByText(message('callbacks.verify.same')));
    await userEvent.type(field, 'x');
    await visible(details.findByText(message('callbacks.verify.other')));
  },
};

export const ResentOnce: Story = {
  parameters: at('status=7&range=7d'),
  play: async ({ canvasElement }) => {
    await pressFirst(within(canvasElement), message('callbacks.resendOne'));
    const dialog = await dialogNamed(message('callbacks.resend.title'));
    await press(dialog, exact('callbacks.resend'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DeliveredMeanwhile: Story = {
  parameters: { ...at('status=5&range=7d'), spec: ['§8 10001'] },
  play: async (context) => {
    await pressFirst(within(context.canvasElement), message('callbacks.resendOne'));
    const dialog = await dialogNamed(message('callbacks.resend.title'));
    deliverAll(context.loaded.api);
    await press(dialog, exact('callbacks.resend'));
    await visible(dialog.findByText(message('callbacks.resend.conflict')));
  },
};

export const Chosen: Story = {
  parameters: at('status=5&range=7d'),
  play: async ({ canvas: page }) => {
    await press(page, message('callbacks.chooseAll'), 'checkbox');
    await press(page, message('callbacks.resendChosen'));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: message('callbacks.resend.title') })).toBeVisible(),
    );
  },
};

export const AllFailed: Story = {
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: message('callbacks.resendAll') });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const dialog = await dialogNamed(message('callbacks.resend.title'));
    await visible(dialog.findByText(message('callbacks.resend.count')));
  },
};

export const NotSent: Story = {
  parameters: mock('callbacks.notSent'),
  play: async (context) => {
    const drawer = await openFirst(context);
    await visible(drawer.findByText(message('common.callback.notSent.live_application')));
    await expect(drawer.queryByText(/HTTP 200/)).toBeNull();
  },
};

export const RefundEvents: Story = {
  parameters: at('event=refund.sent&range=7d'),
  play: async ({ canvasElement }) => {
    const [event] = await within(canvasElement).findAllByText(/ · refund\.sent$/);
    await expect(event).toBeVisible();
  },
};

export const TurnedOff: Story = { parameters: mock('callbacks.disabled') };

export const Endpoints: Story = { parameters: at('tab=endpoints') };
export const EndpointsFailed: Story = {
  parameters: { ...at('tab=endpoints'), ...mock('applications.failed') },
};

export const EndpointEnabledAgain: Story = {
  parameters: { ...at('tab=endpoints'), ...mock('callbacks.disabled') },
  play: async ({ canvas: page }) => {
    await press(page, message('callbacks.endpoints.enable'));
    await waitFor(() =>
      expect(page.queryByRole('button', { name: message('callbacks.endpoints.enable') })).toBeNull(),
    );
  },
};

export const Test: Story = { parameters: at('tab=test') };

export const TestWithoutApplication: Story = {
  parameters: { ...at('tab=test'), spec: ['§5 Required'] },
  play: async ({ canvas: page }) => {
    await press(page, message('callbacks.test.send'));
    await visible(page.findByText(message('errors.field.required')));
  },
};

async function chooseApplication({ canvasElement }: Pick<Played, 'canvasElement'>, name: string) {
  const page = within(canvasElement);
  const select = await page.findByRole('button', { name: message('callbacks.column.application') });
  await userEvent.click(select);
  await chooseOption(name);
  // The choice is part of the URL, so the form renders it later than the list of options.
  await waitFor(() => expect(select).toHaveTextContent(name));
}

async function testElsewhere({ canvasElement, loaded }: Pick<Played, 'canvasElement' | 'loaded'>) {
  const page = within(canvasElement);
  await press(page, message('applications.mode.2'), 'tab');
  const app = loaded.api.merchant().rows.apps.all()[0]?.name ?? '';
  await page.findAllByText(app);
  await chooseApplication({ canvasElement }, app);
  const url = page.getByRole('textbox', { name: message('callbacks.test.url') });
  await userEvent.type(url, 'https://forbidden.example/hooks');
  await press(page, message('callbacks.test.send'));
}

export const TestAgainstAFirewall: Story = {
  parameters: at('tab=test'),
  play: async (context) => {
    await testElsewhere(context);
    const dialog = await dialogNamed(message('callbacks.test.send'));
    await typeCodes(context);
    await press(dialog, message('callbacks.test.send'));
    const page = within(context.canvasElement);
    await visible(page.findByText(message('callbacks.hint.firewall')));
  },
};

export const CodeRefused = codeRefused(testElsewhere);

export const ResendRefused = refused(
  'callbacks.resend',
  errorCode.TOO_FREQUENT,
  async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: message('callbacks.resendAll') });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const dialog = await dialogNamed(message('callbacks.resend.title'));
    const resend = await dialog.findByRole('button', { name: exact('callbacks.resend') });
    await waitFor(() => expect(resend).toBeEnabled());
    await userEvent.click(resend);
  },
);

export const TestRefused = refused(
  'callbacks.test',
  errorCode.PARAMETER_ERROR,
  async ({ canvas: page, canvasElement, loaded }) => {
    await chooseApplication({ canvasElement }, loaded.api.merchant().rows.apps.all()[0]?.name ?? '');
    await press(page, message('callbacks.test.send'));
  },
  at('tab=test'),
);

export const EnableRefused = refused(
  'applications.notifyUrl',
  errorCode.OPERATION_FAILED,
  async ({ canvasElement }) => {
    await press(within(canvasElement), message('callbacks.endpoints.enable'));
  },
  { ...at('tab=endpoints'), ...mock('callbacks.disabled') },
);

export const DetailsFailed = refused(
  'callbacks.info',
  errorCode.OPERATION_FAILED,
  () => detailNamed(message('callbacks.one')),
  at('detail=1'),
);

export const ViewRefused = viewRefused('/callbackList?status=5&range=7d');
