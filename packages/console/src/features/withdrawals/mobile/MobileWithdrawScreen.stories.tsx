import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onPhone, onSmallestPhone, toPhone } from '#parts/phoneStory.ts';
import type { Stage } from '#parts/bankStory.ts';
import { refused } from '#parts/refusalStory.ts';
import * as Desktop from '../desktop/WithdrawScreen.stories.tsx';
import {
  FORGED,
  TRON,
  XRP,
  answer,
  cancelSent,
  confirm,
  mock,
  press,
  labels,
  writeAddress,
  writeAmount,
} from '../parts/withdrawStory.ts';
import { MobileWithdrawScreen } from './MobileWithdrawScreen.tsx';

const meta = {
  title: 'Screens/Withdraw/Mobile withdraw',
  component: MobileWithdrawScreen,
  parameters: {
    ...onPhone,
    route: '/m/withdraw?id=101',
    spec: ['§2 Withdraw', '§9 Table pages'],
    hasNoHeading: true,
  },
} satisfies Meta<typeof MobileWithdrawScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const at = (id: string) => `/m/withdraw?id=${id}`;

async function where(stage: Stage): Promise<void> {
  await writeAddress(stage, TRON);
  await within(stage.canvasElement).findByText(/^(valid|有效)/i);
  // Asked only where nothing was sent to the address before.
  const box = within(stage.canvasElement).queryByRole('checkbox', { name: labels.compared });
  if (box) await userEvent.click(box);
  await press(stage);
}

async function check(stage: Stage): Promise<void> {
  await where(stage);
  await writeAmount(stage, '120');
  await press(stage);
  await within(stage.canvasElement).findByRole('button', { name: /continue to verification|继续验证/i });
}

async function ask(stage: Stage): Promise<void> {
  await check(stage);
  await press(stage);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
}

async function submit(stage: Stage): Promise<void> {
  await ask(stage);
  await answer(stage);
}

async function send(stage: Stage): Promise<void> {
  await ask(stage);
  await confirm(stage);
}

export const Default: Story = {};

export const Smallest: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: onSmallestPhone,
};

export const NoneSelected: Story = { parameters: { route: '/m/withdraw' } };

/** Most withdrawals are like the last: the address is there, the amount is the next step. */
export const Suggested: Story = {
  parameters: { route: '/m/withdraw' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const list = within(await page.findByRole('list', { name: /withdraw again to|再次提现至/i }));
    const [first] = list.getAllByRole('button');
    if (first) await userEvent.click(first);
    await waitFor(() => expect(page.getByRole('textbox', { name: labels.address })).not.toHaveValue(''));
  },
};

export const OneNetworkOnly: Story = toPhone(Desktop.OneNetworkOnly, at('307'));
export const WholeToken: Story = toPhone(Desktop.WholeToken, at('2'));
export const Maintenance: Story = { parameters: { route: '/m/withdraw?id=205' } };
export const UnknownCurrency: Story = toPhone(Desktop.UnknownCurrency, at('99999'));
export const Loading: Story = { parameters: mock('currencies.loading') };
export const Failed: Story = { parameters: mock('currencies.failed500') };
export const Partial: Story = { parameters: mock('withdrawals.partial') };
export const Offline: Story = { parameters: mock('any.offline') };
export const NoAssets: Story = { parameters: mock('statistics.empty') };
export const NoHistory: Story = { parameters: mock('withdrawals.empty') };
export const LongText: Story = { parameters: mock('withdrawals.longText') };
export const Unauthorised: Story = toPhone(Desktop.Unauthorised);
export const UnderReview: Story = toPhone(Desktop.UnderReview);
export const NoMethodSetUp: Story = { parameters: mock('user.noMethod') };
export const WithdrawalsPaused: Story = { parameters: mock('withdrawals.lockedAccount') };
export const Frozen: Story = toPhone(Desktop.Frozen);

export const EmptyForm: Story = {
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await page.findByRole('textbox', { name: labels.address });
    await press(stage);
    await expect(page.getByRole('textbox', { name: labels.address })).toHaveFocus();
  },
};

export const ValidAddress: Story = toPhone(Desktop.ValidAddress);

