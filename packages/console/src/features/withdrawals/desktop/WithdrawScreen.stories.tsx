import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { encodeQR } from 'qr';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Stage, mock, passSeconds } from '#parts/stories/bankStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, type, visible, write } from '#parts/stories/steps.ts';
import {
  EVM,
  FORGED,
  addressShows,
  TON,
  TRON,
  XRP,
  ask,
  cancel,
  fill,
  replaceCamera,
  goOn,
  send,
  submit,
  labels,
  writeAddress,
  writeAmount,
  sendShows,
  deskOf,
} from '../parts/withdrawStory.ts';
import { WithdrawScreen } from './WithdrawScreen.tsx';

export default {
  title: 'Screens/Withdraw/Withdraw',
  component: WithdrawScreen,
  parameters: {
    route: '/property/withdraw?id=101',
    spec: ['§2 Withdraw', '§3 Withdrawal', '§7 Account calls'],
  },
} satisfies Meta<typeof WithdrawScreen>;
const at = (id: string) => ({ route: `/property/withdraw?id=${id}` });

export const Default: Story = {};

export const NoneSelected: Story = { parameters: { route: '/property/withdraw' } };

export const Suggested: Story = {
  parameters: { route: '/property/withdraw' },
  play: async ({ canvas: page }) => {
    const list = within(await page.findByRole('list', { name: message('withdrawals.suggestions.title') }));
    const [first] = list.getAllByRole('button');
    if (first) await userEvent.click(first);
    await waitFor(() => expect(page.getByRole('textbox', { name: labels.amount })).toHaveFocus());
    await expect(page.getByRole('textbox', { name: labels.address })).not.toHaveValue('');
    await expect(page.queryByRole('list', { name: message('withdrawals.suggestions.title') })).toBeNull();
  },
};

export const OneNetworkOnly: Story = { parameters: at('307') };

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

export const NoMethodSetUp: Story = { parameters: { ...mock('user.noMethod'), spec: ['§6 Withdrawals'] } };

export const WithdrawalsPaused: Story = { parameters: mock('withdrawals.lockedAccount') };

export const Frozen: Story = {
  parameters: { ...mock('withdrawals.frozen'), spec: ['§8 10024'] },
  play: async ({ canvas: page }) => {
    await visible(page.findByText(exact('withdrawals.eligibility.frozen')));
    await expect(page.getByRole('link', { name: message('common.toSecurity') })).toBeVisible();
    await expect(page.queryByRole('link', { name: message('common.support.contact') })).toBeNull();
  },
};

export const EmptyForm: Story = {
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await page.findByRole('textbox', { name: labels.address });
    await goOn(stage);
    await expect(page.getByRole('textbox', { name: labels.address })).toHaveFocus();
    await expect(await page.findAllByText(message('errors.field.required'))).toHaveLength(2);
  },
};

export const ValidAddress: Story = {
  play: addressShows(
    TRON,
    message([
      'withdrawals.address.valid',
      'withdrawals.address.validUsed',
      'withdrawals.address.validNew',
      'withdrawals.address.validSaved',
    ]),
  ),
};

export const WrongNetwork: Story = {
  parameters: { ...at('103'), spec: ['§5 Withdrawal address'] },
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, TRON);
    await visible(page.findByText(message('common.address.mismatch', { name: 'TRON', chosen: /BSC.*/ })));
    await press(page, message('withdrawals.address.switch', { network: /TRON.*/ }));
    await waitFor(() => expect(page.getByRole('radio', { name: /TRON/ })).toBeChecked());
    await expect(page.getByRole('textbox', { name: labels.address })).toHaveValue(TRON);
  },
};

export const LinkForAnotherNetwork: Story = {
  parameters: { ...at('103'), spec: ['§5 Withdrawal address'] },
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, `tron:${TRON}`);
    await press(page, message('withdrawals.address.switch', { network: /TRON.*/ }));
    await waitFor(() => expect(page.getByRole('radio', { name: /TRON/ })).toBeChecked());
    await expect(page.getByRole('textbox', { name: labels.address })).toHaveValue(TRON);
  },
};

export const UnreadableLink: Story = {
  parameters: { ...at('307'), spec: ['§5 Withdrawal address'] },
  play: async (stage) => {
    const page = within(stage.canvasElement);
    const link = `bitcoin:bc1qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt95?req-pop=1`;
    await writeAddress(stage, link);
    await visible(page.findByText(message('common.address.unsupported', { name: 'req-pop' })));
    await expect(page.getByRole('textbox', { name: labels.address })).toHaveValue(link);
  },
};

