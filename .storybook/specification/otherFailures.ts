import type { LiveFailure } from './liveConsole.ts';
import type { LiveCall } from './LivePiece.tsx';

interface OtherFailure {
  readonly id: string;
  readonly where: string;
  readonly stories: readonly string[];
  readonly live?: Omit<LiveCall, 'field'> & { readonly failure?: LiveFailure };
}

/** The errors that aren't in the catalog of codes (specification §8), or that the console adds. */
export const otherFailures: readonly OtherFailure[] = [
  {
    id: '401',
    where: 'a toast, and the sign-in page',
    stories: [
      'screens-auth-login--login-expired',
      'screens-work-orders-work-orders--login-expired-with-draft',
    ],
    live: { shown: 'toast', call: 'user.edit', failure: 401 },
  },
  {
    id: '500',
    where: 'a toast; in place of the data',
    stories: ['screens-payments-payment-records--failed'],
    live: { shown: 'page', call: 'payments.list', failure: 500 },
  },
  {
    id: 'network',
    where: 'a toast; in place of the data',
    stories: ['screens-payments-mobile-payment-records--offline'],
    live: { shown: 'page', call: 'payments.list', failure: 'offline' },
  },
  {
    id: 'timeout',
    where: 'a toast after 30 s; above a form',
    stories: [],
    live: { shown: 'form', call: 'user.edit', failure: 'timeout' },
  },
  {
    id: 'contract',
    where: 'in place of the data',
    stories: ['screens-dashboard-dashboard--wrong-shape'],
    live: { shown: 'page', call: 'payments.list', failure: 'broken' },
  },
  {
    id: 'busy',
    where: 'a toast',
    stories: ['screens-shell-error-toasts--poor-network'],
    live: { shown: 'toast', call: 'user.edit', unsent: 'busy' },
  },
  {
    id: 'duplicate',
    where: 'a toast',
    stories: ['screens-shell-error-toasts--duplicate-request'],
    live: { shown: 'toast', call: 'user.edit', unsent: 'duplicate' },
  },
  {
    id: 'unknown',
    where: 'a separate page, until the outcome is known',
    stories: ['screens-withdraw-withdraw--unknown-outcome'],
    live: { shown: 'outcome', call: 'withdrawals.create' },
  },
  {
    id: 'unrecorded',
    where: 'a toast: nothing was sent',
    stories: [],
    live: { shown: 'toast', call: 'withdrawals.create', unsent: 'unrecorded' },
  },
  { id: 'aborted', where: 'nowhere', stories: [] },
  {
    id: 'auth.google.failed.title',
    where: 'in place of the Google button',
    stories: ['screens-auth-login--google-failed'],
  },
  { id: 'common.copied', where: 'a toast', stories: [], live: { shown: 'copy', call: 'user.edit' } },
  { id: 'common.copyFailed', where: 'a toast', stories: ['components-copybutton--refused'] },
];
