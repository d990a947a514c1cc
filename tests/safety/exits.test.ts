import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Endpoint } from '#api-mocks/contract/endpoint.ts';
import { refundPayment } from '#api-mocks/contract/paymentDetails.ts';
import { createTransfer } from '#api-mocks/contract/transfers.ts';
import { createWithdrawal } from '#api-mocks/contract/withdrawals.ts';
import { dayUse } from '#api-mocks/resources/exits/dayUse.ts';
import { describe, expect, it } from 'vitest';
import { createMockApi, type MockApi } from '#api-mocks/entries/createMockApi.ts';
import { addressStatus, withdrawalSource, withdrawalStatus } from '#api-mocks/contract/enumerations.ts';
import { assetAt, assets } from '#api-mocks/core/catalogue/tokens.ts';
import { auditLedger } from '#api-mocks/testing/auditLedger.ts';
import { codesOf } from '#api-mocks/testing/client.ts';
import { formatUnits, units } from '#api-mocks/core/books/money.ts';
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
import {
  addAddress,
  addWithdrawal,
  attempts,
  call,
  leave,
  openApi,
  PAYEE,
  STRANGER,
  type Terms,
} from './exitAttempts.ts';

const usdt = assetAt(0);
const otherOnTron = assets.find(({ chain, index }) => chain === usdt.chain && index !== usdt.index) ?? usdt;
const bad = blacklist[1] ?? '';

const saveCooling = (api: MockApi, address: string) =>
  addAddress(api, address, {
    status: addressStatus.cooling,
    activeAt: api.clock.now() + 20 * 3600,
  });

function changeTarget(api: MockApi, change: object): void {
  const { rows, settings } = api.merchant();
  const index = Number(settings.bill.collections[0]?.address_id) - 3001;
  const row = rows.addresses.get(index);
  if (row) rows.addresses.replace(index, { ...row, ...change });
}

const useDayLimit = (api: MockApi) =>
  addWithdrawal(api, 3600, withdrawalStatus.accomplish, DAY_LIMIT - units('10', 6));

const amounts: Partial<Record<Exit, string>> = {
  refund: '39.8',
  apiRefund: '39.8',
  redirectedRefund: '39.8',
  swap: '1500',
};
const subtractUnit = (amount: string) => formatUnits(units(amount, usdt.decimals) - 1n, usdt.decimals);

interface Violation {
  readonly code: number;
  readonly terms: (exit: Exit) => Terms;
}

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
        // The address is saved only for another token on the same network.
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
        // This balance reaches the threshold of the collection, but is less than the token's minimum withdrawal.
        return {
          asset: '307',
          keep: '0',
          before: (api) => leave(api, btc, '0.0008'),
        };
      }
      return { amount: exit === 'refund' || exit === 'apiRefund' ? '0.000002' : '0.5' };
    },
  },
  singleLimit: {
    code: errorCode.AMOUNT_TOO_LARGE,
    terms: (exit) => ({ amount: exit.includes('efund') ? '21000' : '20000.000001' }),
  },
  dayLimit: { code: errorCode.DAY_LIMIT_EXCEEDED, terms: () => ({ before: useDayLimit }) },
  balance: {
    code: errorCode.INSUFFICIENT_BALANCE,
    terms(exit) {
      if (exit === 'collection') return { keep: '0', before: (api) => leave(api, usdt, '50') };
      return { before: (api) => leave(api, usdt, subtractUnit(amounts[exit] ?? '50')) };
    },
  },
  lastUnit: {
    code: errorCode.INSUFFICIENT_BALANCE,
    terms(exit) {
      if (exit === 'collection') return { keep: '0', before: (api) => leave(api, usdt, '50') };
      return { before: (api) => leave(api, usdt, amounts[exit] ?? '50') };
    },
  },
  agreedFigures: { code: errorCode.OPERATION_FAILED, terms: () => ({ agreed: { fee: '0.000123' } }) },
  verification: { code: errorCode.VERIFICATION_REQUIRED, terms: () => ({ hasProof: false }) },
};

/**
 * The allowed exemptions. They are repeated here, so that the test fails if the mock API's own table loses
 * a protection.
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

describe.each(exits)('an outgoing transfer (%s)', (exit) => {
  it('succeeds if no rule is violated', async () => {
    const { api, code, changes } = await attempts[exit]({});
    expect(code).toBe(200);
    expect(changes).not.toEqual([]);
    expect(auditLedger(api.merchant().ledger)).toEqual([]);
  });

  it.each(exitRules)('is rejected by the rule %s unless it’s exempt', async (rule) => {
    const { code: refusal, terms } = violations[rule];
    const { api, code, changes } = await attempts[exit](terms(exit));
    const isRefused = !exempt[exit].includes(rule);
    expect(exitPolicy[exit][rule] === true).toBe(isRefused);
    expect(code).toBe(isRefused ? refusal : 200);
    expect(isRefused ? changes : []).toEqual([]);
    expect(changes.length > 0).toBe(!isRefused);
    expect(auditLedger(api.merchant().ledger)).toEqual([]);
  });
});

it('a collection sends at most the maximum amount of a withdrawal', async () => {
  const { api } = await attempts.collection({ keep: '0' });
  const sent = api.merchant().rows.withdrawals.all().at(-1);
  expect(sent?.source).toBe(withdrawalSource.automatic);
  expect(formatUnits(sent?.value ?? 0n, 6)).toBe(formatUnits(SINGLE_LIMIT, 6));
});

it('withdrawals, transfers and refunds share one 24-hour limit', async () => {
  const api = openApi();
  const request = async (endpoint: Endpoint, body: object) => (await call(api, endpoint, body)).code;
  const proof = () => {
    // A code works only once, so each call waits for the next code.
    api.advance(30);
    return codesOf(api);
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

it('rejected and canceled withdrawals don’t count toward the 24-hour limit', () => {
  const counted = Object.entries(withdrawalStatus).filter(([, status]) => {
    const api = createMockApi({ isSignedIn: true });
    const before = dayUse(api.merchant(), api.clock.now()).used;
    addWithdrawal(api, 60, status, 100_000_000n);
    return dayUse(api.merchant(), api.clock.now()).used !== before;
  });
  const others = Object.keys(withdrawalStatus).filter(
    (name) => name !== 'auditReject' && name !== 'canceled',
  );
  expect(counted.map(([name]) => name)).toEqual(others);
});

it('automatic collection never sends money to a deleted address', async () => {
  for (const isOn of [false, true]) {
    const { code, changes } = await attempts.collection({
      before(api) {
        api.merchant().settings.addressRules.onlySaved = { isOn, endsAt: 0 };
        changeTarget(api, { isDeleted: true });
      },
    });
    expect(code).toBe(errorCode.PARAMETER_ERROR);
    expect(changes).toEqual([]);
  }
});