export const CleanedAddress: Story = {
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, `“${TRON}\u200B”`);
    await visible(page.findByText(message('common.recipient.invisible')));
    await expect(page.getByRole('textbox', { name: labels.address })).toHaveValue(TRON);
  },
};

export const LinkWithAmount: Story = {
  parameters: at('1009'),
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, `xrpl:${XRP}?dt=33722&amount=25`);
    await visible(page.findByText(message('withdrawals.link.amount', { amount: '25', token: 'XRP' })));
    await expect(page.getByRole('textbox', { name: message('withdrawals.memo.tag') })).toHaveValue('33722');
  },
};

export const SavedMemoOffered: Story = {
  parameters: at('1009'),
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, deskOf(stage).address);
    await press(page, message('withdrawals.memo.offered', { memo: '20261120' }));
    await expect(page.getByRole('textbox', { name: message('withdrawals.memo.tag') })).toHaveValue(
      '20261120',
    );
    await visible(page.findByText(message('withdrawals.address.validSaved')));
  },
};

export const DisabledAddress: Story = {
  parameters: { ...at('1009'), ...mock('addresses.disabled') },
  play: async (stage) => {
    const { address, memo } = deskOf(stage);
    await writeAddress(stage, `${address}:${memo}`);
    await visible(within(stage.canvasElement).findByText(message('errors.field.address_disabled')));
  },
};

export const ForeignAddress: Story = {
  play: addressShows(TON, message('common.address.mismatch', { name: 'TON' })),
};

export const WrongChecksum: Story = {
  play: addressShows(`${TRON.slice(0, -1)}a`, message('errors.field.address_checksum')),
};

export const TransactionInsteadOfAddress: Story = {
  play: addressShows(
    '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    message('common.address.hint.transaction'),
  ),
};

const refusedAs = (scenario: string, text: RegExp): Story => ({
  parameters: mock(scenario),
  play: addressShows(TRON, text),
});

export const OwnAddress = refusedAs('withdrawals.address.self', message('errors.field.address_self'));

export const TokenContract = refusedAs(
  'withdrawals.address.contract',
  message('errors.field.address_contract'),
);

export const Blacklisted = refusedAs(
  'withdrawals.address.blacklist',
  message('errors.field.address_blacklist'),
);

export const InternalMerchant = refusedAs(
  'withdrawals.address.internal',
  message('withdrawals.internal.text'),
);

export const AddressNotChecked = refused(
  'withdrawals.addressValid',
  errorCode.CURRENCY_NOT_FOUND,
  (stage) => writeAddress(stage, TRON),
  { refusalSays: 'withdrawals.address.checkAgain' },
);

export const SavedAddressesOnly = refusedAs(
  'withdrawals.onlySaved',
  message('errors.field.address_not_saved'),
);

export const SeveralNetworks: Story = {
  parameters: at('103'),
  play: async (stage) => {
    await writeAddress(stage, EVM);
    await visible(
      within(stage.canvasElement).findByRole('checkbox', {
        name: message('withdrawals.ack.network', { network: 'BSC (BEP20)' }),
      }),
    );
  },
};

export const AmbiguousWithSolana: Story = {
  parameters: at('808'),
  play: addressShows(
    'HWxkmYSHbmtTyhShJ4D41DPi7TBagmRXAPPrj6kzt2v8',
    message('withdrawals.ack.ambiguous', { families: 'Solana' }),
  ),
};

export const SimilarAddress: Story = {
  parameters: { ...at('102'), ...mock('withdrawals.similarAddress') },
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, FORGED);
    await visible(page.findByText(message('withdrawals.similar.title', { label: '“Acme cold”' })));
    await write(page, message('withdrawals.similar.field'), 'd425a8');
    await goOn(stage);
    await visible(page.findByText(message('withdrawals.similar.type')));
  },
};

export const MemoNeeded: Story = {
  parameters: at('1009'),
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, XRP);
    await goOn(stage);
    await visible(page.findByText(message('withdrawals.memo.needed')));
    await write(page, message('withdrawals.memo.tag'), '4294967296');
    await visible(page.findByText(message('withdrawals.memo.format')));
  },
};

