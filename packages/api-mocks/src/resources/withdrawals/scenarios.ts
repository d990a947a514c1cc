import { errorCode } from '#contract/errors.ts';
import {
  addressStatus,
  movementDirection,
  streamType,
  withdrawalSource,
  withdrawalStatus,
} from '#contract/enumerations.ts';
import type { AddressCheck } from '#contract/withdrawals.ts';
import { closeUntil } from '#core/guard.ts';
import { assetNamed, gasAsset } from '#core/catalogue/tokens.ts';
import { availableOf, post } from '#core/ledger.ts';
import type { Merchant } from '#core/merchant.ts';
import { formatUnits, units } from '#core/money.ts';
import type { Scenario } from '#core/scenario.ts';
import { freezeForWithdrawal } from './book.ts';
import { DAY_LIMIT } from '../exits/assertExit.ts';
import { dayUse } from '../exits/dayUse.ts';

/** A large withdrawal this morning, so that little of the limit is left. */
function spendLimit(merchant: Merchant, now: number): void {
  const asset = assetNamed('USDT', 'TRON');
  const value = DAY_LIMIT - units('1800', 6) - dayUse(merchant, now).used;
  const at = now - 6 * 3600;
  merchant.rows.withdrawals.add((index) => ({
    index,
    requestId: '',
    createdAt: at,
    sentAt: at + 60,
    finishedAt: at + 300,
    status: withdrawalStatus.accomplish,
    asset: asset.index,
    amount: value,
    fee: units('49.4', 6),
    networkFee: units('1.2', 6),
    value,
    address: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs',
    memo: '',
    label: 'Treasury cold',
    reason: '',
    source: withdrawalSource.console,
  }));
}

/** Leaves one unit of everything that is shown, by an aggregation of what is above it. */
function spendAll(merchant: Merchant, now: number): void {
  const asset = assetNamed('USDT', 'TRON');
  const amount = availableOf(merchant.ledger, asset.index) - units('1', asset.decimals);
  if (amount <= 0n) return;
  post(merchant.ledger, {
    at: now,
    type: streamType.withdrawal,
    direction: movementDirection.out,
    asset: asset.index,
    amount,
    contra: 'chain',
    source: 'withdrawal',
    sourceIndex: 0,
    remark: `Swept ${formatUnits(amount, asset.decimals)}`,
  });
}

function addAbnormal(merchant: Merchant, now: number): void {
  const asset = assetNamed('USDT', 'TRON');
  const row = merchant.rows.withdrawals.add((index) => ({
    index,
    requestId: '',
    createdAt: now,
    sentAt: now,
    finishedAt: 0,
    status: withdrawalStatus.abnormal,
    asset: asset.index,
    amount: units('75', asset.decimals),
    fee: units('1.7', asset.decimals),
    networkFee: units('1.2', asset.decimals),
    value: units('75', 6),
    address: 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs',
    memo: '',
    label: '',
    reason: 'nodeUnconfirmed',
    source: withdrawalSource.console,
  }));
  freezeForWithdrawal(merchant, row, now);
}

/** The genuine one of a pair: a forger made `0xdef4…e8fc12` with the same ends. */
function saveAcme(merchant: Merchant, now: number): void {
  merchant.rows.addresses.add((index) => ({
    index,
    label: 'Acme cold',
    asset: assetNamed('USDT', 'Ethereum').index,
    address: '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12',
    memo: '',
    note: '',
    status: addressStatus.active,
    activeAt: now - 86_400,
    lastUsedAt: now - 3600,
    useCount: 4,
    createdAt: now - 172_800,
    isDeleted: false,
  }));
}

/** What the server says of whatever address it is asked. */
function checkedAs<Name extends string>(
  name: Name,
  title: string,
  answer: Partial<AddressCheck>,
): Scenario<`withdrawals.address.${Name}`> {
  return {
    id: `withdrawals.address.${name}`,
    title: `Withdrawals: the address is ${title}`,
    rules: [
      {
        on: ['withdrawals.addressValid'],
        effect: {
          kind: 'change',
          change: (data) => (typeof data === 'object' && data !== null ? { ...data, ...answer } : data),
        },
      },
    ],
  };
}

const on = ['withdrawals.create'] as const;

