import { errorCode } from '@settlement/api-mocks/contract/errors';
import { DEMO_TRADE_PASSWORD_HASH } from '#api-mocks/fixtures/identity.ts';
import type { Endpoint } from '#api-mocks/contract/endpoint.ts';
import { refundPayment } from '#api-mocks/contract/refunds.ts';
import { createTransfer } from '#api-mocks/contract/transfers.ts';
import { createWithdrawal } from '#api-mocks/contract/withdrawals.ts';
import { dayUse } from '#api-mocks/resources/exits/dayUse.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { MockApi } from '#api-mocks/entries/createMockApi.ts';
import {
  addressStatus,
  streamType,
  withdrawalSource,
  withdrawalStatus,
} from '#api-mocks/contract/enumerations.ts';
import { assetAt, assets } from '#api-mocks/core/catalogue/tokens.ts';
import { auditLedger, availableOf, post } from '#api-mocks/core/ledger.ts';
import { formatUnits, units } from '#api-mocks/core/money.ts';
import { DAY_LIMIT, SINGLE_LIMIT } from '#api-mocks/resources/exits/assertExit.ts';
import {
  exitPolicy,
  exitRules,
  exits,
  type Exit,
  type ExitRule,
} from '#api-mocks/resources/exits/exitPolicy.ts';
import { payerAddress } from '#api-mocks/resources/payments/derived.ts';
import { depositAddress } from '#api-mocks/resources/recharge/address.ts';
import { blacklist } from '#api-mocks/resources/withdrawals/addressCheck.ts';
import { attempts, call, openApi, PAYEE, STRANGER, type Terms } from './exitAttempts.ts';

const usdt = assetAt(0);
const otherOnTron = assets.find(({ chain, index }) => chain === usdt.chain && index !== usdt.index) ?? usdt;
const bad = blacklist[1] ?? '';

/** Saves an address that is cooling off for another hour. */
function saveCooling(api: MockApi, address: string): void {
  const now = api.clock.now();
  api.merchant().rows.addresses.add((index) => ({
    index,
    label: 'Cooling',
    asset: usdt.index,
    address,
    memo: '',
    note: '',
    status: addressStatus.cooling,
    activeAt: now + 20 * 3600,
    lastUsedAt: 0,
    useCount: 0,
    createdAt: now,
    isDeleted: false,
  }));
}

function changeTarget(api: MockApi, change: object): void {
  const { rows, settings } = api.merchant();
  const index = Number(settings.bill.collections[0]?.address_id) - 3001;
  const row = rows.addresses.get(index);
  if (row) rows.addresses.replace(index, { ...row, ...change });
}

/** A withdrawal an hour ago that leaves 10 USDT of the 24-hour limit. */
function useDayLimit(api: MockApi): void {
  const createdAt = api.clock.now() - 3600;
  api.merchant().rows.withdrawals.add((index) => ({
    index,
    requestId: '',
    createdAt,
    sentAt: createdAt,
    finishedAt: createdAt,
    status: withdrawalStatus.accomplish,
    asset: usdt.index,
    amount: units('49990', usdt.decimals),
    fee: 0n,
    networkFee: 0n,
    value: DAY_LIMIT - units('10', 6),
    address: STRANGER,
    memo: '',
    label: '',
    reason: '',
    source: withdrawalSource.console,
  }));
}

/** Leaves exactly this much USDT. */
function leave(api: MockApi, amount: string): void {
  const { ledger } = api.merchant();
  post(ledger, {
    at: api.clock.now(),
    type: streamType.withdrawal,
    direction: 2,
    asset: usdt.index,
    amount: availableOf(ledger, usdt.index) - units(amount, usdt.decimals),
    contra: 'chain',
    source: 'withdrawal',
    sourceIndex: 0,
  });
}

/** What each exit takes where no amount is given. */
const amounts: Partial<Record<Exit, string>> = {
  refund: '39.8',
  apiRefund: '39.8',
  redirectedRefund: '39.8',
  swap: '1500',
};
const subtractUnit = (amount: string) => formatUnits(units(amount, usdt.decimals) - 1n, usdt.decimals);

interface Violation {
  /** The code that refuses it. */
  readonly code: number;
  readonly terms: (exit: Exit) => Terms;
}

