import { errorCode } from '#contract/errors.ts';
import { movementDirection, streamType, withdrawalStatus } from '#contract/enumerations.ts';
import type { AddressCheck } from '#contract/withdrawals.ts';
import { closeUntil } from '#core/access/guard.ts';
import { assetNamed, gasAsset, type Asset } from '#core/catalogue/tokens.ts';
import { availableOf, post } from '#core/books/ledger.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { units } from '#core/books/money.ts';
import { onCalls, refusedCall, withFields, type Scenario, prepared } from '#core/http/scenario.ts';
import { saveAddress } from '../addresses/book.ts';
import { addWithdrawal, freezeForWithdrawal } from './book.ts';
import { DAY_LIMIT } from '../exits/assertExit.ts';
import { dayUse } from '../exits/dayUse.ts';

type Prepare = NonNullable<Scenario['prepare']>;

const TREASURY = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const costOf = (fee: string) => ({ fee: units(fee, 6), networkFee: units('1.2', 6), minFee: 0n });

function spendLimit(merchant: Merchant, now: number): void {
  const asset = assetNamed('USDT', 'TRON');
  const value = DAY_LIMIT - units('1800', 6) - dayUse(merchant, now).used;
  const at = now - 6 * 3600;
  addWithdrawal(merchant, {
    asset,
    amount: value,
    at,
    cost: costOf('49.4'),
    address: TREASURY,
    label: 'Treasury cold',
    sentAt: at + 60,
    finishedAt: at + 300,
    status: withdrawalStatus.accomplish,
  });
}

export function spendTo(rest: string, asset: Asset, contra: 'chain' | 'gas' = 'chain'): Prepare {
  return ({ clock }, { ledger }) => {
    const amount = availableOf(ledger, asset.index) - units(rest, asset.decimals);
    if (amount <= 0n) return;
    post(ledger, {
      at: clock.now(),
      type: contra === 'gas' ? streamType.gas : streamType.withdrawal,
      direction: movementDirection.out,
      asset: asset.index,
      amount,
      contra,
      source: contra === 'gas' ? 'expense' : 'withdrawal',
      sourceIndex: 0,
    });
  };
}

function addAbnormal(merchant: Merchant, now: number): void {
  const asset = assetNamed('USDT', 'TRON');
  const row = addWithdrawal(merchant, {
    asset,
    amount: units('75', asset.decimals),
    at: now,
    cost: costOf('1.7'),
    address: TREASURY,
    label: '',
    sentAt: now,
    status: withdrawalStatus.abnormal,
    reason: 'nodeUnconfirmed',
  });
  freezeForWithdrawal(merchant, row, now);
}

/** Saves the address that the look-alike address `0xdef4…e8fc12` of some scenarios imitates. */
function saveAcme(merchant: Merchant, now: number): void {
  saveAddress(merchant, assetNamed('USDT', 'Ethereum'), {
    label: 'Acme cold',
    address: '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12',
    activeAt: now - 86_400,
    lastUsedAt: now - 3600,
    useCount: 4,
    createdAt: now - 172_800,
  });
}

function checkedAs<Name extends string>(
  name: Name,
  title: string,
  answer: Partial<AddressCheck>,
): Scenario<`withdrawals.address.${Name}`> {
  return onCalls(
    `withdrawals.address.${name}`,
    `Withdrawals: the address is ${title}`,
    'withdrawals.addressValid',
    withFields(answer),
  );
}

const on = ['withdrawals.create'] as const;

