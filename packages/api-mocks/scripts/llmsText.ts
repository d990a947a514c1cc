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
    endpoint.auth === 'authorised' ? 'requires the merchant permission' : '',
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

> The calls of the merchant console of a crypto payment settlement service: sign-in, payments, balances, withdrawals, swaps, webhook callbacks and settings. Everything below is generated from the contract that the console and its mock API share.

- Success is HTTP 200 with \`{"code":200,"msg":"…","data":…}\`. A business error is HTTP 422 with its own code in the body; \`data.reason\` and \`data.errors\` contain details. HTTP 401 means that the session has expired.
- Header \`X-Token\`: the token returned by the sign-in. \`X-Language\`: en-US (default) or zh-CN. \`X-Time\`: a GMT date. \`X-DOWNLOAD: 1\` requests a file with all matching rows of an exportable list, in the format of \`format\` (xlsx, csv). \`X-Mode: test\`: reads the data of test mode. \`X-Ticket\`: a ticket of POST /user/verification for calls without a body.
- The calls of Orders are signed by an application instead: \`${signingHeaders.app}\` (its appid), \`${signingHeaders.time}\` (Unix seconds), \`${signingHeaders.nonce}\` and \`${signingHeaders.signature}\`, the HMAC-SHA-256 in hexadecimal, with the secret key, of time, nonce, method, path with query and body, joined by line feeds.
- Amounts are decimal strings without exponent, times are Unix seconds, pages start at 1 (\`current\`, \`pageSize\`).
- A call that moves money has a \`request_id\` (UUID v4). Repeating it with the same ID returns the first result and doesn't move money again.
- Passwords are sent as SHA-256 in hexadecimal, applied twice.
- Code 10038 isn't a failure: it lists the verification methods (\`data.methods\`, \`data.need_password\`) with which to repeat the same call.

## Documents

- [OpenAPI 3.1 document](/openapi.json): every call with its schemas, an example request and an example response
- [Developer docs](/docs): quick start, signature playground, webhooks, test data
- [States and transitions](/docs#states): the transitions below, in the developer docs`;

/** Returns the text of `/llms.txt` (llmstxt.org), a short form of the contract for language models. */
export function llmsText(): string {
  const errors = Object.entries(errorNames).map(([code, name]) => `- ${code}: ${name}`);
  const moves = machines.map(([machine, title, codes]) => movesOf(title, transitions[machine], codes));
  return `${[
    head,
    ...callSections(),
    `## Error codes\n\n${errors.join('\n')}`,
    `## States and transitions\n\nAny other transition returns 10001 with the reason state_conflict.\n\n${moves.join('\n')}`,
  ].join('\n\n')}\n`;
}
