import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mock } from '#parts/stories/bankStory.ts';
import {
  chooseOption,
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
const at = (query: string) => ({ route: `/work-order?${query}` });

const form = () => dialogNamed(message('workOrders.new'));
const send = async () => press(await form(), exact('workOrders.form.submit'));

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
    const name = message('common.column.chain');
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
  parameters: { ...at(`new=1&trade_no=${'0'.repeat(32)}`), spec: ['§8 10006'] },
  play: async () => visible((await form()).findByText(message('workOrders.form.tradeNoMissing'))),
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

async function fill() {
  const dialog = await form();
  await press(dialog, message('workOrders.form.type'));
  await chooseOption(exact('workOrders.type.8'));
  await write(dialog, message('workOrders.column.theme'), 'Dark mode for receipts');
  await write(dialog, message('workOrders.form.description'), 'It would be kind.');
  return dialog;
}

const openThread = () => detailNamed(message('workOrders.thread.title', { number: /WO-.*/ }));

async function reply() {
  const thread = await openThread();
  await write(thread, message('workOrders.thread.reply'), 'Thank you');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  return thread;
}

export const SentAndAnswered: Story = {
  parameters: at('new=0'),
  play: async ({ loaded }) => {
    await fill();
    await send();
    await visible((await openThread()).findByText('It would be kind.'));
    loaded.api.advance(200);
    const thread = await reply();
    await waitFor(() => expect(thread.getByText('Thank you')).toBeVisible());
    await visible(thread.findByText(/^(support|客服) ·/i));
  },
};

export const AttachmentOfOneThread: Story = {
  parameters: at('detail=9004'),
  play: async () => {
    const open = (number: RegExp) => detailNamed(message('workOrders.thread.title', { number }));
    const step = (thread: Awaited<ReturnType<typeof open>>, name: 'next' | 'previous') =>
      press(thread, exact(`shortcuts.${name}`));
    await step(await open(/.*4/), 'next');
    await step(await open(/.*3/), 'previous');
    // Both threads are loaded now, so the next step replaces the content without a skeleton.
    const thread = await open(/.*4/);
    await uploadPicture(document.body);
    await visible(thread.findByRole('img'));
    await step(thread, 'next');
    await waitFor(() => expect(thread.queryByRole('img')).toBeNull());
  },
};

async function close(rating?: RegExp) {
  await press(screen, exact('workOrders.thread.close'));
  const dialog = within(await screen.findByRole('alertdialog'));
  if (rating) await press(dialog, rating, 'radio');
  await press(dialog, exact('workOrders.thread.close'));
}

export const CloseAndRate: Story = {
  parameters: at('detail=9003'),
  play: async () => {
    await close(/^4/);
    await visible(screen.findByText(message('workOrders.thread.rated', { count: 4 })));
  },
};

export const Partial: Story = { parameters: { ...at('detail=9002'), ...mock('workOrders.partial') } };

export const ReplyRefused = refused('workOrders.reply', errorCode.PARAMETER_ERROR, reply, at('detail=9003'));

export const ReopenRefused = refused(
  'workOrders.reopen',
  errorCode.OPERATION_FAILED,
  () => press(screen, exact('workOrders.thread.reopen')),
  { ...at('detail=9002'), refusalShown: 'toast' },
);

export const CloseRefused = refused(
  'workOrders.close',
  errorCode.OPERATION_FAILED,
  () => close(),
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
  async () => uploadPicture(await screen.findByRole('dialog', { name: message('workOrders.new') })),
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
