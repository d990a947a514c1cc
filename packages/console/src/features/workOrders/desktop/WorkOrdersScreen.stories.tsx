import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mock } from '#parts/stories/bankStory.ts';
import {
  chooseOption,
  click,
  detailNamed,
  dialogNamed,
  press,
  uploadPicture,
  visible,
  write,
} from '#parts/stories/steps.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { viewRefused } from '#parts/views/viewStory.ts';
import { pageLoaderAtom } from '#data/calls/pageLoader.ts';
import { openExport, removeChip } from '#parts/list/listStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { WorkOrdersScreen } from './WorkOrdersScreen.tsx';

export default {
  title: 'Screens/Work orders/Work orders',
  component: WorkOrdersScreen,
  parameters: { route: '/work-order', spec: ['§2 Work orders', '§3 Work order'] },
} satisfies Meta<typeof WorkOrdersScreen>;
type Played = Parameters<NonNullable<Story['play']>>[0];
const at = (query: string) => ({ route: `/work-order?${query}` });

async function form(): Promise<ReturnType<typeof within>> {
  return await dialogNamed(message('workOrders.new'));
}
const send = async () =>
  userEvent.click((await form()).getByRole('button', { name: exact('workOrders.form.submit') }));

async function chooseType(option: RegExp): Promise<void> {
  await click((await form()).findByRole('button', { name: message('workOrders.form.type') }));
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
      name: message('workOrders.open'),
    });
    row?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(message('workOrders.thread.never'))).toBeVisible());
  },
};

export const ThreadCompleted: Story = {
  parameters: at('detail=9002'),
  play: () => visible(screen.findByRole('button', { name: exact('workOrders.thread.reopen') })),
};

export const ThreadClosed: Story = { parameters: at('detail=9001') };

export const ThreadNotFound: Story = { parameters: at('detail=1') };

export const New: Story = { parameters: at('new=0') };

export const Prefilled: Story = {
  parameters: at('new=3&chain=TRON&token=USDT&address=TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs'),
  play: async () => {
    const dialog = await form();
    const name = message('workOrders.form.chain');
    const networks = await dialog.findAllByRole('button', { name });
    await expect(networks.some(({ textContent }: HTMLElement) => textContent.includes('TRON'))).toBe(true);
  },
};

export const EmptyForm: Story = {
  parameters: { ...at('new=0'), spec: ['§5 Required'] },
  play: async () => {
    await form();
    await send();
    await expect((await (await form()).findAllByText(message('errors.field.required'))).length).toBe(3);
  },
};

export const WrongTradeNumber: Story = {
  parameters: { ...at('new=1'), spec: ['§5 Trade number'] },
  play: async () => {
    const dialog = await form();
    await write(dialog, message('workOrders.form.tradeNo'), '123');
    await send();
    await visible(dialog.findByText(message('errors.field.trade_no')));
  },
};

export const UnknownTradeNumber: Story = {
  parameters: {
    ...at('new=1&trade_no=00000000000000000000000000000000'),
    spec: ['§8 10006'],
  },
  play: async () => {
    await visible((await form()).findByText(message('workOrders.form.tradeNoMissing')));
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
    await write(dialog, message('workOrders.form.tradeNo'), number);
    await visible(
      dialog.findByText(message('workOrders.form.found', { status: message('payments.status.2') })),
    );
  },
};

async function fill(): Promise<ReturnType<typeof within>> {
  const dialog = await form();
  await chooseType(exact('workOrders.type.8'));
  await write(dialog, message('workOrders.column.theme'), 'Dark mode for receipts');
  await write(dialog, message('workOrders.form.description'), 'It would be kind.');
  return dialog;
}

export const SentAndAnswered: Story = {
  parameters: at('new=0'),
  play: async (context: Played) => {
    await fill();
    await send();
    const thread = await detailNamed(message('workOrders.thread.title', { number: /WO-.*/ }));
    await visible(thread.findByText('It would be kind.'));
    context.loaded.api.advance(200);
    await write(thread, message('workOrders.thread.reply'), 'Thank you');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(thread.getByText('Thank you')).toBeVisible());
    await visible(thread.findByText(/^(support|客服) ·/i));
  },
};

export const CloseAndRate: Story = {
  parameters: at('detail=9003'),
  play: async () => {
    await press(screen, exact('workOrders.thread.close'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await press(dialog, /^4/, 'radio');
    await press(dialog, exact('workOrders.thread.close'));
    await visible(screen.findByText(message('workOrders.thread.rated', { count: 4 })));
  },
};

export const Partial: Story = { parameters: { ...at('detail=9002'), ...mock('workOrders.partial') } };

export const ReplyRefused = refused(
  'workOrders.reply',
  errorCode.PARAMETER_ERROR,
  async () => {
    const thread = await detailNamed(message('workOrders.thread.title', { number: /WO-.*/ }));
    await write(thread, message('workOrders.thread.reply'), 'Thank you');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
  },
  at('detail=9003'),
);

export const ReopenRefused = refused(
  'workOrders.reopen',
  errorCode.OPERATION_FAILED,
  async () => {
    await press(screen, exact('workOrders.thread.reopen'));
  },
  { ...at('detail=9002'), refusalShown: 'toast' },
);

export const CloseRefused = refused(
  'workOrders.close',
  errorCode.OPERATION_FAILED,
  async () => {
    await press(screen, exact('workOrders.thread.close'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await press(dialog, exact('workOrders.thread.close'));
  },
  at('detail=9003'),
);

export const CreateRefused = refused(
  'workOrders.create',
  errorCode.TOO_FREQUENT,
  async () => {
    await fill();
    await send();
  },
  at('new=0'),
);

export const ThreadFailed = refused(
  'workOrders.info',
  errorCode.OPERATION_FAILED,
  () => detailNamed(message('workOrders.thread.title', { number: /.*/ })),
  at('detail=9002'),
);

export const UploadRefused = refused(
  'workOrders.upload',
  errorCode.PARAMETER_ERROR,
  async () => {
    await uploadPicture(await screen.findByRole('dialog', { name: message('workOrders.new') }));
  },
  at('new=0'),
);

export const ViewRefused = viewRefused('/work-order?status=3');

export const LoginExpiredWithDraft: Story = {
  parameters: { ...at('new=0'), spec: ['§4 Login expired'] },
  play: async ({ loaded }) => {
    const gone: string[] = [];
    const go = (href: string) => void gone.push(href);
    loaded.store.set(pageLoaderAtom, { assign: go, replace: go, reload: () => undefined });
    const dialog = await fill();
    loaded.api.failNext('workOrders.create', 401);
    await send();
    await waitFor(() => expect(gone[0]).toMatch(/^(\/m)?\/login\?.*reason=expired/));
    await expect(dialog.getByRole('textbox', { name: message('workOrders.form.description') })).toHaveValue(
      'It would be kind.',
    );
  },
};
