import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { bankOf } from '#parts/bankStory.ts';
import { hideColumn, removeChip } from '#parts/list/listStory.ts';
import { chooseOption } from '#parts/optionStory.ts';
import { type RefusalStage, refused } from '#parts/refusalStory.ts';
import { codeRefused } from '#parts/verification/codeStory.ts';
import { viewRefused } from '#parts/views/viewStory.ts';
import { exampleCsv } from '../parts/csv.ts';
import { AddressBookScreen } from './AddressBookScreen.tsx';

const meta = {
  title: 'Screens/Address book/Addresses',
  component: AddressBookScreen,
  parameters: { route: '/property/address', spec: ['§1 Address management', '§5 Withdrawal address'] },
} satisfies Meta<typeof AddressBookScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];
type Stage = Pick<Played, 'canvasElement'>;
const mock = (...scenario: string[]) => ({ mock: { scenario } });
const GOOD = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';

async function openForm({ canvasElement }: Stage): Promise<ReturnType<typeof within>> {
  const [button] = await within(canvasElement).findAllByRole('button', { name: /^(add address|添加地址)$/i });
  if (button) await userEvent.click(button);
  return within(await screen.findByRole('dialog'));
}

async function fill(form: ReturnType<typeof within>, label: string, network: RegExp, address: string) {
  await userEvent.type(await form.findByRole('textbox', { name: /^(label|标签)/i }), label);
  await userEvent.click(form.getByRole('combobox'));
  await chooseOption(network);
  await userEvent.type(form.getByRole('textbox', { name: /^(address|地址)$/i }), address);
  await userEvent.tab();
}

async function verify(stage: Parameters<typeof bankOf>[0]): Promise<void> {
  await userEvent.type(
    await screen.findByLabelText(/^(transaction password|交易密码)/i),
    DEMO_TRADE_PASSWORD,
  );
  const code = screen.getByRole('textbox', { name: /authenticator code|谷歌验证码/i });
  await userEvent.type(code, bankOf(stage).currentTotp());
  await userEvent.keyboard('{Enter}');
}

export const Default: Story = {};

export const Filtered: Story = { parameters: { route: '/property/address?status=2' } };
export const FilterRemoved: Story = {
  parameters: { route: '/property/address?status=1' },
  play: removeChip,
};
export const ColumnHidden: Story = { play: hideColumn };

export const Loading: Story = { parameters: mock('addresses.loading') };

export const Empty: Story = { parameters: { mock: { merchant: 'fresh' } } };

export const FilteredEmpty: Story = { parameters: { route: '/property/address?keyword=nobody' } };

export const Failed: Story = { parameters: { ...mock('addresses.failed'), spec: ['§8 HTTP 422'] } };

export const Offline: Story = { parameters: mock('addresses.offline') };

export const LongText: Story = { parameters: mock('addresses.longText') };

export const InFull: Story = {
  play: async ({ canvasElement }) => {
    const [show] = await within(canvasElement).findAllByRole('button', { name: /show full|显示完整/i });
    if (show) await userEvent.click(show);
    await expect(
      await within(canvasElement).findByRole('button', { name: /show short|收起/i }),
    ).toBeVisible();
  },
};

export const EmptyForm: Story = {
  parameters: { spec: ['§5 Required'] },
  play: async (context) => {
    const form = await openForm(context);
    await userEvent.click(form.getByRole('button', { name: /^(save|保存)$/i }));
    await expect((await form.findAllByText(/cannot be empty|不能为空/i)).length).toBe(3);
    await waitFor(() => expect(form.getByRole('textbox', { name: /^(label|标签)/i })).toHaveFocus());
  },
};

export const WrongNetwork: Story = {
  parameters: { spec: ['§5 Withdrawal address'] },
  play: async (context) => {
    const form = await openForm(context);
    await fill(form, 'Cold', /usdt.*bsc/i, GOOD);
    await userEvent.click(await form.findByRole('button', { name: /switch to tron|切换到 tron/i }));
    await expect(await form.findByText(/^(valid address|地址有效)$/i)).toBeVisible();
  },
};

export const WrongChecksum: Story = {
  play: async (context) => {
    const form = await openForm(context);
    await fill(form, 'Cold', /usdt.*tron/i, `${GOOD.slice(0, -1)}a`);
    await expect(await form.findByText(/checksum|校验失败/i)).toBeVisible();
  },
};

export const NameTaken: Story = {
  parameters: { ...mock('errors.10020'), spec: ['§8 10020'] },
  play: async (context) => {
    const form = await openForm(context);
    await fill(form, 'Treasury', /usdt.*tron/i, GOOD);
    await userEvent.click(form.getByRole('button', { name: /^(save|保存)$/i }));
    await expect(await form.findByText(/duplicate|已存在/i)).toBeVisible();
  },
};

export const Saved: Story = {
  play: async (context) => {
    const form = await openForm(context);
    await fill(form, 'New cold wallet', /usdt.*tron/i, GOOD);
    await userEvent.click(form.getByRole('button', { name: /^(save|保存)$/i }));
    await verify(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await within(context.canvasElement).findByText('New cold wallet')).toBeVisible();
  },
};

