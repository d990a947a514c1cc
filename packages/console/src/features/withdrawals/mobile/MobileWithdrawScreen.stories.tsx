import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onPhone, onSmallestPhone, toPhone } from '#parts/stories/phoneStory.ts';
import { type Stage, mock } from '#parts/stories/bankStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, visible } from '#parts/stories/steps.ts';
import * as Desktop from '../desktop/WithdrawScreen.stories.tsx';
import {
  FORGED,
  addressShows,
  TRON,
  XRP,
  answer,
  cancelSent,
  confirm,
  goOn,
  labels,
  replaceCamera,
  writeAddress,
  writeAmount,
  sendShows,
} from '../parts/withdrawStory.ts';
import { MobileWithdrawScreen } from './MobileWithdrawScreen.tsx';

export default {
  title: 'Screens/Withdraw/Mobile withdraw',
  component: MobileWithdrawScreen,
  parameters: {
    ...onPhone,
    route: '/m/withdraw?id=101',
    spec: ['§2 Withdraw', '§9 Table pages'],
  },
} satisfies Meta<typeof MobileWithdrawScreen>;
const at = (id: string) => `/m/withdraw?id=${id}`;

async function where(stage: Stage): Promise<void> {
  await writeAddress(stage, TRON);
  await within(stage.canvasElement).findByText(
    message([
      'withdrawals.address.validSaved',
      'withdrawals.address.validUsed',
      'withdrawals.address.validNew',
    ]),
  );
  // The checkbox is shown only for new addresses.
  const box = within(stage.canvasElement).queryByRole('checkbox', { name: labels.compared });
  if (box) await userEvent.click(box);
  await goOn(stage);
}

async function check(stage: Stage): Promise<void> {
  await where(stage);
  await writeAmount(stage, '120');
  await goOn(stage);
  await within(stage.canvasElement).findByRole('button', { name: message('verification.continue') });
}

async function ask(stage: Stage): Promise<void> {
  await check(stage);
  await goOn(stage);
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

export const Smallest: Story = { globals: { viewport: { value: 'small' } }, parameters: onSmallestPhone };

export const NoneSelected: Story = { parameters: { route: '/m/withdraw' } };

export const Suggested: Story = {
  parameters: { route: '/m/withdraw' },
  play: async ({ canvas: page }) => {
    const list = within(await page.findByRole('list', { name: message('withdrawals.suggestions.title') }));
    const [first] = list.getAllByRole('button');
    if (first) await userEvent.click(first);
    await waitFor(() => expect(page.getByRole('textbox', { name: labels.address })).not.toHaveValue(''));
  },
};

export const OneNetworkOnly = toPhone(Desktop.OneNetworkOnly, at('307'));
export const WholeToken = toPhone(Desktop.WholeToken, at('2'));
export const Maintenance: Story = { parameters: { route: '/m/withdraw?id=205' } };
export const UnknownCurrency = toPhone(Desktop.UnknownCurrency, at('99999'));
export const Loading: Story = { parameters: mock('currencies.loading') };
export const Failed: Story = { parameters: mock('currencies.failed500') };
export const Partial: Story = { parameters: mock('withdrawals.partial') };
export const Offline: Story = { parameters: mock('any.offline') };
export const NoAssets: Story = { parameters: mock('statistics.empty') };
export const NoHistory: Story = { parameters: mock('withdrawals.empty') };
export const LongText: Story = { parameters: mock('withdrawals.longText') };
export const Unauthorised = toPhone(Desktop.Unauthorised);
export const UnderReview = toPhone(Desktop.UnderReview);
export const NoMethodSetUp: Story = { parameters: mock('user.noMethod') };
export const WithdrawalsPaused: Story = { parameters: mock('withdrawals.lockedAccount') };
export const Frozen = toPhone(Desktop.Frozen);

export const EmptyForm: Story = {
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await page.findByRole('textbox', { name: labels.address });
    await goOn(stage);
    await expect(page.getByRole('textbox', { name: labels.address })).toHaveFocus();
  },
};

