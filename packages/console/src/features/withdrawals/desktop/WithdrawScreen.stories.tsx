import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refused } from '#parts/refusalStory.ts';
import {
  EVM,
  FORGED,
  TON,
  TRON,
  XRP,
  ask,
  cancel,
  fill,
  mock,
  passSeconds,
  press,
  send,
  submit,
  labels,
  writeAddress,
  writeAmount,
  deskOf,
} from '../parts/withdrawStory.ts';
import { WithdrawScreen } from './WithdrawScreen.tsx';

const meta = {
  title: 'Screens/Withdraw/Withdraw',
  component: WithdrawScreen,
  parameters: {
    route: '/property/withdraw?id=101',
    spec: ['§2 Withdraw', '§3 Withdrawal', '§7 Account calls'],
  },
} satisfies Meta<typeof WithdrawScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const at = (id: string) => ({ route: `/property/withdraw?id=${id}` });

export const Default: Story = {};

/** Without an id, token and network are chosen on purpose. */
export const NoneSelected: Story = { parameters: { route: '/property/withdraw' } };

/** Most withdrawals are like the last: what is left to say is the amount. */
export const Suggested: Story = {
  parameters: { route: '/property/withdraw' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const list = within(await page.findByRole('list', { name: /withdraw again to|再次提现至/i }));
    const [first] = list.getAllByRole('button');
    if (first) await userEvent.click(first);
    await waitFor(() => expect(page.getByRole('textbox', { name: labels.amount })).toHaveFocus());
    await expect(page.getByRole('textbox', { name: labels.address })).not.toHaveValue('');
    await expect(page.queryByRole('list', { name: /withdraw again to|再次提现至/i })).toBeNull();
  },
};

export const OneNetworkOnly: Story = { parameters: at('307') };

/** The id of a token as a whole leaves the network to choose. */
export const WholeToken: Story = { parameters: at('2') };

export const Maintenance: Story = { parameters: at('205') };

export const UnknownCurrency: Story = { parameters: { ...at('99999'), spec: ['§8 10012'] } };

export const Loading: Story = { parameters: mock('currencies.loading') };

export const Failed: Story = { parameters: mock('currencies.failed500') };

export const Partial: Story = { parameters: mock('withdrawals.partial') };

export const Offline: Story = { parameters: mock('any.offline') };

export const NoAssets: Story = { parameters: mock('statistics.empty') };

export const LongText: Story = { parameters: mock('withdrawals.longText') };

export const Unauthorised: Story = {
  parameters: { ...mock('user.notOpened'), spec: ['§6 Merchant permission'] },
};

export const UnderReview: Story = { parameters: mock('user.underReview') };

export const NoMethodSetUp: Story = {
  parameters: { ...mock('user.noMethod'), spec: ['§6 Withdrawals'] },
};

export const WithdrawalsPaused: Story = { parameters: mock('withdrawals.lockedAccount') };

/** Frozen by the merchant, who can unfreeze; support could not say why. */
export const Frozen: Story = {
  parameters: { ...mock('withdrawals.frozen'), spec: ['§8 10024'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^(You’ve frozen withdrawals|您已冻结提现)$/)).toBeVisible();
    await expect(page.getByRole('link', { name: /security centre|安全中心/i })).toBeVisible();
    await expect(page.queryByRole('link', { name: /support|客服/i })).toBeNull();
  },
};

export const EmptyForm: Story = {
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await page.findByRole('textbox', { name: labels.address });
    await press(stage);
    await expect(page.getByRole('textbox', { name: labels.address })).toHaveFocus();
    await expect(await page.findAllByText(/cannot be empty|不能为空/i)).toHaveLength(2);
  },
};

export const ValidAddress: Story = {
  play: async (stage) => {
    await writeAddress(stage, TRON);
    await expect(
      await within(stage.canvasElement).findByText(/valid TRON address|有效的 TRON 地址/i),
    ).toBeVisible();
  },
};

export const WrongNetwork: Story = {
  parameters: { ...at('103'), spec: ['§5 Withdrawal address'] },
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, TRON);
    await expect(
      await page.findByText(/this is a TRON address but you chose BSC|是 TRON 地址，但您选择的网络是 BSC/i),
    ).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: /switch to TRON|切换到 TRON/i }));
    await waitFor(() => expect(page.getByRole('radio', { name: /TRON/ })).toBeChecked());
    await expect(page.getByRole('textbox', { name: labels.address })).toHaveValue(TRON);
  },
};