async function choose({ canvasElement }: Stage, command: RegExp): Promise<void> {
  const [menu] = await within(canvasElement).findAllByRole('button', { name: /^(actions for|.*的操作)/i });
  if (menu) await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: command }));
}

export const Rename: Story = {
  play: async (context) => {
    await choose(context, /^(rename|重命名)$/i);
    const form = within(await screen.findByRole('dialog'));
    const field = form.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Vault{Enter}');
    await expect(await within(context.canvasElement).findByText('Vault')).toBeVisible();
  },
};

export const Delete: Story = {
  play: async (context) => {
    await choose(context, /^(delete|删除)$/i);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

const disabled = { route: '/property/address?status=3', ...mock('addresses.disabled') };

/** An address that was turned off is turned on again with proof. */
export const TurnedOnAgain: Story = {
  parameters: disabled,
  play: async (context) => {
    await choose(context, /^(turn on|启用)$/i);
    await screen.findByText(/allowed again:|将恢复向该地址提现/i);
    await verify(context);
    await expect(await screen.findByText(/ turned on$|已启用/i)).toBeVisible();
  },
};

/** Nothing refuses an address that was turned off once it is deleted: that is verified, too. */
export const DisabledDeleted: Story = {
  parameters: disabled,
  play: async (context) => {
    await choose(context, /^(delete|删除)$/i);
    const ask = within(await screen.findByRole('alertdialog'));
    await userEvent.click(ask.getByRole('button', { name: /^(delete|删除)$/i }));
    await verify(context);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Policy: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('switch', { name: /only allow|仅允许/i }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

async function chooseFile({ canvasElement }: Stage): Promise<ReturnType<typeof within>> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /import csv|导入 csv/i }));
  const dialog = within(await screen.findByRole('dialog'));
  const content = `${exampleCsv()}\r\nBroken,USDT,BSC,${GOOD},,\r\n`;
  const picker = dialog.getByRole('group', { name: /csv file|csv 文件/i });
  await userEvent.upload(
    picker.querySelector('input') ?? picker,
    new File([content], 'book.csv', { type: 'text/csv' }),
  );
  await expect(await dialog.findByText(/1 row can be saved|1 行可以保存/i)).toBeVisible();
  return dialog;
}

export const Import: Story = {
  play: async (context) => {
    const dialog = await chooseFile(context);
    await expect(
      dialog.getByText(/TRON address but you chose BSC|TRON 地址，但您选择的网络是 BSC/i),
    ).toBeVisible();
  },
};

/** One proof is for all the rows; without it, none is saved. */
export const ImportRefused = refused('security.verify', errorCode.GOOGLE_CODE_WRONG, async (stage) => {
  const dialog = await chooseFile(stage);
  await userEvent.click(dialog.getByRole('button', { name: /^(save 1 address|保存 1 个地址)$/i }));
  await verify(stage);
});

/** Both rules were turned off: they hold until their time, and say so. */
export const RulesPending: Story = {
  parameters: mock('addresses.policyPending'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findAllByText(/^(this restriction stays on until|.+ 前仍然有效)/i)).toHaveLength(
      2,
    );
    const rules = await page.findAllByRole('switch');
    for (const rule of rules) await expect(rule).not.toBeChecked();
  },
};

export const SaveRefused = refused('addresses.create', errorCode.PARAMETER_ERROR, async (stage) => {
  const form = await openForm(stage);
  await fill(form, 'Treasury', /usdt.*tron/i, GOOD);
  await userEvent.click(form.getByRole('button', { name: /^(save|保存)$/i }));
});

export const RenameRefused = refused('addresses.edit', errorCode.NAME_EXISTS, async (stage) => {
  await choose(stage, /^(rename|重命名)$/i);
  const field = within(await screen.findByRole('dialog')).getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, 'Vault{Enter}');
});

export const DeleteRefused = refused('addresses.delete', errorCode.OPERATION_FAILED, async (stage) => {
  await choose(stage, /^(delete|删除)$/i);
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: /^(delete|删除)$/i }));
});

/** Networks can't be read: the book stands without its filter by network. */
export const Partial: Story = { parameters: mock('currencies.failed500') };

const rule = { name: /only allow|仅允许/i, hidden: true };
const policyRefused = refused(
  'addresses.policy',
  errorCode.OPERATION_FAILED,
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('switch', rule));
  },
  { refusalShown: 'toast' },
);

/** The rule stays as it was. */
export const PolicyRefused = {
  ...policyRefused,
  play: async (stage: RefusalStage) => {
    await policyRefused.play(stage);
    await expect(within(stage.canvasElement).getByRole('switch', rule)).not.toBeChecked();
  },
};

export const ViewRefused = viewRefused('/property/address?status=1');

/** No code can be sent to prove who turns the rule off. */
export const CodeRefused = codeRefused(async (stage) => {
  const form = await openForm(stage);
  await fill(form, 'Treasury', /usdt.*tron/i, GOOD);
  await userEvent.click(form.getByRole('button', { name: /^(save|保存)$/i }));
});
