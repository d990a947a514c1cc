import { signingHeaders } from '@settlement/api-mocks/contract/signing';
import type { Profile } from '#api-mocks/certify/sections.ts';
import { mapField, on, without, type Mutation } from './mutations/mutation.ts';
import { mutationOf } from './mutations/mutations.ts';

interface BrokenBackend {
  readonly mutation: Mutation;
  readonly profile: Profile;
  /** The text that selects the rules to check, which saves time. Selects all rules if empty. */
  readonly only: string;
  /** The expected title of the first failure in the report. */
  readonly title: RegExp;
}

const LIST = '/transactions/list';
const section = '§7';

const inList = (id: string, name: string, change: (value: unknown) => unknown): Mutation => ({
  id,
  clause: section,
  data: on(LIST, (data) => mapField(data, name, change)),
});

const withStatus = (id: string, from: number, to: number): Mutation => ({
  id,
  clause: section,
  answer: (response) =>
    response.status === from
      ? new Response(response.body, { status: to, headers: response.headers })
      : response,
});

const broken = (
  mutation: Mutation,
  title: RegExp,
  profile: Profile = 'payments',
  only = '',
): BrokenBackend => ({ mutation, title, profile, only });

/** Backends that violate one rule each. */
export const brokenBackends: readonly BrokenBackend[] = [
  broken(
    inList('status-as-text', 'status', () => 'paid'),
    /“status” is a string instead of a number/,
  ),
  broken(inList('money-as-number', 'amount', Number), /“amount” is a number instead of a string/),
  broken(
    {
      id: 'pages-from-zero',
      clause: section,
      before({ path, url }) {
        if (path !== LIST || !url.searchParams.has('current')) return {};
        const other = new URL(url);
        other.searchParams.set('current', String(Number(url.searchParams.get('current')) + 1));
        return { url: other };
      },
    },
    /pages are counted from 0/,
  ),
  broken(mutationOf('status-filter-ignored'), /filter “status” of payments.list is ignored/),
  broken(
    inList('milliseconds', 'created_time', (time) => Number(time) * 1000),
    /“created_time” is in milliseconds instead of seconds/,
  ),
  broken(withStatus('errors-are-200', 401, 200), /HTTP 200 instead of 401/, 'security', 'token'),
  broken(withStatus('400-for-422', 422, 400), /HTTP 400 instead of 422/, 'security', '§8'),
  broken(
    { id: 'field-missing', clause: section, data: on(LIST, (data) => without(data, 'fees')) },
    /“fees” is missing/,
  ),
  broken(
    {
      id: 'call-missing',
      clause: section,
      answer: (response, { path }) =>
        path === '/statistics/overview' ? Response.json({ msg: 'No such page' }, { status: 404 }) : response,
    },
    /The call GET \/api\/v1\/statistics\/overview is missing/,
    'read',
    'statistics',
  ),
  broken(mutationOf('total-one-more'), /total of payments.list doesn’t match its rows/),
  broken(mutationOf('oldest-first'), /newest row of payments.list isn’t the first/),
  broken(mutationOf('success-code-zero'), /A success has another code than 200/),
  broken(mutationOf('order-number-makes-two'), /One merchant order number creates two orders/, 'orders'),
  broken(
    {
      id: 'callback-unsigned',
      clause: section,
      callback: ({ [signingHeaders.signature]: _signature, ...headers }) => headers,
    },
    /callback has no signature/,
    'callbacks',
  ),
  broken(
    { id: 'callback-not-retried', clause: section, isRetried: false },
    /failed callback isn’t repeated/,
    'callbacks',
  ),
];
