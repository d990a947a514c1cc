import {
  addressStatus,
  auditState,
  callbackStatus,
  movementProgress,
  notificationStatus,
  paymentStatus,
  userStatus,
  withdrawalStatus,
  workOrderStatus,
} from '../src/contract/enumerations.ts';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { endpoints } from '../src/contract/endpoints.ts';
import { errorNames } from '../src/contract/errors.ts';
import { signingHeaders } from '../src/contract/signing.ts';
import { transitions, type Machine, type Transitions } from '../src/contract/transitions.ts';
import { nounOf, tagNames } from './openapi/tags.ts';

type Codes = Readonly<Record<string, number>>;

const machines: readonly (readonly [machine: Machine, title: string, codes: Codes])[] = [
  ['payment', 'Payment', paymentStatus],
  ['withdrawal', 'Withdrawal', withdrawalStatus],
  ['callback', 'Webhook callback', callbackStatus],
  ['user', 'Merchant permission', userStatus],
  ['audit', 'Audit', auditState],
  ['notification', 'Notification', notificationStatus],
  ['workOrder', 'Work order', workOrderStatus],
  ['address', 'Saved address', addressStatus],
  ['movement', 'Swap and internal transfer', movementProgress],
];

const spaced = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function movesOf(title: string, table: Transitions, codes: Codes): string {
  const names = new Map(Object.entries(codes).map(([name, code]) => [code, spaced(name)]));
  const say = (code: number) => `${code} ${names.get(code) ?? ''}`;
  const moves = Object.entries(table).map(
    ([from, to]) => `${say(Number(from))} → ${to.length === 0 ? 'final' : to.map(say).join(' | ')}`,
  );
  return `- ${title}: ${moves.join('; ')}`;
}

function callOf(endpoint: Endpoint): string {
  const notes = [
    endpoint.auth === 'public' ? 'public' : '',
    endpoint.scope === undefined ? '' : `signed, scope ${endpoint.scope}`,
    endpoint.auth === 'authorised' ? 'needs the merchant permission' : '',
    endpoint.movesMoney ? 'moves money: send a request_id' : '',
    endpoint.isExportable ? 'exportable' : '',
    endpoint.errors.length > 0
      ? `errors ${endpoint.errors.toSorted((one, other) => one - other).join(', ')}`
      : '',
  ].filter((note) => note !== '');
  const name = `[${endpoint.method} ${endpoint.path}](/docs#${endpoint.id})`;
  return `- ${name}: ${endpoint.summary}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`;
}

function callSections(): string[] {
  const all = Object.values<Endpoint>(endpoints);
  return Object.entries(tagNames).flatMap(([noun, title]) => {
    const calls = all.filter(({ id }) => nounOf(id) === noun).map(callOf);
    return calls.length === 0 ? [] : [`## ${title}\n\n${calls.join('\n')}`];
  });
}

const head = `# Settlement Business Center API

> The calls of the merchant console of a crypto payment settlement service: sign-in, payments, balances, withdrawals, swaps, webhook callbacks and settings. Everything below is made from the contract that the console and its mock bank share.

- Success is HTTP 200 with \`{"code":200,"msg":"…","data":…}\`. A business error is HTTP 422 with a code of its own in the body; \`data.reason\` and \`data.errors\` say more. HTTP 401 means that the login has expired.
- Header \`X-Token\`: the token that signing in answers. \`X-Language\`: en-US (default) or zh-CN. \`X-Time\`: a GMT date. \`X-DOWNLOAD: 1\` asks an exportable list for a file of every matching row, as \`format\` says (xlsx, csv). \`X-Ticket\`: a ticket of POST /user/verification where there is no body for it.
- The calls of Orders are signed by an application instead: \`${signingHeaders.app}\` (its appid), \`${signingHeaders.time}\` (Unix seconds), \`${signingHeaders.nonce}\` and \`${signingHeaders.signature}\`, the HMAC-SHA-256 in hexadecimal, with the secret key, of time, nonce, method, path with query and body, joined by line feeds.
- Money is a decimal string without exponent, time is unix seconds, pages are counted from 1 (\`current\`, \`pageSize\`).
- A call that moves money carries a \`request_id\` (uuid v4). Repeating it with the same id answers the first result and moves nothing again.
- Passwords travel as SHA-256 in hexadecimal, applied twice.
- Code 10038 is no failure: it names the proof (\`data.methods\`, \`data.need_password\`) with which the same call is to be repeated.

## Documents

- [OpenAPI 3.1 document](/openapi.json): every call with its schemas, an example request and an example answer
- [Developer documentation](/docs): quick start, signature playground, webhooks, test data
- [States and moves](/docs#states): the same as below, drawn`;

/** `/llms.txt` (llmstxt.org): the contract in short, for language models and for people in a hurry. */
export function llmsText(): string {
  const errors = Object.entries(errorNames).map(([code, name]) => `- ${code}: ${name}`);
  const moves = machines.map(([machine, title, codes]) => movesOf(title, transitions[machine], codes));
  return `${[
    head,
    ...callSections(),
    `## Error codes\n\n${errors.join('\n')}`,
    `## States and moves\n\nAny other move answers 10001 with the reason state_conflict.\n\n${moves.join('\n')}`,
  ].join('\n\n')}\n`;
}