export const withdrawalScenarios = [
  {
    id: 'withdrawals.limit24h',
    title: 'Withdrawals: 48,200 of 50,000 USDT used, 1,800 left (10026)',
    spec: ['§8 10026'],
    prepare: (bank, merchant) => spendLimit(merchant, bank.clock.now()),
  },
  {
    id: 'withdrawals.tooLarge',
    title: 'Withdrawals: above the single limit (10025)',
    spec: ['§8 10025'],
    rules: [
      { on, effect: { kind: 'error', code: errorCode.AMOUNT_TOO_LARGE, data: { max_amount: '20000' } } },
    ],
  },
  {
    id: 'withdrawals.insufficient',
    title: 'Withdrawals: 1 USDT left on TRON (10023)',
    spec: ['§8 10023'],
    prepare: (bank, merchant) => spendAll(merchant, bank.clock.now()),
  },
  {
    id: 'withdrawals.feeUnavailable',
    title: 'Withdrawals: the fee can’t be calculated',
    rules: [{ on: ['withdrawals.cost'], effect: { kind: 'broken', message: 'fee' } }],
  },
  {
    id: 'withdrawals.unknown',
    title: 'Withdrawals: the withdrawal never gets a response, so its outcome is unknown',
    rules: [{ on, effect: { kind: 'never' } }],
  },
  {
    id: 'withdrawals.lostRequest',
    title: 'Withdrawals: the connection fails before the request arrives',
    rules: [{ on, effect: { kind: 'offline' } }],
  },
  {
    id: 'withdrawals.lostAnswer',
    title: 'Withdrawals: the request is processed, but the response is unreadable',
    rules: [{ on, effect: { kind: 'change', change: () => 'lost' } }],
  },
  {
    id: 'withdrawals.unsupported',
    title: 'Withdrawals: the network has just gone into maintenance (10004)',
    spec: ['§8 10004'],
    rules: [
      {
        on,
        effect: { kind: 'error', code: errorCode.CURRENCY_NOT_SUPPORTED, data: { reason: 'maintenance' } },
      },
    ],
  },
  {
    id: 'withdrawals.refusedAddress',
    title: 'Withdrawals: the address is rejected on submission (10002)',
    spec: ['§8 10002'],
    rules: [
      {
        on,
        effect: {
          kind: 'error',
          code: errorCode.PARAMETER_ERROR,
          data: { errors: { address: 'address_blacklist' } },
        },
      },
    ],
  },
  {
    id: 'withdrawals.unexpectedFee',
    title: 'Withdrawals: the fee doesn’t match its formula',
    rules: [
      {
        on: ['withdrawals.cost'],
        effect: {
          kind: 'change',
          change: (data) =>
            typeof data === 'object' && data !== null
              ? { ...data, fee: '3.5', actual_amount: '116.5' }
              : data,
        },
      },
    ],
  },
  checkedAs('contract', 'a token contract', { valid: false, reason: 'contract' }),
  checkedAs('self', 'the merchant’s own deposit address', { valid: false, reason: 'self' }),
  checkedAs('blacklist', 'blacklisted', { valid: false, reason: 'blacklist' }),
  checkedAs('internal', 'of another merchant here', {
    first_use: false,
    internal: { mchid: '10013401', name_mask: 'A*** S*****' },
  }),
  checkedAs('known', 'one that was used before', { first_use: false }),
  {
    id: 'withdrawals.similarAddress',
    title: 'Withdrawals: a saved address with a look-alike',
    prepare: (bank, merchant) => saveAcme(merchant, bank.clock.now()),
  },
  {
    id: 'withdrawals.onlySaved',
    title: 'Withdrawals: saved addresses only',
    prepare(_bank, { settings }) {
      settings.addressRules.onlySaved = { isOn: true, endsAt: 0 };
    },
  },
  {
    id: 'withdrawals.abnormal',
    title: 'Withdrawals: one is abnormal and needs support',
    prepare: (bank, merchant) => addAbnormal(merchant, bank.clock.now()),
  },
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
  {
    id: 'recharge.noAddress',
    title: 'Recharge: no address is available (10005)',
    spec: ['§8 10005'],
    rules: [{ on: ['recharge.funds'], effect: { kind: 'error', code: errorCode.NO_ADDRESS_AVAILABLE } }],
  },
  {
    id: 'recharge.gasClosed',
    title: 'Recharge, swap, keys: PUT chain USDT has not been opened (10028)',
    spec: ['§8 10028'],
    prepare(_bank, { settings }) {
      settings.isGasOpened = false;
    },
  },
  {
    id: 'funds.gasLow',
    title: 'Funds: the gas balance is almost used up',
    prepare(bank, merchant) {
      const amount = availableOf(merchant.ledger, gasAsset.index) - units('3', gasAsset.decimals);
      if (amount <= 0n) return;
      post(merchant.ledger, {
        at: bank.clock.now(),
        type: streamType.gas,
        direction: movementDirection.out,
        asset: gasAsset.index,
        amount,
        contra: 'gas',
        source: 'expense',
        sourceIndex: 0,
      });
    },
  },
  {
    id: 'swap.requote',
    title: 'Swap: every quote has just expired',
    prepare(bank) {
      bank.quotes.clear();
    },
    rules: [
      {
        on: ['swap.quote'],
        effect: {
          kind: 'change',
          change: (data) =>
            typeof data === 'object' && data !== null ? { ...data, quote_id: 'swq_expired' } : data,
        },
      },
    ],
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