export const withdrawalScenarios = [
  {
    id: 'withdrawals.limit24h',
    title: 'Withdrawals: 48,200 of 50,000 USDT used, 1,800 left (10026)',
    spec: ['§8 10026'],
    prepare: (bank, merchant) => spendLimit(merchant, bank.clock.now()),
  },
  refusedCall(
    'withdrawals.tooLarge',
    'Withdrawals: above the limit per withdrawal',
    on,
    errorCode.AMOUNT_TOO_LARGE,
    { max_amount: '20000' },
  ),
  {
    id: 'withdrawals.insufficient',
    title: 'Withdrawals: 1 USDT left on TRON (10023)',
    spec: ['§8 10023'],
    prepare: spendTo('1', assetNamed('USDT', 'TRON')),
  },
  onCalls('withdrawals.feeUnavailable', 'Withdrawals: the fee can’t be calculated', 'withdrawals.cost', {
    kind: 'broken',
    message: 'fee',
  }),
  onCalls(
    'withdrawals.unknown',
    'Withdrawals: the withdrawal never gets a response, so its outcome is unknown',
    on,
    { kind: 'never' },
  ),
  onCalls('withdrawals.lostRequest', 'Withdrawals: the connection fails before the request arrives', on, {
    kind: 'offline',
  }),
  onCalls(
    'withdrawals.lostAnswer',
    'Withdrawals: the request is processed, but the response is unreadable',
    on,
    { kind: 'change', change: () => 'lost' },
  ),
  refusedCall(
    'withdrawals.unsupported',
    'Withdrawals: the network has just gone into maintenance',
    on,
    errorCode.CURRENCY_NOT_SUPPORTED,
    { reason: 'maintenance' },
  ),
  refusedCall(
    'withdrawals.refusedAddress',
    'Withdrawals: the address is rejected on submission',
    on,
    errorCode.PARAMETER_ERROR,
    { errors: { address: 'address_blacklist' } },
  ),
  onCalls(
    'withdrawals.unexpectedFee',
    'Withdrawals: the fee doesn’t match its formula',
    'withdrawals.cost',
    withFields({ fee: '3.5', actual_amount: '116.5' }),
  ),
  checkedAs('contract', 'a token contract', { valid: false, reason: 'contract' }),
  checkedAs('self', 'the merchant’s own deposit address', { valid: false, reason: 'self' }),
  checkedAs('blacklist', 'blacklisted', { valid: false, reason: 'blacklist' }),
  checkedAs('internal', 'of another merchant of the platform', {
    first_use: false,
    internal: { mchid: '10013401', name_mask: 'A*** S*****' },
  }),
  checkedAs('known', 'one that was used before', { first_use: false }),
  prepared('withdrawals.similarAddress', 'Withdrawals: a saved address with a look-alike', (bank, merchant) =>
    saveAcme(merchant, bank.clock.now()),
  ),
  prepared('withdrawals.onlySaved', 'Withdrawals: saved addresses only', (_bank, { settings }) => {
    settings.addressRules.onlySaved = { isOn: true, endsAt: 0 };
  }),
  prepared('withdrawals.abnormal', 'Withdrawals: one is abnormal and needs support', (bank, merchant) =>
    addAbnormal(merchant, bank.clock.now()),
  ),
  {
    id: 'withdrawals.lockedAccount',
    title: 'Withdrawals: paused for 24 hours after a security change (10024)',
    spec: ['§8 10024'],
    prepare(bank, { profile }) {
      profile.lockUntil = bank.clock.now() + 23 * 3600;
      profile.lockReason = 'password';
    },
  },
  {
    id: 'withdrawals.frozen',
    title: 'Withdrawals: frozen by the merchant (10024)',
    spec: ['§8 10024'],
    prepare(_bank, { settings }) {
      settings.isFrozen = true;
    },
  },
  refusedCall(
    'recharge.noAddress',
    'Deposits: no address is available',
    'recharge.funds',
    errorCode.NO_ADDRESS_AVAILABLE,
  ),
  {
    id: 'recharge.gasClosed',
    title: 'Deposits, swap, keys: the gas account isn’t open (10028)',
    spec: ['§8 10028'],
    prepare(_bank, { settings }) {
      settings.isGasOpened = false;
    },
  },
  prepared('funds.gasLow', 'Funds: the gas balance is almost used up', spendTo('3', gasAsset, 'gas')),
  {
    id: 'swap.requote',
    title: 'Swap: every quote has just expired',
    prepare(bank) {
      bank.quotes.clear();
    },
    rules: [{ on: ['swap.quote'], effect: withFields({ quote_id: 'swq_expired' }) }],
  },
  {
    id: 'security.codeLocked',
    title: 'Security: locked for 15 minutes after five wrong codes (10010)',
    spec: ['§8 10010'],
    prepare(bank, { settings }) {
      closeUntil(settings.guard, 'session', bank.clock.now() + 900);
    },
  },
] as const satisfies readonly Scenario[];
