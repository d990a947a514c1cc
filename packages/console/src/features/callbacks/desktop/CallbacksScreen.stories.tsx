import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { MockApi } from '@settlement/api-mocks/mockApi';
import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { hideColumn, openExport, removeChip } from '#parts/list/listStory.ts';
import { chooseOption } from '#parts/optionStory.ts';
import { refused } from '#parts/refusalStory.ts';
import { codeRefused } from '#parts/verification/codeStory.ts';
import { viewRefused } from '#parts/views/viewStory.ts';
import { deliverAll } from '../parts/callbackStory.ts';
import { CallbacksScreen } from './CallbacksScreen.tsx';

const meta = {
  title: 'Screens/Callbacks/Callbacks',
  component: CallbacksScreen,
  parameters: {
    route: '/callbackList',
    spec: ['§2 Webhook callbacks', '§3 Webhook callback', '§4 Webhook status'],
  },
} satisfies Meta<typeof CallbacksScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];
const mock = (...scenario: string[]) => ({ mock: { scenario } });
const at = (query: string) => ({ route: `/callbackList?${query}` });

async function openFirst({ canvasElement }: Played): Promise<ReturnType<typeof within>> {
  const [row] = await within(canvasElement).findAllByRole('button', {
    name: /^(open delivery|查看 .* 的回调)/i,
  });
  row?.focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: /^(delivery|回调详情)$/i }));
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
/** A try that was sent and is not answered yet is no failure. */
export const AwaitingResponse: Story = {
  parameters: mock('callbacks.awaitingResponse'),
  play: async (context) => {
    await within(context.canvasElement).findByText(/waiting for the response|等待响应/i);
    const details = await openFirst(context);
    await details.findByText(/waiting for the response|等待响应/i);
    await expect(details.queryByText(/no response|无响应/i)).toBeNull();
  },
};

export const NotFound: Story = { parameters: at('detail=1') };

export const FailureDetails: Story = {
  parameters: at('status=7&range=7d'),
  play: async (context) => {
    const details = await openFirst(context);
    await details.findByText(/why is this failing|失败原因/i);
    await waitFor(() => expect(details.getByText(/why is this failing|失败原因/i)).toBeVisible());
    await expect(details.getAllByRole('button', { name: /^(attempt|第) ?\d/i }).length).toBe(5);
  },
};

export const AnotherAttempt: Story = {
  parameters: at('status=7&range=7d'),
  play: async (context) => {
    const details = await openFirst(context);
    const [first] = await details.findAllByRole('button', { name: /^(attempt|第) ?1/i });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(first).toHaveAttribute('aria-current', 'true'));
  },
};

export const Verified: Story = {
  parameters: at('status=4'),
  play: async (context) => {
    const details = await openFirst(context);
    await userEvent.click(await details.findByRole('tab', { name: /^(verify|验签)$/i }));
    const api: MockApi = context.loaded.api;
    const app = api
      .merchant()
      .rows.apps.all()
      .find(({ name }) => details.queryAllByText(name).length > 0);
    const field = await details.findByLabelText(/signing secret|签名密钥/i);
    await userEvent.type(field, app?.signingKeys[0]?.key ?? '');
    await expect(await details.findByText(/signatures match|签名正确/i)).toBeVisible();
    await userEvent.type(field, 'x');
    await expect(await details.findByText(/signatures don’t match|签名不一致/i)).toBeVisible();
  },
};

export const ResentOnce: Story = {
  parameters: at('status=7&range=7d'),
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', {
      name: /^(resend delivery of|重发 .* 的回调)/i,
    });
    if (button) await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: /resend deliveries|重新发送/i }));
    await userEvent.click(dialog.getByRole('button', { name: /^(resend|重新发送)$/i }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DeliveredMeanwhile: Story = {
  parameters: { ...at('status=5&range=7d'), spec: ['§8 10001'] },
  play: async (context) => {
    const [button] = await within(context.canvasElement).findAllByRole('button', {
      name: /^(resend delivery of|重发 .* 的回调)/i,
    });
    if (button) await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: /resend deliveries|重新发送/i }));
    deliverAll(context.loaded.api);
    await userEvent.click(dialog.getByRole('button', { name: /^(resend|重新发送)$/i }));
    await expect(await dialog.findByText(/succeeded in the meantime|成功送达/i)).toBeVisible();
  },
};

