import { errorCode } from '@settlement/api-mocks/contract/errors';
import { accepting, isPlain, mapField, mapRows, type Mutation, type Sent } from './mutation.ts';

const WITHDRAWAL = '/account/withdrawal';

const forgettingIds = (id: string, path: string): Mutation => ({
  id,
  clause: '§7',
  before: (sent) =>
    sent.path === path && isPlain(sent.body)
      ? { body: { ...sent.body, request_id: crypto.randomUUID() } }
      : {},
});

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
  accepting('withdrawal-needs-no-proof', '§6', WITHDRAWAL, errorCode.VERIFICATION_REQUIRED),
  accepting('password-is-not-checked', '§6', WITHDRAWAL, errorCode.PASSWORD_WRONG),
  accepting('code-is-not-checked', '§6', WITHDRAWAL, errorCode.GOOGLE_CODE_WRONG),
  accepting('amounts-are-not-checked', '§5', WITHDRAWAL, errorCode.PARAMETER_ERROR),
  accepting('limits-are-not-checked', '§5', WITHDRAWAL, errorCode.AMOUNT_TOO_LARGE),
  accepting('bodies-of-an-id-may-differ', '§7', WITHDRAWAL, 'request_id'),
  accepting('canceled-twice', '§4', '/account/withdrawal/cancel', 'state_conflict'),
  accepting(
    'transfer-amounts-are-not-checked',
    '§5',
    '/account/internal-transfer',
    errorCode.PARAMETER_ERROR,
  ),
  accepting('rules-need-no-proof', '§6', '/account/address/policy', errorCode.VERIFICATION_REQUIRED),
  accepting('switches-are-not-checked', '§6', '/user/edit', errorCode.PARAMETER_ERROR),
  accepting('guessing-is-not-limited', '§6', '/user/verification', 'locked'),
  accepting('used-codes-are-good', '§6', '/user/verification', 'used'),
  accepting('broken-bodies-are-read', '§5', '/market/follow', errorCode.PARAMETER_ERROR),
  forgettingIds('request-id-ignored', WITHDRAWAL),
  forgettingIds('request-id-of-transfers-ignored', '/account/internal-transfer'),
  forgettingIds('request-id-of-swaps-ignored', '/swap/create-order'),
  { id: 'first-step-is-good-twice', clause: '§6', answer: repeatingSteps },
  {
    id: 'payments-of-others-are-shown',
    clause: '§6',
    data: (data, { path }) =>
      path === '/transactions/list'
        ? mapRows(data, (row) => {
            seen.set(row['trade_no'], row);
            return row;
          })
        : data,
    answer: showingToAll,
  },
  {
    id: 'quotes-are-good-for-ever',
    clause: '§7',
    data: (data, { path }) =>
      path === '/swap/create-order' && isPlain(data) && 'requote' in data
        ? { trade_no: '1'.repeat(32), progress: 1, to_amount: '1', fee: '0' }
        : data,
  },
  {
    id: 'refusals-leave-a-trace',
    clause: '§6',
    answer: (response) => {
      refusals += response.status === 422 ? 1 : 0;
      return response;
    },
    data: (data, { path }) =>
      path === '/user/info' ? mapField(data, 'name', (name) => `${String(name)} ${refusals}`) : data,
  },
];
