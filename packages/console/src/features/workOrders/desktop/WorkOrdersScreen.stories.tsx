import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseOption } from '#parts/optionStory.ts';
import { uploadPicture } from '#parts/pictureStory.ts';
import { refused } from '#parts/refusalStory.ts';
import { viewRefused } from '#parts/views/viewStory.ts';
import { pageLoaderAtom } from '#data/pageLoader.ts';
import { openExport, removeChip } from '#parts/list/listStory.ts';
import { WorkOrdersScreen } from './WorkOrdersScreen.tsx';

const meta = {
  title: 'Screens/Work orders/Work orders',
  component: WorkOrdersScreen,
  parameters: { route: '/work-order', spec: ['§2 Work orders', '§3 Work order'] },
} satisfies Meta<typeof WorkOrdersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];
const mock = (...scenario: string[]) => ({ mock: { scenario } });
const at = (query: string) => ({ route: `/work-order?${query}` });

async function form(): Promise<ReturnType<typeof within>> {
  return within(await screen.findByRole('dialog', { name: /new work order|提交工单/i }));
}
const send = async () => userEvent.click((await form()).getByRole('button', { name: /^(send|提交)$/i }));

async function chooseType(option: RegExp): Promise<void> {
  await userEvent.click(await (await form()).findByRole('button', { name: /what is it about|问题类型/i }));
  await chooseOption(option);
}

export const Default: Story = {};
export const Filtered: Story = { parameters: at('status=3') };
export const FilterRemoved: Story = { parameters: at('status=3'), play: removeChip };
export const Export: Story = { play: openExport };
export const Loading: Story = { parameters: mock('workOrders.loading') };
export const Empty: Story = { parameters: { mock: { merchant: 'fresh' } } };
export const FilteredEmpty: Story = { parameters: at('keyword=nothing') };
export const Failed: Story = { parameters: { ...mock('workOrders.failed'), spec: ['§8 HTTP 422'] } };
export const Offline: Story = { parameters: mock('workOrders.offline') };
export const LongText: Story = { parameters: mock('workOrders.longText') };

export const Thread: Story = {
  play: async ({ canvasElement }) => {
    const [row] = await within(canvasElement).findAllByRole('button', {
      name: /^(open work order|查看工单)/i,
    });
    row?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(/support will never ask|客服绝不会/i)).toBeVisible());
  },
};

/** Completed: it can be reopened for a week. */
export const ThreadCompleted: Story = {
  parameters: at('detail=9002'),
  play: async () => {
    await expect(await screen.findByRole('button', { name: /^(reopen|重新打开)$/i })).toBeVisible();
  },
};

export const ThreadClosed: Story = { parameters: at('detail=9001') };

export const ThreadNotFound: Story = { parameters: at('detail=1') };

export const New: Story = { parameters: at('new=0') };

/** Opened from a deposit that did not arrive: the form knows what it is about. */
export const Prefilled: Story = {
  parameters: at('new=3&chain=TRON&token=USDT&address=TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs'),
  play: async () => {
    const dialog = await form();
    const network = await dialog.findByRole('button', { name: /^tron .*(network|网络)/i });
    await expect(network).toHaveTextContent('TRON');
  },
};

export const EmptyForm: Story = {
  parameters: { ...at('new=0'), spec: ['§5 Required'] },
  play: async () => {
    await form();
    await send();
    await expect((await (await form()).findAllByText(/cannot be empty|不能为空/i)).length).toBe(3);
  },
};

export const WrongTradeNumber: Story = {
  parameters: { ...at('new=1'), spec: ['§5 Trade number'] },
  play: async () => {
    const dialog = await form();
    await userEvent.type(await dialog.findByRole('textbox', { name: /trade number|关联单号/i }), '123');
    await send();
    await expect(await dialog.findByText(/32-digit trade number|为 32 位/i)).toBeVisible();
  },
};

export const UnknownTradeNumber: Story = {
  parameters: {
    ...at('new=1&trade_no=00000000000000000000000000000000'),
    spec: ['§8 10006'],
  },
  play: async () => {
    await expect(
      await (await form()).findByText(/no payment or withdrawal with|未找到该单号/i),
    ).toBeVisible();
  },
};