export const Chosen: Story = {
  parameters: at('status=5&range=7d'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: /^select (all|the failed)|选择本页/i }));
    await userEvent.click(await page.findByRole('button', { name: /resend selected|重发所选/i }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: /resend deliveries|重新发送/i })).toBeVisible(),
    );
  },
};

export const AllFailed: Story = {
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: /resend all|重发全部/i });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: /resend deliveries|重新发送/i }));
    await expect(await dialog.findByText(/deliveries will be resent|将重新发送/i)).toBeVisible();
  },
};

export const NotSent: Story = {
  parameters: mock('callbacks.notSent'),
  play: async (context) => {
    const drawer = await openFirst(context);
    await expect(await drawer.findByText(/only calls test applications|只回调测试应用/i)).toBeVisible();
    await expect(drawer.queryByText(/HTTP 200/)).toBeNull();
  },
};

export const RefundEvents: Story = {
  parameters: at('event=refund.sent&range=7d'),
  play: async ({ canvasElement }) => {
    const [event] = await within(canvasElement).findAllByText(/(refund|退款) · refund\.sent$/i);
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
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /turn back on|重新启用/i }));
    await waitFor(() => expect(page.queryByRole('button', { name: /turn back on|重新启用/i })).toBeNull());
  },
};

export const Test: Story = { parameters: at('tab=test') };

export const TestWithoutApplication: Story = {
  parameters: { ...at('tab=test'), spec: ['§5 Required'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /send test|发送测试/i }));
    await expect(await page.findByText(/cannot be empty|不能为空/i)).toBeVisible();
  },
};

/** Sends a test to an address that isn't one of the application's. */
async function testElsewhere({ canvasElement, loaded }: Pick<Played, 'canvasElement' | 'loaded'>) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('tab', { name: /^(test|测试)/i }));
  const app = loaded.api.merchant().rows.apps.all()[0]?.name ?? '';
  // The options come with the applications.
  await page.findAllByText(app);
  await userEvent.click(await page.findByRole('button', { name: / (application|应用)$/i }));
  await chooseOption(app);
  const url = page.getByRole('textbox', { name: /different url|其他地址/i });
  await userEvent.type(url, 'https://forbidden.example/hooks');
  await userEvent.click(page.getByRole('button', { name: /send test|发送测试/i }));
}

export const TestAgainstAFirewall: Story = {
  parameters: at('tab=test'),
  play: async (context) => {
    await testElsewhere(context);
    const dialog = within(await screen.findByRole('dialog', { name: /send test|发送测试/i }));
    await userEvent.type(
      await dialog.findByLabelText(/^(transaction password|交易密码)/i),
      DEMO_TRADE_PASSWORD,
    );
    const code = await dialog.findByRole('textbox', { name: /code|验证码/i });
    await userEvent.type(code, context.loaded.api.currentTotp());
    await userEvent.click(dialog.getByRole('button', { name: /send test|发送测试/i }));
    const page = within(context.canvasElement);
    await expect(await page.findByText(/allow these ip addresses|请放行以下/i)).toBeVisible();
  },
};

export const CodeRefused = codeRefused(testElsewhere);

/** All that failed, from the strip above the list, which both devices have. */
export const ResendRefused = refused(
  'callbacks.resend',
  errorCode.TOO_FREQUENT,
  async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: /resend all|重发全部/i });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: /resend deliveries|重新发送/i }));
    const resend = await dialog.findByRole('button', { name: /^(resend|重新发送)$/i });
    await waitFor(() => expect(resend).toBeEnabled());
    await userEvent.click(resend);
  },
);

export const TestRefused = refused(
  'callbacks.test',
  errorCode.PARAMETER_ERROR,
  async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    const name = loaded.api.merchant().rows.apps.all()[0]?.name ?? '';
    await userEvent.click(await page.findByRole('button', { name: / (application|应用)$/i }));
    await chooseOption(name);
    await userEvent.click(page.getByRole('button', { name: /send test|发送测试/i }));
  },
  at('tab=test'),
);

/** The endpoint that was turned off stays off. */
export const EnableRefused = refused(
  'applications.notifyUrl',
  errorCode.OPERATION_FAILED,
  async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /turn back on|重新启用/i }),
    );
  },
  { ...at('tab=endpoints'), ...mock('callbacks.disabled') },
);

export const DetailsFailed = refused(
  'callbacks.info',
  errorCode.OPERATION_FAILED,
  () => screen.findByRole('dialog'),
  at('detail=1'),
);

export const ViewRefused = viewRefused('/callbackList?status=5&range=7d');