export const ScannedPicture: Story = {
  beforeEach: () => replaceCamera(undefined),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await press(page, message('withdrawals.scan.open'));
    const dialog = within(await screen.findByRole('dialog'));
    await visible(dialog.findByText(message('withdrawals.scan.insecure')));
    const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
    if (!input) throw new Error('The dialog has no input for files');
    await userEvent.upload(input, new File(['no picture'], 'code.png', { type: 'image/png' }));
    await visible(dialog.findByText(message('withdrawals.scan.noCode')));
    const code = encodeQR(TRON, 'gif', { scale: 6 });
    await userEvent.upload(input, new File([code], 'code.gif', { type: 'image/gif' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(page.getByRole('textbox', { name: labels.address })).toHaveValue(TRON);
  },
};

export const SaveToAddressBook: Story = {
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAddress(stage, TRON);
    await press(page, message('withdrawals.save.check'), 'checkbox');
    await write(page, exact('addresses.column.label'), 'Supplier');
  },
};

async function openAddressBook({ canvasElement }: Pick<Stage, 'canvasElement'>) {
  const open = await within(canvasElement).findByRole('button', { name: exact('shell.nav.addresses') });
  await waitFor(() => expect(open).toBeEnabled());
  await userEvent.click(open);
  return within(await screen.findByRole('dialog'));
}

export const AddressBook: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openAddressBook({ canvasElement });
    await press(dialog, /Treasury cold/);
    await visible(within(canvasElement).findByText(message('withdrawals.address.validSaved')));
  },
};

export const LargeAddressBook: Story = {
  parameters: mock('addresses.many'),
  play: async ({ canvasElement }) => {
    const dialog = await openAddressBook({ canvasElement });
    await visible(dialog.findByText(message('withdrawals.book.first')));
    await expect(dialog.queryByText('Supplier 20')).toBeNull();
    await type(dialog.findByRole('searchbox'), 'supplier 20');
    await press(dialog, /Supplier 20/);
    await visible(within(canvasElement).findByText(message('withdrawals.address.validSaved')));
  },
};