export const ValidAddress = toPhone(Desktop.ValidAddress);

export const WrongNetwork: Story = {
  parameters: { route: '/m/withdraw?id=103' },
  play: async (stage) => {
    await writeAddress(stage, TRON);
    await press(within(stage.canvasElement), message('withdrawals.address.switch', { network: /TRON.*/ }));
  },
};

export const LinkForAnotherNetwork = toPhone(Desktop.LinkForAnotherNetwork, at('103'));

export const UnreadableLink = toPhone(Desktop.UnreadableLink, at('307'));

export const CleanedAddress = toPhone(Desktop.CleanedAddress);

export const LinkWithAmount = toPhone(Desktop.LinkWithAmount, at('1009'));

export const SavedMemoOffered = toPhone(Desktop.SavedMemoOffered, at('1009'));

export const DisabledAddress = toPhone(Desktop.DisabledAddress, at('1009'));
export const ForeignAddress = toPhone(Desktop.ForeignAddress);
export const WrongChecksum = toPhone(Desktop.WrongChecksum);
export const TransactionInsteadOfAddress = toPhone(Desktop.TransactionInsteadOfAddress);
export const OwnAddress = toPhone(Desktop.OwnAddress);
export const TokenContract = toPhone(Desktop.TokenContract);
export const Blacklisted = toPhone(Desktop.Blacklisted);
export const InternalMerchant = toPhone(Desktop.InternalMerchant);
export const AddressNotChecked = toPhone(Desktop.AddressNotChecked);
export const SavedAddressesOnly = toPhone(Desktop.SavedAddressesOnly);
export const SeveralNetworks = toPhone(Desktop.SeveralNetworks, at('103'));
export const AmbiguousWithSolana = toPhone(Desktop.AmbiguousWithSolana, at('808'));

export const SimilarAddress: Story = {
  parameters: { route: '/m/withdraw?id=102', ...mock('withdrawals.similarAddress') },
  play: addressShows(FORGED, message('withdrawals.similar.title', { label: '“Acme cold”' })),
};

export const MemoNeeded: Story = {
  parameters: { route: '/m/withdraw?id=1009' },
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, XRP);
    await page.findByRole('textbox', { name: message('withdrawals.memo.tag') });
    await page.findByText(
      message([
        'withdrawals.address.validSaved',
        'withdrawals.address.validUsed',
        'withdrawals.address.validNew',
      ]),
    );
    await goOn(stage);
    await visible(page.findByText(message('withdrawals.memo.needed')));
  },
};

export const ScannedPicture = toPhone(Desktop.ScannedPicture);
export const SaveToAddressBook = toPhone(Desktop.SaveToAddressBook);
export const AddressBook = toPhone(Desktop.AddressBook);
export const LargeAddressBook = toPhone(Desktop.LargeAddressBook);

export const CameraDenied: Story = {
  beforeEach: () => {
    window.BarcodeDetector = class {
      detect = () => Promise.resolve([]);
    };
    const restore = replaceCamera({
      getUserMedia: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    });
    return () => {
      delete window.BarcodeDetector;
      restore();
    };
  },
  play: async ({ canvasElement }) => {
    const scan = await within(canvasElement).findByRole('button', { name: message('withdrawals.scan.open') });
    await waitFor(() => expect(scan).toBeEnabled());
    await userEvent.click(scan);
    const denied = await screen.findByText(message('withdrawals.scan.denied'));
    await waitFor(() => expect(denied).toBeVisible());
  },
};

export const AmountStep: Story = {
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await where(stage);
    await writeAmount(stage, '120');
    await page.findByRole('timer');
    const received = page.getByText(exact('funds.column.actual_amount'));
    const { x, y, height } = received.getBoundingClientRect();
    await expect(document.elementFromPoint(x + 1, y + height / 2)).toBe(received);
  },
};

