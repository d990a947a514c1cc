import { onOffCode, userStatus } from '#contract/enumerations.ts';
import { createLedger } from '#core/books/ledger.ts';
import { createRows } from '#core/books/merchant.ts';
import { onCalls, type Scenario, prepared } from '#core/http/scenario.ts';
import { writeInChinese } from './chineseTexts.ts';

function withStatus<Name extends keyof typeof userStatus>(
  name: Name,
  title: string,
): Scenario<`user.${Name}`> {
  return {
    id: `user.${name}`,
    title: `User: ${title}`,
    spec: ['§6 Merchant permission'],
    prepare(_bank, merchant) {
      merchant.profile.status = userStatus[name];
    },
  };
}

export const userScenarios = [
  withStatus('notOpened', 'merchant permission not opened'),
  withStatus('underReview', 'merchant permission under review'),
  withStatus('failed', 'merchant permission rejected'),
  withStatus('authorised', 'merchant permission approved'),
  withStatus('abnormal', 'merchant permission suspended'),
  prepared(
    'user.chineseData',
    'User: names, notes and messages of the merchant in Chinese',
    (_bank, merchant) => writeInChinese(merchant),
  ),
  prepared('user.noMethod', 'User: no authenticator, no phone, no passwords', (_bank, { profile }) => {
    Object.assign(profile, {
      totpSecret: '',
      phone: '',
      areaCode: '',
      passwordHash: '',
      tradePasswordHash: '',
    });
  }),
  prepared('user.noPayments', 'User: no live order has been paid', (_bank, merchant) => {
    merchant.paidCount = 0;
  }),
  prepared(
    'user.recoveryCode',
    'User: aaaaa-bbbbb is a recovery code of the authenticator',
    (_bank, { settings }) => {
      settings.recoveryCodes = ['aaaaa-bbbbb'];
    },
  ),
  prepared(
    'user.onlyAuthenticator',
    'User: the authenticator is the only way to verify withdrawals',
    (_bank, { profile }) => {
      for (const one of profile.switches) {
        if (one.type === 2 && one.method !== 'google_auth') one.open = onOffCode.off;
      }
    },
  ),
  prepared('user.severalSessions', 'User: signed in on two more devices', ({ sessions, clock }, { key }) => {
    for (const [device, hours] of [
      ['Safari 26 · iPhone', 3],
      ['Edge 156 · Windows', 26],
    ] as const) {
      const visitor = { device, ip: '198.51.100.23', address: 'Manchester, GB' };
      sessions.open(key, visitor, clock.now() - hours * 3600, false);
    }
  }),
  prepared('user.frozen', 'User: withdrawals are frozen by the merchant', (_bank, { settings }) => {
    settings.isFrozen = true;
  }),
  prepared(
    'user.applicationRefused',
    'User: the next application for the merchant permission is rejected',
    (_bank, { settings }) => {
      settings.refusesApplications = true;
    },
  ),
  prepared('user.savedViews', 'User: two saved views of the payment records', ({ clock }, { rows }) => {
    for (const [name, query] of [
      ['Expired, last 30 days', '?range=30d&status=3'],
      ['Refunds', '?status=5%2C6'],
    ] as const) {
      rows.views.add((index) => ({
        index,
        area: '/record',
        name,
        query,
        createdAt: clock.now(),
        isDeleted: false,
      }));
    }
  }),
  onCalls('user.viewsFailed', 'User: saved views can’t be loaded', 'user.views', {
    kind: 'broken',
    message: 'busy',
  }),
  prepared('user.zeroBalances', 'User: no balance and no transactions in progress', (_bank, merchant) => {
    Object.assign(merchant, { ledger: createLedger(), rows: createRows() });
  }),
] as const satisfies readonly Scenario[];