export const WrongNetwork: Story = {
  parameters: { route: '/m/withdraw?id=103' },
  play: async (stage) => {
    await writeAddress(stage, TRON);
    await userEvent.click(
      await within(stage.canvasElement).findByRole('button', { name: /switch to TRON|切换到 TRON/i }),
    );
  },
};

export const LinkForAnotherNetwork: Story = toPhone(Desktop.LinkForAnotherNetwork, at('103'));

export const UnreadableLink: Story = toPhone(Desktop.UnreadableLink, at('307'));

export const CleanedAddress: Story = toPhone(Desktop.CleanedAddress);

export const LinkWithAmount: Story = toPhone(Desktop.LinkWithAmount, at('1009'));

export const SavedMemoOffered: Story = toPhone(Desktop.SavedMemoOffered, at('1009'));

export const DisabledAddress: Story = toPhone(Desktop.DisabledAddress, at('1009'));
export const ForeignAddress: Story = toPhone(Desktop.ForeignAddress);
export const WrongChecksum: Story = toPhone(Desktop.WrongChecksum);
export const TransactionInsteadOfAddress: Story = toPhone(Desktop.TransactionInsteadOfAddress);
export const OwnAddress: Story = toPhone(Desktop.OwnAddress);
export const TokenContract: Story = toPhone(Desktop.TokenContract);
export const Blacklisted: Story = toPhone(Desktop.Blacklisted);
export const InternalMerchant: Story = toPhone(Desktop.InternalMerchant);
export const AddressNotChecked = toPhone(Desktop.AddressNotChecked);
export const SavedAddressesOnly: Story = toPhone(Desktop.SavedAddressesOnly);
export const SeveralNetworks: Story = toPhone(Desktop.SeveralNetworks, at('103'));
export const AmbiguousWithSolana: Story = toPhone(Desktop.AmbiguousWithSolana, at('808'));

export const SimilarAddress: Story = {
  parameters: { route: '/m/withdraw?id=102', ...mock('withdrawals.similarAddress') },
  play: async (stage) => {
    await writeAddress(stage, FORGED);
    await expect(
      await within(stage.canvasElement).findByText(/looks like “Acme cold”|与“Acme cold”相似/i),
    ).toBeVisible();
  },
};

export const MemoNeeded: Story = {
  parameters: { route: '/m/withdraw?id=1009' },
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, XRP);
    await page.findByRole('textbox', { name: /destination tag|目标标签/i });
    await page.findByText(/^(valid|有效)/i);
    await press(stage);
    await expect(await page.findByText(/confirm that none is needed|确认无需填写/i)).toBeVisible();
  },
};

export const SaveToAddressBook: Story = toPhone(Desktop.SaveToAddressBook);
export const AddressBook: Story = toPhone(Desktop.AddressBook);

/** A device that reads codes, with a camera that may not be used. */
export const CameraDenied: Story = {
  beforeEach: () => {
    const before = navigator.mediaDevices;
    window.BarcodeDetector = class {
      detect = () => Promise.resolve([]);
    };
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
    return () => {
      delete window.BarcodeDetector;
      Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: before });
    };
  },
  play: async ({ canvasElement }) => {
    const scan = await within(canvasElement).findByRole('button', { name: /scan a QR code|扫描二维码/i });
    await waitFor(() => expect(scan).toBeEnabled());
    await userEvent.click(scan);
    const message = await screen.findByText(/camera access is blocked|无法使用摄像头/i);
    await waitFor(() => expect(message).toBeVisible());
  },
};

/** The sum received is in sight without scrolling, above the buttons. */
export const AmountStep: Story = {
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await where(stage);
    await writeAmount(stage, '120');
    await page.findByRole('timer');
    const received = page.getByText(/^(actual amount received|实际到账)$/i);
    const { x, y, height } = received.getBoundingClientRect();
    await expect(document.elementFromPoint(x + 1, y + height / 2)).toBe(received);
  },
};

