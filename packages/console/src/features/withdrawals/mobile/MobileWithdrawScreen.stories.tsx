import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onPhone, onSmallestPhone } from '#parts/phoneStory.ts';
import type { Stage } from '#parts/bankStory.ts';
import { refused } from '#parts/refusalStory.ts';
import {
  FORGED,
  TRON,
  XRP,
  answer,
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
export const NoneSelected: Story = { parameters: { route: '/m/withdraw' } };
export const Smallest: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: onSmallestPhone,
};
export const Loading: Story = { parameters: mock('currencies.loading') };
export const Failed: Story = { parameters: mock('currencies.failed500') };
export const Offline: Story = { parameters: mock('any.offline') };
export const NoAssets: Story = { parameters: mock('statistics.empty') };
export const NoHistory: Story = { parameters: mock('withdrawals.empty') };
export const LongText: Story = { parameters: mock('withdrawals.longText') };
export const NoMethodSetUp: Story = { parameters: mock('user.noMethod') };
export const Locked: Story = { parameters: mock('withdrawals.lockedAccount') };
export const Maintenance: Story = { parameters: { route: '/m/withdraw?id=205' } };

export const DestinationStep: Story = {
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await page.findByRole('textbox', { name: labels.address });
    await press(stage);
    await expect(page.getByRole('textbox', { name: labels.address })).toHaveFocus();
  },
};

export const WrongNetwork: Story = {
  parameters: { route: '/m/withdraw?id=103' },
  play: async (stage) => {
    await writeAddress(stage, TRON);
    await userEvent.click(
      await within(stage.canvasElement).findByRole('button', { name: /switch to TRON|切换到 TRON/i }),
    );
  },
};

export const AmountStep: Story = {
  play: async (stage) => {
    await where(stage);
    await writeAmount(stage, '120');
    await within(stage.canvasElement).findByRole('timer');
  },
};

export const DayLimitReached: Story = {
  parameters: mock('withdrawals.limit24h'),
  play: async (stage) => {
    await where(stage);
    await writeAmount(stage, '1900');
    await expect(
      await within(stage.canvasElement).findByText(/limit within 24 hours|总额超出限额/i),
    ).toBeVisible();
  },
};

export const CostFailing: Story = {
  parameters: mock('withdrawals.feeUnavailable'),
  play: async (stage) => {
    await where(stage);
    await expect(
      await within(stage.canvasElement).findByRole('button', { name: /^(retry|重试)$/i }),
    ).toBeVisible();
  },
};

export const Check: Story = { play: check };

export const Sent: Story = {
  play: async (stage) => {
    await send(stage);
    await expect(
      await within(stage.canvasElement).findByRole('button', { name: /cancel withdrawal|取消提现/i }),
    ).toBeVisible();
  },
};

/** What the server refuses is put right where it was asked for. */
export const RefusedAddress: Story = {
  parameters: mock('withdrawals.refusedAddress'),
  play: async (stage) => {
    await send(stage);
    await expect(
      await within(stage.canvasElement).findByText(/funds can’t be sent|无法向该地址/i),
    ).toBeVisible();
  },
};

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

export const UnknownOutcome: Story = {
  parameters: mock('withdrawals.lostRequest', 'requests.unreachable'),
  play: async (stage) => {
    await send(stage);
    await expect(await within(stage.canvasElement).findByText(/don’t know yet|结果确认中/)).toBeVisible();
  },
};

export const NotSent: Story = {
  parameters: mock('withdrawals.lostRequest'),
  play: async (stage) => {
    await send(stage);
    await expect(await within(stage.canvasElement).findByText(/Nothing was sent|请求未执行/)).toBeVisible();
  },
};

export const Partial: Story = { parameters: mock('withdrawals.partial') };

export const WrongChecksum: Story = {
  parameters: { spec: ['§5 Withdrawal address'] },
  play: async (stage) => {
    await writeAddress(stage, `${TRON.slice(0, -1)}a`);
    await expect(await within(stage.canvasElement).findByText(/checksum|校验失败/i)).toBeVisible();
  },
};

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

export const TooSmall: Story = {
  parameters: { spec: ['§5 Amount', '§8 10022'] },
  play: async (stage) => {
    await where(stage);
    await writeAmount(stage, '1');
    await userEvent.tab();
    await expect(
      await within(stage.canvasElement).findByText(/too small: the minimum|金额过小：最低/i),
    ).toBeVisible();
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

/** A refusal of the amount leads back to its step. */
export const Refused = refused('withdrawals.create', errorCode.INSUFFICIENT_BALANCE, submit);