/** A payment link for a network the token is on, too: one press takes the network and the address. */
export const LinkForAnotherNetwork: Story = {
  parameters: { ...at('103'), spec: ['§5 Withdrawal address'] },
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, `tron:${TRON}`);
    await userEvent.click(await page.findByRole('button', { name: /switch to TRON|切换到 TRON/i }));
    await waitFor(() => expect(page.getByRole('radio', { name: /TRON/ })).toBeChecked());
    await expect(page.getByRole('textbox', { name: labels.address })).toHaveValue(TRON);
  },
};

/** A link that can't be read stays in the field, and the error names the reason. */
export const UnreadableLink: Story = {
  parameters: { ...at('307'), spec: ['§5 Withdrawal address'] },
  play: async (stage) => {
    const page = within(stage.canvasElement);
    const link = `bitcoin:bc1qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt95?req-pop=1`;
    await writeAddress(stage, link);
    await expect(await page.findByText(/requires “req-pop”|要求“req-pop”/i)).toBeVisible();
    await expect(page.getByRole('textbox', { name: labels.address })).toHaveValue(link);
  },
};

/** Quotation marks and invisible characters around an address are removed, and the form states it. */
export const CleanedAddress: Story = {
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, `“${TRON}\u200B”`);
    await expect(await page.findByText(/invisible characters were removed|已移除不可见字符/i)).toBeVisible();
    await expect(page.getByRole('textbox', { name: labels.address })).toHaveValue(TRON);
  },
};

/** The link's tag and amount are filled in. */
export const LinkWithAmount: Story = {
  parameters: at('1009'),
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, `xrpl:${XRP}?dt=33722&amount=25`);
    await expect(await page.findByText(/25 XRP comes from|25 XRP 取自/i)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /destination tag|目标标签/i })).toHaveValue('33722');
  },
};

/** The address book has the address with a tag, which one press fills in. */
export const SavedMemoOffered: Story = {
  parameters: at('1009'),
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, deskOf(stage).address);
    await userEvent.click(await page.findByRole('button', { name: /use 20261120|使用 20261120/i }));
    await expect(page.getByRole('textbox', { name: /destination tag|目标标签/i })).toHaveValue('20261120');
    await expect(await page.findByText(/in your address book|地址簿中的/i)).toBeVisible();
  },
};

export const DisabledAddress: Story = {
  parameters: { ...at('1009'), ...mock('addresses.disabled') },
  play: async (stage) => {
    const { address, memo } = deskOf(stage);
    await writeAddress(stage, `${address}:${memo}`);
    await expect(
      await within(stage.canvasElement).findByText(/saved address is turned off|该地址已停用/i),
    ).toBeVisible();
  },
};

export const ForeignAddress: Story = {
  play: async (stage) => {
    await writeAddress(stage, TON);
    await expect(await within(stage.canvasElement).findByText(/a TON address|TON 地址/i)).toBeVisible();
  },
};

export const WrongChecksum: Story = {
  play: async (stage) => {
    await writeAddress(stage, `${TRON.slice(0, -1)}a`);
    await expect(await within(stage.canvasElement).findByText(/checksum|校验失败/i)).toBeVisible();
  },
};

export const TransactionInsteadOfAddress: Story = {
  play: async (stage) => {
    await writeAddress(stage, '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08');
    await expect(await within(stage.canvasElement).findByText(/Transaction ID|交易哈希/i)).toBeVisible();
  },
};

const refusedAs = (scenario: string, message: RegExp): Story => ({
  parameters: mock(scenario),
  play: async (stage) => {
    await writeAddress(stage, TRON);
    await expect(await within(stage.canvasElement).findByText(message)).toBeVisible();
  },
});

export const OwnAddress = refusedAs('withdrawals.address.self', /own deposit address|您自己的充值地址/i);

export const TokenContract = refusedAs('withdrawals.address.contract', /token contract|代币合约/i);

export const Blacklisted = refusedAs('withdrawals.address.blacklist', /funds can’t be sent|无法向该地址/i);

export const InternalMerchant = refusedAs(
  'withdrawals.address.internal',
  /internal transfers are free|内部转账即时到账/i,
);

export const AddressNotChecked = refused(
  'withdrawals.addressValid',
  errorCode.CURRENCY_NOT_FOUND,
  (stage) => writeAddress(stage, TRON),
  { refusalSays: 'withdrawals.address.checkAgain' },
);

export const SavedAddressesOnly = refusedAs('withdrawals.onlySaved', /only saved addresses|仅可使用地址簿/i);

export const SeveralNetworks: Story = {
  parameters: at('103'),
  play: async (stage) => {
    await writeAddress(stage, EVM);
    await expect(
      await within(stage.canvasElement).findByRole('checkbox', {
        name: /recipient supports BSC \(BEP20\)|收款方支持 BSC/i,
      }),
    ).toBeVisible();
  },
};