const amountIs = (amount: string, message: RegExp, clause: string, ...scenario: string[]): Story => ({
  parameters: { ...mock(...scenario), spec: ['§5 Amount', clause] },
  play: async (stage) => {
    await writeAmount(stage, amount);
    await userEvent.tab();
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

export const LimitWithin24Hours = amountIs(
  '1900',
  message('money.amount.overDay', { left: /1,8.*/ }),
  '§8 10026',
  'withdrawals.limit24h',
);

export const Most: Story = {
  parameters: { ...at('1009'), spec: ['§5 Withdrawal amount'] },
  play: async ({ canvas: page }) => {
    const most = await page.findByRole('button', { name: exact('money.amount.max') });
    await waitFor(() => expect(most).toBeEnabled());
    await userEvent.click(most);
    await waitFor(() => expect(page.getAllByText(message('money.amount.max.balance'))[0]).toBeVisible());
  },
};

export const NetworksCompared: Story = {
  play: async (stage) => {
    const page = within(stage.canvasElement);
    await writeAmount(stage, '16000');
    const card = (name: RegExp) => page.findByRole('radio', { name });
    await expect(
      await card(message('withdrawals.network.priced', { actual: /15,982.*/ })),
    ).toBeInTheDocument();
    await expect(
      await card(new RegExp(`Solana.*${message('withdrawals.network.fee').source}`, 's')),
    ).toBeInTheDocument();
  },
};

export const CostRefused = refused(
  'withdrawals.cost',
  errorCode.CURRENCY_NOT_FOUND,
  ({ canvasElement }) => within(canvasElement).findByRole('button', { name: exact('common.retry') }),
  { refusalSays: 'withdrawals.cost.unavailable' },
);

export const UnexpectedFee: Story = {
  parameters: mock('withdrawals.unexpectedFee'),
  play: async (stage) => {
    await writeAmount(stage, '120');
    await visible(within(stage.canvasElement).findByText(message('withdrawals.cost.odd')));
  },
};

export const QuoteRefreshesItself: Story = {
  play: async (stage) => {
    await fill(stage);
    const page = within(stage.canvasElement);
    // Before the quote of the typed amount, the screen shows another quote without a net amount.
    await waitFor(() =>
      expect(page.getByText(exact('funds.column.actual_amount')).nextElementSibling).toHaveTextContent(/\d/),
    );
    const timer = page.getByRole('timer');
    await waitFor(() => expect(timer).toHaveTextContent(/^(5\d|60)$/));
    passSeconds(stage, 40);
    await waitFor(() => expect(timer).toHaveTextContent(/^[12]?\d$/));
    passSeconds(stage, 21);
    await waitFor(() => expect(page.getByRole('timer')).toHaveTextContent(/^(5\d|60)$/));
  },
};

export const SentRecently: Story = {
  play: async (stage) => {
    await send(stage);
    const page = within(stage.canvasElement);
    await press(page, exact('withdrawals.result.repeat'));
    await waitFor(() => expect(page.getByRole('textbox', { name: labels.amount })).toHaveValue('120'));
    await goOn(stage);
    const dialog = await screen.findByRole('alertdialog', {}, { timeout: 10_000 });
    await expect(within(dialog).getByText(message('money.equal.text'))).toBeVisible();
    await press(within(dialog), message('money.equal.cancel'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Verification: Story = {
  parameters: { spec: ['§6 Withdrawals'] },
  play: async (stage) => {
    await ask(stage);
    const dialog = within(screen.getByRole('dialog'));
    await visible(dialog.findByText(message('money.final')));
    await expect(dialog.getByText(TRON)).toBeInTheDocument();
  },
};

export const Refused = refused('withdrawals.create', errorCode.INSUFFICIENT_BALANCE, submit);

const refusedBy = (scenario: string, clause: string, message: RegExp): Story => ({
  parameters: { ...mock(scenario), spec: [clause] },
  play: async (stage) => {
    await send(stage);
    await expect((await within(stage.canvasElement).findAllByText(message))[0]).toBeVisible();
    await expect(within(stage.canvasElement).getByRole('textbox', { name: labels.amount })).toHaveValue(
      '120',
    );
  },
});

export const RefusedCurrency = refusedBy('withdrawals.unsupported', '§8 10004', message('errors.10004'));

export const RefusedAddress = refusedBy(
  'withdrawals.refusedAddress',
  '§5 Withdrawal address',
  message('errors.field.address_blacklist'),
);

export const Sent: Story = {
  play: async (stage) => {
    await send(stage);
    const page = within(stage.canvasElement);
    await expect((await page.findAllByText(exact('common.withdrawal.1')))[0]).toBeVisible();
    await visible(page.findByRole('button', { name: message('money.cancel.open') }));
  },
};

export const CanceledByMerchant: Story = {
  play: async (stage) => {
    await cancel(stage);
    const page = within(stage.canvasElement);
    const heading = await page.findByRole('heading', { name: message('withdrawals.result.title.6') });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(page.getByText(exact('money.bill.notCharged'))).toBeVisible();
  },
};

export const CancelRefused = refused('withdrawals.cancel', errorCode.OPERATION_FAILED, cancel);

export const UnknownOutcome: Story = {
  parameters: { ...mock('withdrawals.lostRequest', 'requests.unreachable'), spec: ['§7 Timeout'] },
  play: async (stage) => {
    await send(stage);
    const page = within(stage.canvasElement);
    const heading = await page.findByRole('heading', { name: message('money.pending.title') });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(page.queryByRole('button', { name: labels.further })).toBeNull();
    await expect(page.queryByRole('button', { name: message('money.pending.repeat') })).toBeNull();
  },
};

export const UnknownWithoutLookUp: Story = {
  parameters: mock('withdrawals.lostRequest', 'requests.unsupported'),
  play: async (stage) => {
    await send(stage);
    const page = within(stage.canvasElement);
    await visible(page.findByText(message('money.pending.unsupported')));
    await expect(page.getByRole('button', { name: message('money.pending.repeat') })).toBeVisible();
  },
};

export const NotSent: Story = {
  parameters: mock('withdrawals.lostRequest'),
  play: async (stage) => {
    await send(stage);
    const page = within(stage.canvasElement);
    await visible(page.findByText(message('money.notMoved.title')));
    await expect(page.getByRole('textbox', { name: labels.amount })).toHaveValue('120');
  },
};

export const FoundAfterALostAnswer: Story = {
  parameters: mock('withdrawals.answerLost'),
  play: sendShows(exact('funds.step.submitted')),
};