const amountIs = (amount: string, message: RegExp, clause: string, ...scenario: string[]): Story => ({
  parameters: { ...mock(...scenario), spec: ['§5 Amount', clause] },
  play: async (stage) => {
    await where(stage);
    await writeAmount(stage, amount);
    await goOn(stage);
    await visible(within(stage.canvasElement).findByText(message));
  },
});

export const TooSmall = amountIs('1', message('money.amount.tooSmall'), '§8 10022');
export const TooLarge = amountIs('20001', message('money.amount.tooLarge'), '§8 10025');

export const InsufficientBalance = amountIs(
  '2000',
  message('money.amount.overBalance'),
  '§8 10023',
  'withdrawals.insufficient',
);

export const LimitWithin24Hours: Story = {
  parameters: mock('withdrawals.limit24h'),
  play: async (stage) => {
    await where(stage);
    await writeAmount(stage, '1900');
    await visible(within(stage.canvasElement).findByText(message('money.amount.overDay')));
  },
};

export const NetworksCompared: Story = {
  play: async (stage) => {
    await where(stage);
    await writeAmount(stage, '16000');
    const page = within(stage.canvasElement);
    await press(page, exact('common.steps.back'));
    const card = await page.findByRole('radio', {
      name: message('withdrawals.network.priced', { actual: /15,982.*/ }),
    });
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
    await visible(within(stage.canvasElement).findByText(message('withdrawals.cost.odd')));
  },
};

export const Check: Story = { play: check };

export const SentRecently: Story = {
  play: async (stage) => {
    await send(stage);
    const page = within(stage.canvasElement);
    await press(page, exact('withdrawals.result.repeat'));
    await check(stage);
    await goOn(stage);
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByText(message('money.equal.text'))).toBeVisible();
  },
};

export const Verification: Story = {
  parameters: { spec: ['§6 Withdrawals'] },
  play: async (stage) => {
    await check(stage);
    await goOn(stage);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(within(screen.getByRole('dialog')).getByText(TRON)).toBeInTheDocument();
  },
};

export const Refused = refused('withdrawals.create', errorCode.INSUFFICIENT_BALANCE, submit);

export const RefusedAddress: Story = {
  parameters: mock('withdrawals.refusedAddress'),
  play: async (stage) => {
    await send(stage);
    const page = within(stage.canvasElement);
    await visible(page.findByText(message('errors.field.address_blacklist')));
    await waitFor(() => expect(page.getByRole('textbox', { name: labels.address })).toHaveFocus());
  },
};

export const Sent: Story = {
  play: async (stage) => {
    await send(stage);
    await visible(within(stage.canvasElement).findByRole('button', { name: message('money.cancel.open') }));
  },
};

export const CanceledByMerchant: Story = {
  play: async (stage) => {
    await send(stage);
    await cancelSent(stage);
    const page = within(stage.canvasElement);
    const heading = await page.findByRole('heading', { name: message('withdrawals.result.title.6') });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const CancelRefused = refused('withdrawals.cancel', errorCode.OPERATION_FAILED, async (stage) => {
  await send(stage);
  await cancelSent(stage);
});

export const UnknownOutcome: Story = {
  parameters: mock('withdrawals.lostRequest', 'requests.unreachable'),
  play: sendShows(message('money.pending.title'), send),
};

export const UnknownWithoutLookUp: Story = {
  parameters: mock('withdrawals.lostRequest', 'requests.unsupported'),
  play: async (stage) => {
    await send(stage);
    const again = await within(stage.canvasElement).findByRole('button', {
      name: message('money.pending.repeat'),
    });
    await expect(again).toBeVisible();
  },
};

export const NotSent: Story = {
  parameters: mock('withdrawals.lostRequest'),
  play: sendShows(message('money.notMoved.title'), send),
};

export const FoundAfterALostAnswer: Story = {
  parameters: mock('withdrawals.answerLost'),
  play: sendShows(exact('funds.step.submitted'), send),
};