export const AmbiguousWithSolana: Story = {
  parameters: at('808'),
  play: async (stage) => {
    await writeAddress(stage, 'HWxkmYSHbmtTyhShJ4D41DPi7TBagmRXAPPrj6kzt2v8');
    await expect(
      await within(stage.canvasElement).findByText(/could also be a Solana|也可能是 Solana/i),
    ).toBeVisible();
  },
};

export const SimilarAddress: Story = {
  parameters: { ...at('102'), ...mock('withdrawals.similarAddress') },
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, FORGED);
    await expect(await page.findByText(/looks like “Acme cold”|与“Acme cold”相似/i)).toBeVisible();
    await userEvent.type(await page.findByRole('textbox', { name: /characters \d+|个字符/i }), 'd425a8');
    await press(stage);
    await expect(await page.findByText(/type these 6 characters|这 6 位字符/i)).toBeVisible();
  },
};

export const MemoNeeded: Story = {
  parameters: at('1009'),
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, XRP);
    await press(stage);
    await expect(await page.findByText(/confirm that none is needed|确认无需填写/i)).toBeVisible();
    await userEvent.type(
      await page.findByRole('textbox', { name: /destination tag|目标标签/i }),
      '4294967296',
    );
    await expect(await page.findByText(/whole number from 0|之间的整数/i)).toBeVisible();
  },
};

export const SaveToAddressBook: Story = {
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, TRON);
    await userEvent.click(await page.findByRole('checkbox', { name: /save to address book|保存到地址簿/i }));
    await userEvent.type(await page.findByRole('textbox', { name: /^(label|标签)$/i }), 'Supplier');
  },
};

export const AddressBook: Story = {
  play: async ({ canvasElement }) => {
    const open = await within(canvasElement).findByRole('button', { name: /^(address book|地址簿)$/i });
    await waitFor(() => expect(open).toBeEnabled());
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /Treasury cold/ }));
    await expect(await within(canvasElement).findByText(/in your address book|地址簿中的/i)).toBeVisible();
  },
};

const amountIs = (amount: string, message: RegExp, clause: string, ...scenario: string[]): Story => ({
  parameters: { ...mock(...scenario), spec: ['§5 Amount', clause] },
  play: async (stage) => {
    await writeAmount(stage, amount);
    await userEvent.tab();
    await expect(await within(stage.canvasElement).findByText(message)).toBeVisible();
  },
});

export const TooSmall = amountIs('1', /too small: the minimum|金额过小：最低/i, '§8 10022');

export const TooLarge = amountIs('20001', /single withdrawal amount too large|单笔提现金额过大/i, '§8 10025');

export const InsufficientBalance = amountIs(
  '2000',
  /insufficient balance|余额不足/i,
  '§8 10023',
  'withdrawals.insufficient',
);

export const LimitWithin24Hours = amountIs(
  '1900',
  /limit within 24 hours: 1,8|总额超出限额：剩余额度 1,8/i,
  '§8 10026',
  'withdrawals.limit24h',
);

export const Most: Story = {
  parameters: { ...at('1009'), spec: ['§5 Withdrawal amount'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const most = await page.findByRole('button', { name: /^(max|最大)$/i });
    await waitFor(() => expect(most).toBeEnabled());
    await userEvent.click(most);
    // Said by the field, and by the button's tooltip while the pointer is on it.
    await waitFor(() => expect(page.getAllByText(/max leaves the smallest unit|已预留/i)[0]).toBeVisible());
  },
};

/** Every network is priced with the same amount, but for one that doesn't hold it: it promises no figure. */
export const NetworksCompared: Story = {
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAmount(stage, '16000');
    const card = (name: RegExp) => page.findByRole('radio', { name });
    await expect(await card(/TRON.*(amount received|到账) 15,982/s)).toBeInTheDocument();
    await expect(await card(/Solana.*(fee from|起)/is)).toBeInTheDocument();
  },
};

export const CostRefused = refused(
  'withdrawals.cost',
  errorCode.CURRENCY_NOT_FOUND,
  ({ canvasElement }) => within(canvasElement).findByRole('button', { name: /^(retry|重试)$/i }),
  { refusalSays: 'withdrawals.cost.unavailable' },
);

export const UnexpectedFee: Story = {
  parameters: mock('withdrawals.unexpectedFee'),
  play: async (stage) => {
    await writeAmount(stage, '120');
    await expect(
      await within(stage.canvasElement).findByText(/differs from our estimate|以服务器返回的金额为准/i),
    ).toBeVisible();
  },
};

