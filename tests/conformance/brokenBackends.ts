import { signingHeaders } from '@settlement/api-mocks/contract/signing';
import type { CertifyProfile } from '#api-mocks/certify/checks.ts';
import { mapField, on, without, type Mutation } from './mutations/mutation.ts';
import { mutationOf } from './mutations/mutations.ts';

interface BrokenBackend {
  readonly fault: Mutation;
  readonly profile: CertifyProfile;
  /** The first line of the first card. */
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

const read = (fault: Mutation, title: RegExp): BrokenBackend => ({ fault, profile: 'full', title });

/** Backends that violate one rule each. */
export const brokenBackends: readonly BrokenBackend[] = [
  read(
    inList('status-as-text', 'status', () => 'paid'),
    /“status” is a text instead of a number/,
  ),
  read(inList('money-as-number', 'amount', Number), /“amount” is a number instead of a text/),
  read(
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
  read(mutationOf('status-filter-ignored'), /filter “status” of payments.list is ignored/),
  read(
    inList('milliseconds', 'created_time', (time) => Number(time) * 1000),
    /“created_time” is in milliseconds instead of seconds/,
  ),
  read(withStatus('errors-are-200', 401, 200), /HTTP 200 instead of 401/),
  read(withStatus('400-for-422', 422, 400), /HTTP 400 instead of 422/),
  read(
    { id: 'field-missing', clause: section, data: on(LIST, (data) => without(data, 'fees')) },
    /“fees” is missing/,
  ),
  read(
    {
      id: 'call-missing',
      clause: section,
      answer: (response, { path }) =>
        path === '/statistics/overview' ? Response.json({ msg: 'No such page' }, { status: 404 }) : response,
    },
    /The call GET \/api\/v1\/statistics\/overview is missing/,
  ),
  read(mutationOf('total-one-more'), /total of payments.list doesn’t match its rows/),
  read(mutationOf('oldest-first'), /newest row of payments.list isn’t the first/),
  read(mutationOf('success-code-zero'), /A success has another code than 200/),
  {
    fault: mutationOf('order-number-makes-two'),
    profile: 'orders',
    title: /One merchant order number creates two orders/,
  },
  {
    fault: {
      id: 'callback-unsigned',
      clause: section,
      callback: ({ [signingHeaders.signature]: _signature, ...headers }) => headers,
    },
    profile: 'callbacks',
    title: /callback has no signature/,
  },
  {
    fault: { id: 'callback-not-retried', clause: section, isRetried: false },
    profile: 'callbacks',
    title: /failed callback isn’t repeated/,
  },
];
