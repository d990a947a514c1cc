import { onOffCode, userStatus } from '#contract/enumerations.ts';
import { createLedger } from '#core/books/ledger.ts';
import { createRows } from '#core/books/merchant.ts';
import { onCalls, type Scenario } from '#core/http/scenario.ts';

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
  {
    id: 'user.noMethod',
    title: 'User: no authenticator, no phone, no passwords',
    prepare(_bank, { profile }) {
      Object.assign(profile, {
        totpSecret: '',
        phone: '',
        areaCode: '',
        passwordHash: '',
        tradePasswordHash: '',
      });
    },
  },
  {
    id: 'user.noPayments',
    title: 'User: no live order has been paid',
    prepare(_bank, merchant) {
      merchant.paidCount = 0;
    },
  },
  {
    id: 'user.recoveryCode',
    title: 'User: aaaaa-bbbbb is a recovery code of the authenticator',
    prepare(_bank, { settings }) {
      settings.recoveryCodes = ['aaaaa-bbbbb'];
    },
  },
  {
    id: 'user.onlyAuthenticator',
    title: 'User: the authenticator is the only way to verify withdrawals',
    prepare(_bank, { profile }) {
      for (const one of profile.switches) {
        if (one.type === 2 && one.method !== 'google_auth') one.open = onOffCode.off;
      }
    },
  },
  {
    id: 'user.severalSessions',
    title: 'User: signed in on two more devices',
    prepare({ sessions, clock }, { key }) {
      for (const [device, hours] of [
        ['Safari 26 · iPhone', 3],
        ['Edge 156 · Windows', 26],
      ] as const) {
        const visitor = { device, ip: '198.51.100.23', address: 'Manchester, GB' };
        sessions.open(key, visitor, clock.now() - hours * 3600, false);
      }
    },
  },
  {
    id: 'user.frozen',
    title: 'User: withdrawals are frozen by the merchant',
    prepare(_bank, { settings }) {
      settings.isFrozen = true;
    },
  },
  {
    id: 'user.applicationRefused',
    title: 'User: the next application for the merchant permission is rejected',
    prepare(_bank, { settings }) {
      settings.refusesApplications = true;
    },
  },
  {
    id: 'user.savedViews',
    title: 'User: two saved views of the payment records',
    prepare({ clock }, { rows }) {
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
    },
  },
  onCalls('user.viewsFailed', 'User: saved views can’t be loaded', 'user.views', {
    kind: 'broken',
    message: 'busy',
  }),
  {
    id: 'user.zeroBalances',
    title: 'User: no balance and no transactions in progress',
    prepare(_bank, merchant) {
      Object.assign(merchant, { ledger: createLedger(), rows: createRows() });
    },
  },
] as const satisfies readonly Scenario[];
