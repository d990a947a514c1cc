import type { Failure } from '@settlement/api-mocks/createMockApi';

interface OtherFailure {
  /** Of the message: `errors.<id>`. */
  readonly id: string;
  readonly where: string;
  readonly stories: readonly string[];
  readonly failure?: Failure;
}

/** What goes wrong without a code of the catalogue (specification §8), and what the console adds. */
export const otherFailures: readonly OtherFailure[] = [
  {
    id: '401',
    where: 'a toast, and the sign-in page',
    stories: [
      'screens-auth-login--login-expired',
      'screens-work-orders-work-orders--login-expired-with-draft',
    ],
    failure: 401,
  },
  {
    id: '500',
    where: 'a toast; in place of what was read',
    stories: ['screens-payments-payment-records--failed'],
    failure: 500,
  },
  {
    id: 'network',
    where: 'a toast; in place of what was read',
    stories: ['screens-payments-mobile-payment-records--offline'],
    failure: 'offline',
  },
  { id: 'timeout', where: 'a toast after 30 s', stories: [] },
  {
    id: 'contract',
    where: 'in place of what was read',
    stories: ['screens-dashboard-dashboard--wrong-shape'],
  },
  { id: 'busy', where: 'a toast', stories: ['screens-shell-error-toasts--poor-network'] },
  { id: 'duplicate', where: 'a toast', stories: ['screens-shell-error-toasts--duplicate-request'] },
  {
    id: 'unknown',
    where: 'a page of its own, until the outcome is known',
    stories: ['screens-withdraw-withdraw--unknown-outcome'],
  },
  { id: 'unrecorded', where: 'a toast: nothing was sent', stories: [] },
  { id: 'aborted', where: 'nowhere', stories: [] },
];
