import { errorCode } from '@settlement/api-mocks/contract/errors';
import { accepting, isPlain, mapField, on, rewriting, rows, type Mutation, type Sent } from './mutation.ts';

const WITHDRAWAL = '/account/withdrawal';

const forgettingIds = (id: string, path: string) =>
  rewriting(id, `POST ${path}`, (body) => ({ ...body, request_id: crypto.randomUUID() }));

const seen = new Map<unknown, unknown>();

async function showingToAll(response: Response, { path, url }: Sent): Promise<Response> {
  const number = url.searchParams.get('trade_no');
  return path === '/transactions/info' && response.status !== 200 && seen.has(number)
    ? Response.json({ code: 200, msg: 'success', data: seen.get(number) })
    : response;
}

const steps = new Map<unknown, Response>();

function repeatingSteps(response: Response, { path, headers }: Sent): Response {
  if (path !== '/public/login/verification') return response;
  const token = headers.get('x-token');
  if (response.status === 200) steps.set(token, response.clone());
  return steps.get(token)?.clone() ?? response;
}

let refusals = 0;

export const attackMutations: readonly Mutation[] = [
  accepting('withdrawal-needs-no-proof', WITHDRAWAL, errorCode.VERIFICATION_REQUIRED),
  accepting('password-is-not-checked', WITHDRAWAL, errorCode.PASSWORD_WRONG),
  accepting('code-is-not-checked', WITHDRAWAL, errorCode.GOOGLE_CODE_WRONG),
  accepting('amounts-are-not-checked', WITHDRAWAL, errorCode.PARAMETER_ERROR),
  accepting('limits-are-not-checked', WITHDRAWAL, errorCode.AMOUNT_TOO_LARGE),
  accepting('bodies-of-an-id-may-differ', WITHDRAWAL, 'request_id'),
  accepting('canceled-twice', '/account/withdrawal/cancel', 'state_conflict'),
  accepting('transfer-amounts-are-not-checked', '/account/internal-transfer', errorCode.PARAMETER_ERROR),
  accepting('rules-need-no-proof', '/account/address/policy', errorCode.VERIFICATION_REQUIRED),
  accepting('switches-are-not-checked', '/user/edit', errorCode.PARAMETER_ERROR),
  accepting('guessing-is-not-limited', '/user/verification', 'locked'),
  accepting('used-codes-are-good', '/user/verification', 'used'),
  accepting('broken-bodies-are-read', '/market/follow', errorCode.PARAMETER_ERROR),
  forgettingIds('request-id-ignored', WITHDRAWAL),
  forgettingIds('request-id-of-transfers-ignored', '/account/internal-transfer'),
  forgettingIds('request-id-of-swaps-ignored', '/swap/create-order'),
  { id: 'first-step-is-good-twice', answer: repeatingSteps },
  {
    ...on(
      'payments-of-others-are-shown',
      '/transactions/list',
      rows((row) => {
        seen.set(row['trade_no'], row);
        return row;
      }),
    ),
    answer: showingToAll,
  },
  on('quotes-are-good-for-ever', '/swap/create-order', (data) =>
    isPlain(data) && 'requote' in data
      ? { trade_no: '1'.repeat(32), progress: 1, to_amount: '1', fee: '0' }
      : data,
  ),
  {
    ...on('refusals-leave-a-trace', '/user/info', (data) =>
      mapField(data, 'name', (name) => `${String(name)} ${refusals}`),
    ),
    answer: (response) => {
      refusals += response.status === 422 ? 1 : 0;
      return response;
    },
  },
];