/** Breaks one rule, as far as the exit can break it at all. */
const violations: Readonly<Record<ExitRule, Violation>> = {
  permission: {
    code: errorCode.OPERATION_FAILED,
    terms: () => ({ before: (api) => void (api.merchant().profile.status = 4) }),
  },
  freeze: {
    code: errorCode.WITHDRAWALS_CLOSED,
    terms: () => ({ before: (api) => void (api.merchant().settings.isFrozen = true) }),
  },
  securityLock: {
    code: errorCode.WITHDRAWALS_CLOSED,
    terms: () => ({
      before(api) {
        const { profile } = api.merchant();
        profile.lockUntil = api.clock.now() + 24 * 3600;
        profile.lockReason = 'password';
      },
    }),
  },
  gasAccount: {
    code: errorCode.GAS_ACCOUNT_CLOSED,
    terms: () => ({ before: (api) => void (api.merchant().settings.isGasOpened = false) }),
  },
  validAddress: {
    code: errorCode.PARAMETER_ERROR,
    terms: (exit) =>
      exit === 'collection' ? { before: (api) => changeTarget(api, { address: bad }) } : { address: bad },
  },
  savedOnly: {
    code: errorCode.PARAMETER_ERROR,
    terms: (exit) => ({
      before(api) {
        api.merchant().settings.addressRules.onlySaved = { isOn: true, endsAt: 0 };
        // Saved, but for another token of the network.
        if (exit === 'collection') changeTarget(api, { asset: otherOnTron.index });
      },
    }),
  },
  coolingOff: {
    code: errorCode.PARAMETER_ERROR,
    terms: (exit) => ({
      before(api, tradeNo) {
        const merchant = api.merchant();
        if (exit === 'collection')
          changeTarget(api, { status: addressStatus.cooling, activeAt: api.clock.now() + 20 * 3600 });
        else if (exit === 'transfer')
          saveCooling(api, depositAddress(api.bank.directory.byMchid(PAYEE)?.seed ?? '', usdt));
        else if (exit === 'refund' || exit === 'apiRefund') {
          const row = merchant.rows.payments.get(merchant.rows.payments.length - 1);
          if (row && tradeNo !== '') saveCooling(api, payerAddress(merchant, row));
        } else saveCooling(api, STRANGER);
      },
    }),
  },
  minimum: {
    code: errorCode.AMOUNT_TOO_SMALL,
    terms(exit) {
      if (exit === 'transfer') return { asset: '402', amount: '0.0000001' };
      if (exit === 'collection') {
        const btc = assets.find(({ id }) => id === '307') ?? usdt;
        // Worth the threshold and still below the withdrawal minimum of the token.
        return {
          asset: '307',
          keep: '0',
          before(api) {
            const { ledger } = api.merchant();
            const amount = availableOf(ledger, btc.index) - units('0.0008', btc.decimals);
            post(ledger, {
              at: api.clock.now(),
              type: streamType.withdrawal,
              direction: 2,
              asset: btc.index,
              amount,
              contra: 'chain',
              source: 'withdrawal',
              sourceIndex: 0,
            });
          },
        };
      }
      return { amount: exit === 'refund' || exit === 'apiRefund' ? '0.000002' : '0.5' };
    },
  },
  singleLimit: {
    code: errorCode.AMOUNT_TOO_LARGE,
    terms: (exit) => ({ amount: exit.includes('efund') ? '21000' : '20000.1' }),
  },
  dayLimit: { code: errorCode.DAY_LIMIT_EXCEEDED, terms: () => ({ before: useDayLimit }) },
  balance: {
    code: errorCode.INSUFFICIENT_BALANCE,
    terms(exit) {
      if (exit === 'collection') return { keep: '0', before: (api) => leave(api, '50') };
      return { before: (api) => leave(api, subtractUnit(amounts[exit] ?? '50')) };
    },
  },
  lastUnit: {
    code: errorCode.INSUFFICIENT_BALANCE,
    terms(exit) {
      if (exit === 'collection') return { keep: '0', before: (api) => leave(api, '50') };
      return { before: (api) => leave(api, amounts[exit] ?? '50') };
    },
  },
  agreedFigures: { code: errorCode.OPERATION_FAILED, terms: () => ({ agreed: { fee: '0.000123' } }) },
  verification: { code: errorCode.VERIFICATION_REQUIRED, terms: () => ({ hasProof: false }) },
};