export const FoundPayment: Story = {
  parameters: at('new=1'),
  play: async ({ loaded }) => {
    const headers = { 'x-token': loaded.api.signIn() };
    const answer = await fetch('/api/v1/transactions/list?current=1&pageSize=1&status=2', { headers });
    const body: { data: { list: { trade_no: string }[] } } = await answer.json();
    const dialog = await form();
    const number = body.data.list[0]?.trade_no ?? '';
    await userEvent.type(await dialog.findByRole('textbox', { name: /trade number|关联单号/i }), number);
    await expect(await dialog.findByText(/· (paid|已支付)/i)).toBeVisible();
  },
};

async function write(): Promise<ReturnType<typeof within>> {
  const dialog = await form();
  await chooseType(/^(suggestion|建议)$/i);
  await userEvent.type(dialog.getByRole('textbox', { name: /theme|主题/i }), 'Dark mode for receipts');
  await userEvent.type(dialog.getByRole('textbox', { name: /description|问题描述/i }), 'It would be kind.');
  return dialog;
}

export const SentAndAnswered: Story = {
  parameters: at('new=0'),
  play: async (context: Played) => {
    await write();
    await send();
    const thread = within(await screen.findByRole('dialog', { name: /^(work order|工单) WO-/i }));
    await expect(await thread.findByText('It would be kind.')).toBeVisible();
    context.loaded.api.advance(200);
    await userEvent.type(thread.getByRole('textbox', { name: /your reply|您的回复/i }), 'Thank you');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(thread.getByText('Thank you')).toBeVisible());
    // What support wrote comes with the thread that is read again after the answer is sent.
    await expect(await thread.findByText(/support ·|客服 ·/i)).toBeVisible();
  },
};

export const CloseAndRate: Story = {
  parameters: at('detail=9003'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(close work order|关闭工单)$/i }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^4/ }));
    await userEvent.click(dialog.getByRole('button', { name: /^(close work order|关闭工单)$/i }));
    await expect(await screen.findByText(/you rated support 4|您的评分：4/i)).toBeVisible();
  },
};

/** The list is there; what was opened can't be read. */
export const Partial: Story = { parameters: { ...at('detail=9002'), ...mock('workOrders.partial') } };

export const ReplyRefused = refused(
  'workOrders.reply',
  errorCode.PARAMETER_ERROR,
  async () => {
    const thread = within(await screen.findByRole('dialog', { name: /^(work order|工单) WO-/i }));
    await userEvent.type(await thread.findByRole('textbox', { name: /your reply|您的回复/i }), 'Thank you');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
  },
  at('detail=9003'),
);

export const ReopenRefused = refused(
  'workOrders.reopen',
  errorCode.OPERATION_FAILED,
  async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(reopen|重新打开)$/i }));
  },
  { ...at('detail=9002'), refusalShown: 'toast' },
);

export const CloseRefused = refused(
  'workOrders.close',
  errorCode.OPERATION_FAILED,
  async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(close work order|关闭工单)$/i }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(close work order|关闭工单)$/i }));
  },
  at('detail=9003'),
);

export const CreateRefused = refused(
  'workOrders.create',
  errorCode.TOO_FREQUENT,
  async () => {
    await write();
    await send();
  },
  at('new=0'),
);

export const ThreadFailed = refused(
  'workOrders.info',
  errorCode.OPERATION_FAILED,
  () => screen.findByRole('dialog'),
  at('detail=9002'),
);

export const UploadRefused = refused(
  'workOrders.upload',
  errorCode.PARAMETER_ERROR,
  async () => {
    await uploadPicture(await screen.findByRole('dialog', { name: /new work order|提交工单/i }));
  },
  at('new=0'),
);

export const ViewRefused = viewRefused('/work-order?status=3');

/** The login ends while something is being written: to the sign-in page, and the draft stays for the same merchant. */
export const LoginExpiredWithDraft: Story = {
  parameters: { ...at('new=0'), spec: ['§4 Login expired'] },
  play: async ({ loaded }) => {
    const gone: string[] = [];
    const go = (href: string) => void gone.push(href);
    loaded.store.set(pageLoaderAtom, { assign: go, replace: go, reload: () => undefined });
    const dialog = await write();
    loaded.api.failNext('workOrders.create', 401);
    await send();
    await waitFor(() => expect(gone[0]).toMatch(/^(\/m)?\/login\?.*reason=expired/));
    await expect(dialog.getByRole('textbox', { name: /description|问题描述/i })).toHaveValue(
      'It would be kind.',
    );
  },
};
