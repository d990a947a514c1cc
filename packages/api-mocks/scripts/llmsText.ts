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
import { endpoints, type EndpointId } from '../src/contract/endpoints.ts';
import { errorCode } from '../src/contract/errors.ts';
import { englishText, errorNameOf, summaryOf } from '../src/contract/texts.ts';
import { machines, transitions, type Machine, type Transitions } from '../src/contract/transitions.ts';
import { guide } from './guide.ts';
import { spaced } from './openapi/jsdoc.ts';
import { tagObjects, tagOf } from './openapi/tags.ts';

type Codes = Readonly<Record<string, number>>;

const codesOf: Readonly<Record<Machine, Codes>> = {
  payment: paymentStatus,
  withdrawal: withdrawalStatus,
  callback: callbackStatus,
  user: userStatus,
  audit: auditState,
  notification: notificationStatus,
  workOrder: workOrderStatus,
  address: addressStatus,
  movement: movementProgress,
};

function movesOf(machine: Machine): string {
  const codes = codesOf[machine];
  const table: Transitions = transitions[machine];
  const names = new Map(Object.entries(codes).map(([name, code]) => [code, spaced(name)]));
  const say = (code: number) => `${code} ${names.get(code) ?? ''}`;
  const moves = Object.entries(table).map(
    ([from, to]) => `${say(Number(from))} → ${to.length === 0 ? 'final' : to.map(say).join(' | ')}`,
  );
  return `- ${englishText(`docs.machine.${machine}`)}: ${moves.join('; ')}`;
}

function callOf(endpoint: Endpoint<EndpointId>): string {
  const notes = [
    endpoint.auth === 'public' ? 'public' : '',
    endpoint.scope === undefined ? '' : `signed, scope ${endpoint.scope}`,
    endpoint.auth === 'authorised' ? 'requires the merchant permission' : '',
    endpoint.movesMoney ? 'moves money: send a request_id' : '',
    endpoint.isExportable ? 'exportable' : '',
    endpoint.errors.length > 0 ? `errors ${endpoint.errors.join(', ')}` : '',
  ].filter((note) => note !== '');
  const name = `[${endpoint.method} ${endpoint.path}](/docs#${endpoint.id})`;
  return `- ${name}: ${summaryOf(endpoint.id)}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`;
}

function callSections(): string[] {
  const all = Object.values<Endpoint<EndpointId>>(endpoints);
  return tagObjects.flatMap(({ name: title }) => {
    const calls = all.filter(({ id }) => tagOf(id) === title).map(callOf);
    return calls.length === 0 ? [] : [`## Calls: ${title}\n\n${calls.join('\n')}`];
  });
}

const head = `# Settlement Business Center API

> The API of a crypto payment settlement service. A merchant's server creates and refunds orders with signed calls, and receives events. The merchant console uses all other calls. This document is generated from the contract.

- [OpenAPI 3.1 document](/openapi.json): every call with its schemas, an example request and an example response
- [OpenAPI document for merchants](/openapi.merchant.json): only the signed calls and the events
- [Developer docs](/docs): the same sections as a page, and a request for each call`;

/** Returns the text of `/llms.txt` (llmstxt.org), which `/docs` shows as a page. */
export function llmsText(): string {
  const errors = Object.values(errorCode).map((code) => `- ${code}: ${errorNameOf(code)}`);
  const moves = machines.map(movesOf);
  return `${[
    head,
    ...Object.entries({
      ...guide,
      'Error codes': errors.join('\n'),
      'States and transitions': `Any other transition returns 10001 with the reason state_conflict.\n\n${moves.join('\n')}`,
    }).map(([title, text]) => `## ${title}\n\n${text}`),
    ...callSections(),
  ].join('\n\n')}\n`;
}