export const QuoteRefreshesItself: Story = {
  play: async (stage) => {
    await fill(stage);
    const page = within(stage.canvasElement);
    await page.findByRole('timer');
    passSeconds(stage, 61);
    await waitFor(() => expect(page.getByRole('timer')).toHaveTextContent(/^(5\d|60)$/));
  },
};

/** The same asset, address and amount within minutes: asked about before anything is sent. */
export const SentRecently: Story = {
  play: async (stage) => {
    await send(stage);
    const page = within(stage.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^(withdraw again|再次提现)$/i }));
    await waitFor(() => expect(page.getByRole('textbox', { name: labels.amount })).toHaveValue('120'));
    await press(stage);
    // The address and the cost are checked first, after a pause in typing (§9).
    const dialog = await screen.findByRole('alertdialog', {}, { timeout: 10_000 });
    await expect(within(dialog).getByText(/second time|再次转出/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: /don’t send|暂不提交/i }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Verification: Story = {
  parameters: { spec: ['§6 Withdrawals'] },
  play: async (stage) => {
    await ask(stage);
    const dialog = within(screen.getByRole('dialog'));
    await expect(await dialog.findByText(/can’t be reversed|不可撤销/i)).toBeVisible();
    await expect(dialog.getByText(TRON)).toBeInTheDocument();
  },
};

export const Refused = refused('withdrawals.create', errorCode.INSUFFICIENT_BALANCE, submit);

const refusedBy = (scenario: string, clause: string, message: RegExp): Story => ({
  parameters: { ...mock(scenario), spec: [clause] },
  play: async (stage) => {
    await send(stage);
    await expect((await within(stage.canvasElement).findAllByText(message))[0]).toBeVisible();
    // What was typed is still there.
    await expect(within(stage.canvasElement).getByRole('textbox', { name: labels.amount })).toHaveValue(
      '120',
    );
  },
});

export const RefusedCurrency = refusedBy(
  'withdrawals.unsupported',
  '§8 10004',
  /not supported temporarily|暂不支持该币种/i,
);

export const RefusedAddress = refusedBy(
  'withdrawals.refusedAddress',
  '§5 Withdrawal address',
  /funds can’t be sent|无法向该地址/i,
);

export const Sent: Story = {
  play: async (stage) => {
    await send(stage);
    const page = within(stage.canvasElement);
    await expect((await page.findAllByText(/^(auditing|审核中)$/i))[0]).toBeVisible();
    await expect(await page.findByRole('button', { name: /cancel withdrawal|取消提现/i })).toBeVisible();
  },
};

export const CanceledByMerchant: Story = {
  play: async (stage) => {
    await cancel(stage);
    const page = within(stage.canvasElement);
    const heading = await page.findByRole('heading', { name: /withdrawal canceled|提现已取消/i });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(page.getByText(/^(not charged|未收取)$/i)).toBeVisible();
  },
};

export const CancelRefused = refused('withdrawals.cancel', errorCode.OPERATION_FAILED, cancel);

/** No answer, and none about the request either: nothing on the screen can send it twice. */
export const UnknownOutcome: Story = {
  parameters: { ...mock('withdrawals.lostRequest', 'requests.unreachable'), spec: ['§7 Timeout'] },
  play: async (stage) => {
    await send(stage);
    const page = within(stage.canvasElement);
    const heading = await page.findByRole('heading', { name: /don’t know yet|结果确认中/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(page.queryByRole('button', { name: labels.further })).toBeNull();
    await expect(page.queryByRole('button', { name: /Retry this request|重新提交该请求/ })).toBeNull();
  },
};

/** A server without look-ups: the very same may be sent once more, and it says what that means. */
export const UnknownWithoutLookUp: Story = {
  parameters: mock('withdrawals.lostRequest', 'requests.unsupported'),
  play: async (stage) => {
    await send(stage);
    const page = within(stage.canvasElement);
    await expect(await page.findByText(/can’t look up requests|不支持查询/)).toBeVisible();
    await expect(page.getByRole('button', { name: /Retry this request|重新提交该请求/ })).toBeVisible();
  },
};

/** It never arrived, and the server has voided its id: what was typed is there again. */
export const NotSent: Story = {
  parameters: mock('withdrawals.lostRequest'),
  play: async (stage) => {
    await send(stage);
    const page = within(stage.canvasElement);
    await expect(await page.findByText(/Nothing was sent|请求未执行/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: labels.amount })).toHaveValue('120');
  },
};

/** The answer was lost: the withdrawal is found by its request and followed. */
export const FoundAfterALostAnswer: Story = {
  parameters: mock('withdrawals.answerLost'),
  play: async (stage) => {
    await send(stage);
    await expect(await within(stage.canvasElement).findByText(/^(submitted|已提交)$/i)).toBeVisible();
  },
};