/**
 * What this product promises, written down apart from the table that the bank reads: a protection that is
 * removed there is noticed here.
 */
const exempt: Readonly<Record<Exit, readonly ExitRule[]>> = {
  withdrawal: ['gasAccount'],
  transfer: ['gasAccount', 'validAddress'],
  redirectedRefund: ['gasAccount'],
  refund: ['gasAccount', 'validAddress', 'savedOnly', 'coolingOff', 'minimum', 'singleLimit'],
  apiRefund: [
    'gasAccount',
    'validAddress',
    'savedOnly',
    'coolingOff',
    'minimum',
    'singleLimit',
    'lastUnit',
    'agreedFigures',
    'verification',
  ],
  swap: ['validAddress', 'savedOnly', 'coolingOff', 'singleLimit', 'dayLimit', 'lastUnit', 'agreedFigures'],
  collection: ['singleLimit', 'balance', 'lastUnit', 'agreedFigures', 'verification'],
};

const counts = { applies: 0, exempt: 0 };
const reasons: string[] = [];

afterAll(() => {
  const cells = exits.length * exitRules.length;
  console.info(
    [
      `exit × rule: ${cells} cells, ${counts.applies} refused with their code, ${counts.exempt} exempt`,
      ...reasons,
    ].join('\n'),
  );
});

describe.each(exits)('%s', (exit) => {
  it('passes while no rule is broken', async () => {
    const { api, code, before, after } = await attempts[exit]({});
    expect(code).toBe(200);
    expect(after).not.toBe(before);
    expect(auditLedger(api.merchant().ledger)).toEqual([]);
  });

  it.each(exitRules)('%s', async (rule) => {
    const { code: refusal, terms } = violations[rule];
    const { api, code, before, after } = await attempts[exit](terms(exit));
    const cell = exitPolicy[exit][rule];
    const isRefused = !exempt[exit].includes(rule);
    expect(cell === true).toBe(isRefused);
    expect(code).toBe(isRefused ? refusal : 200);
    expect(after === before).toBe(isRefused);
    expect(auditLedger(api.merchant().ledger)).toEqual([]);
    counts[isRefused ? 'applies' : 'exempt'] += 1;
    if (!isRefused) reasons.push(`  ${exit} × ${rule}: ${String(cell)}`);
  });
});

it('a collection sends no more at once than a withdrawal may', async () => {
  const { api } = await attempts.collection({ keep: '0' });
  const sent = api.merchant().rows.withdrawals.all().at(-1);
  expect(sent?.source).toBe(withdrawalSource.automatic);
  expect(formatUnits(sent?.value ?? 0n, 6)).toBe(formatUnits(SINGLE_LIMIT, 6));
});

it('has one pool of 24 hours for withdrawals, transfers and refunds', async () => {
  const api = openApi();
  const request = async (endpoint: Endpoint, body: object) => (await call(api, endpoint, body)).code;
  const proof = () => {
    // A code is good once.
    api.advance(30);
    return { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
  };
  const { used } = dayUse(api.merchant(), api.clock.now());
  const trade_no = api.incomingPayment({ token: 'USDT', chain: 'TRON', amount: '15000' });
  api.advance(60);
  const before = used + units('14925', 6) + units('12000', 6);
  expect(await request(refundPayment, { trade_no, ...proof() })).toBe(200);
  expect(await request(createTransfer, { id: '101', account: PAYEE, amount: '12000', ...proof() })).toBe(200);
  expect(dayUse(api.merchant(), api.clock.now()).used).toBe(before);
  const left = formatUnits(DAY_LIMIT - before, 6);
  const tooMuch = formatUnits(DAY_LIMIT - before + 1n, 6);
  const withdrawal = (amount: string) => ({ id: '101', address: STRANGER, amount, ...proof() });
  expect(await request(createWithdrawal, withdrawal(tooMuch))).toBe(errorCode.DAY_LIMIT_EXCEEDED);
  expect(await request(createWithdrawal, withdrawal(left))).toBe(200);
  expect(await request(createTransfer, { id: '101', account: PAYEE, amount: '0.5', ...proof() })).toBe(
    errorCode.DAY_LIMIT_EXCEEDED,
  );
});
