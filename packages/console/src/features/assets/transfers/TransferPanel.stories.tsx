import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { refused } from '#parts/refusalStory.ts';
import { fill, mock, press, seen, verify, writeAccount, writeAmount } from './transferStory.ts';
import { TransferPanel } from './TransferPanel.tsx';

const meta = {
  title: 'Screens/Assets/Internal transfer',
  component: TransferPanel,
  parameters: { route: '/property?transfer=101', spec: ['§7 Internal transfer'], hasNoHeading: true },
} satisfies Meta<typeof TransferPanel>;
export default meta;

type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];
const codeOf = ({ loaded }: Played): string => {
  const bank: MockApi = loaded.api;
  return bank.currentTotp();
};

export const Default: Story = {};

export const NoneSelected: Story = { parameters: { route: '/property?transfer=any' } };

export const TokenNotFound: Story = { parameters: { route: '/property?transfer=999' } };

export const Loading: Story = { parameters: mock('statistics.loading') };

export const Failed: Story = { parameters: mock('statistics.failed500') };

export const Offline: Story = { parameters: mock('statistics.offline') };

export const NoMoney: Story = { parameters: { mock: { merchant: 'fresh' } } };

export const LongText: Story = {
  parameters: mock('transfers.longText'),
  play: () => writeAccount('10013401'),
};

export const Unauthorised: Story = {
  parameters: { ...mock('user.notOpened'), spec: ['§6 Merchant permission'] },
};

export const EmptyForm: Story = {
  parameters: { spec: ['§5 Required'] },
  play: async () => {
    await press();
    const [first] = await screen.findAllByText(/Select or input cannot be empty|选择或输入不能为空/);
    await expect(first).toBeVisible();
  },
};

export const RecentRecipient: Story = {
  play: async () => {
    const [recent] = await screen.findAllByRole('button', { name: /Pr\*\*\* GmbH/ });
    if (recent) await userEvent.click(recent);
    await expect(await screen.findByRole('checkbox')).toBeVisible();
  },
};

export const PayeeFound: Story = {
  play: async () => {
    await writeAccount('accounts@acme.example');
    await expect(await screen.findByRole('checkbox')).not.toBeChecked();
  },
};

export const MerchantDoesNotExist: Story = {
  parameters: { spec: ['§8 10021'] },
  play: async () => {
    await writeAccount('99999999');
    await seen(/Merchant does not exist|商户不存在/i);
  },
};

export const AccountDoesNotExist: Story = {
  parameters: { spec: ['§8 10003'] },
  play: async () => {
    await writeAccount('nobody@nowhere.example');
    await seen(/Account does not exist|账户不存在/i);
  },
};

export const OwnAccount: Story = {
  play: async () => {
    await writeAccount('10012846');
    await seen(/your own account|您自己的账户/i);
  },
};

export const PayeeRefused = refused('transfers.payee', errorCode.MERCHANT_NOT_FOUND, () =>
  writeAccount('10013401'),
);

export const NotTicked: Story = {
  play: async () => {
    await writeAccount('10013401');
    await screen.findByRole('checkbox');
    await writeAmount('12.5');
    await press();
    await seen(/Confirm that this is|请先确认收款方/);
  },
};

export const InsufficientBalance: Story = {
  parameters: { spec: ['§5 Amount', '§8 10023'] },
  play: async () => {
    await writeAmount('99999999');
    await seen(/must be less than [\d,]|金额须小于 [\d,]/);
  },
};

/** Max stays within what the limits leave: here the single limit, not the balance. */
export const MaxWithinTheLimits: Story = {
  parameters: mock('transfers.limits'),
  play: async () => {
    const max = await screen.findByRole('button', { name: /^(max|最大)$/i });
    await waitFor(() => expect(max).toBeEnabled());
    await userEvent.click(max);
    await seen(/^(The maximum for a single transfer\.|“最大”为单笔转账上限)$/);
  },
};