const amountIs = (amount: string, message: RegExp, clause: string, ...scenario: string[]): Story => ({
  parameters: { ...mock(...scenario), spec: ['§5 Amount', clause] },
  play: async (stage) => {
    await where(stage);
    await writeAmount(stage, amount);
    await press(stage);
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

export const LimitWithin24Hours: Story = {
  parameters: mock('withdrawals.limit24h'),
  play: async (stage) => {
    await where(stage);
    await writeAmount(stage, '1900');
    await expect(
      await within(stage.canvasElement).findByText(/limit within 24 hours|总额超出限额/i),
    ).toBeVisible();
  },
};

/** With the amount known, going back prices every network. */
export const NetworksCompared: Story = {
  play: async (stage) => {
    await where(stage);
    await writeAmount(stage, '16000');
    const page = within(stage.canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^(back|上一步|返回)$/i }));
    const card = await page.findByRole('radio', { name: /TRON.*(amount received|到账) 15,982/s });
    await expect(card).toBeInTheDocument();
  },
};

export const CostRefused = refused('withdrawals.cost', errorCode.CURRENCY_NOT_FOUND, where, {
  refusalSays: 'withdrawals.cost.unavailable',
});

export const UnexpectedFee: Story = {
  parameters: mock('withdrawals.unexpectedFee'),
  play: async (stage) => {
    await where(stage);
    await writeAmount(stage, '120');
    await expect(
      await within(stage.canvasElement).findByText(/differs from our estimate|以服务器返回的金额为准/i),
    ).toBeVisible();
  },
};

export const Check: Story = { play: check };

/** The same asset, address and amount within minutes: asked about before anything is sent. */
export const SentRecently: Story = {
  play: async (stage) => {
    await send(stage);
    const page = within(stage.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^(withdraw again|再次提现)$/i }));
    await check(stage);
    await press(stage);
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByText(/second time|再次转出/)).toBeVisible();
  },
};

export const Verification: Story = {
  parameters: { spec: ['§6 Withdrawals'] },
  play: async (stage) => {
    await check(stage);
    await press(stage);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(within(screen.getByRole('dialog')).getByText(TRON)).toBeInTheDocument();
  },
};

export const Refused = refused('withdrawals.create', errorCode.INSUFFICIENT_BALANCE, submit);

/** What the server refuses is put right where it was asked for. */
export const RefusedAddress: Story = {
  parameters: mock('withdrawals.refusedAddress'),
  play: async (stage) => {
    await send(stage);
    const page = within(stage.canvasElement);
    await expect(await page.findByText(/funds can’t be sent|无法向该地址/i)).toBeVisible();
    await waitFor(() => expect(page.getByRole('textbox', { name: labels.address })).toHaveFocus());
  },
};

export const Sent: Story = {
  play: async (stage) => {
    await send(stage);
    await expect(
      await within(stage.canvasElement).findByRole('button', { name: /cancel withdrawal|取消提现/i }),
    ).toBeVisible();
  },
};

export const CanceledByMerchant: Story = {
  play: async (stage) => {
    await send(stage);
    await cancelSent(stage);
    const page = within(stage.canvasElement);
    const heading = await page.findByRole('heading', { name: /withdrawal canceled|提现已取消/i });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const CancelRefused = refused('withdrawals.cancel', errorCode.OPERATION_FAILED, async (stage) => {
  await send(stage);
  await cancelSent(stage);
});

export const UnknownOutcome: Story = {
  parameters: mock('withdrawals.lostRequest', 'requests.unreachable'),
  play: async (stage) => {
    await send(stage);
    await expect(await within(stage.canvasElement).findByText(/don’t know yet|结果确认中/)).toBeVisible();
  },
};

/** A server without look-ups: the very same may be sent once more, and it says what that means. */
export const UnknownWithoutLookUp: Story = {
  parameters: mock('withdrawals.lostRequest', 'requests.unsupported'),
  play: async (stage) => {
    await send(stage);
    const again = await within(stage.canvasElement).findByRole('button', {
      name: /Retry this request|重新提交该请求/,
    });
    await expect(again).toBeVisible();
  },
};

export const NotSent: Story = {
  parameters: mock('withdrawals.lostRequest'),
  play: async (stage) => {
    await send(stage);
    await expect(await within(stage.canvasElement).findByText(/Nothing was sent|请求未执行/)).toBeVisible();
  },
};

export const FoundAfterALostAnswer: Story = {
  parameters: mock('withdrawals.answerLost'),
  play: async (stage) => {
    await send(stage);
    await expect(await within(stage.canvasElement).findByText(/^(submitted|已提交)$/i)).toBeVisible();
  },
};