export const Verification: Story = {
  parameters: { spec: ['§6 Merchant permission'] },
  play: async () => {
    await fill();
    await press();
    await seen(/Confirm internal transfer|确认内部转账/);
  },
};

export const Refused = refused('transfers.create', errorCode.INSUFFICIENT_BALANCE, ({ loaded }) =>
  verify(loaded.api.currentTotp(), DEMO_TRADE_PASSWORD),
);

export const TooSmall: Story = {
  parameters: { ...mock('transfers.tooSmall'), spec: ['§8 10022'] },
  play: async (stage) => {
    await verify(codeOf(stage), DEMO_TRADE_PASSWORD);
    await seen(/^(The amount is too small\. The minimum is 0\.5 USDT\.|金额过小：最低 0\.5 USDT)$/i);
  },
};

export const TooLarge: Story = {
  parameters: { ...mock('transfers.tooLarge'), spec: ['§8 10025'] },
  play: async (stage) => {
    await verify(codeOf(stage), DEMO_TRADE_PASSWORD);
    await seen(/the maximum is 20,000 USDT|最高 20,000 USDT/i);
  },
};

export const LimitWithin24Hours: Story = {
  parameters: { ...mock('transfers.limit24h'), spec: ['§8 10026'] },
  play: async (stage) => {
    await verify(codeOf(stage), DEMO_TRADE_PASSWORD);
    await seen(/5\.000000 USDT left\. More|剩余额度 5\.000000 USDT，/i);
  },
};

export const NotSaved: Story = {
  parameters: { ...mock('transfers.notSaved'), spec: ['§8 10002'] },
  play: async (stage) => {
    await verify(codeOf(stage), DEMO_TRADE_PASSWORD);
    await seen(/^(Only saved addresses are allowed|仅可使用地址簿中的地址)/i);
  },
};

export const CoolingOff: Story = {
  parameters: { ...mock('transfers.coolingOff'), spec: ['§8 10002'] },
  play: async (stage) => {
    await verify(codeOf(stage), DEMO_TRADE_PASSWORD);
    await seen(/^(This merchant’s address is still in its cooling-off period|该商户的地址仍在冷静期)/i);
  },
};

export const WithdrawalsPaused: Story = {
  parameters: { ...mock('transfers.closedAccount'), spec: ['§8 10024'] },
  play: async (stage) => {
    await verify(codeOf(stage), DEMO_TRADE_PASSWORD);
    await seen(/transfers are paused until|暂停资金转出/);
  },
};

export const Frozen: Story = {
  parameters: { ...mock('transfers.frozen'), spec: ['§8 10024'] },
  play: async (stage) => {
    await verify(codeOf(stage), DEMO_TRADE_PASSWORD);
    await expect(
      await screen.findByRole('link', { name: /go to security centre|前往安全中心/i }),
    ).toBeVisible();
  },
};

export const Done: Story = {
  parameters: { spec: ['§4 Record progress'] },
  play: async (stage) => {
    await verify(codeOf(stage), DEMO_TRADE_PASSWORD);
    await seen(/12.500000 USDT sent to|转账 12.500000 USDT/);
  },
};

export const UnknownOutcome: Story = {
  parameters: mock('transfers.unknown', 'requests.unreachable'),
  play: async (stage) => {
    await verify(codeOf(stage), DEMO_TRADE_PASSWORD);
    await seen(/don’t know yet|结果确认中/);
  },
};

export const NotSent: Story = {
  parameters: mock('transfers.unknown'),
  play: async (stage) => {
    await verify(codeOf(stage), DEMO_TRADE_PASSWORD);
    await seen(/Nothing was sent|请求未执行/);
  },
};

export const FoundAfterALostAnswer: Story = {
  parameters: mock('transfers.answerLost'),
  play: async (stage) => {
    await verify(codeOf(stage), DEMO_TRADE_PASSWORD);
    await seen(/12.500000 USDT sent to|转账 12.500000 USDT/);
  },
};
