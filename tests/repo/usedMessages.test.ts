import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import { type Transitions, transitions } from '@settlement/api-mocks/contract/transitions';
import { expect, it } from 'vitest';
import { messageTemplates } from './messageTemplates.ts';
import { isCheck, isCode, projectFiles, read } from './source.ts';

const base = 'packages/console/src/i18n/messages/en-US/';
const files = projectFiles();
const ids = files
  .filter((file) => file.startsWith(base))
  .flatMap((file) => Object.keys(JSON.parse(read(file))));
const code = files
  .filter((file) => file.startsWith('packages/console/src/') && isCode(file) && !isCheck(file))
  .map(read)
  .join('\n');

const endpointIds = Object.keys(endpoints);
const machines: readonly (readonly [string, Transitions])[] = Object.entries(transitions);

/** What the holes of a template stand for where their type is any text; the code shows only what there is. */
const families: Readonly<Record<string, readonly string[]>> = {
  'docs.noun.${noun}': endpointIds.map((id) => `docs.noun.${id.split('.')[0]}`),
  'docs.summary.${id}': endpointIds.map((id) => `docs.summary.${id}`),
  'docs.summary.${endpoint.id}': [],
  'docs.state.${machine}.${code}': machines.flatMap(([machine, moves]) =>
    Object.keys(moves).map((from) => `docs.state.${machine}.${from}`),
  ),
  'verification.method.${id}': ['google_auth', 'phone', 'email'].map((id) => `verification.method.${id}`),
  // Codes that the form writes by names of their own, and perhaps newer ones.
  'permission.${kind}.${code}': [],
};
/** Not of messages. */
const SENTENCE = /^config\.json\W/;

it('every message is used', () => {
  const templates = messageTemplates();
  const found = templates.open
    .map((one) => one.slice(one.indexOf(': ') + 2))
    .filter((one) => !SENTENCE.test(one));
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(families).toSorted());

  const used = new Set([...templates.ids, ...Object.values(families).flat()]);
  const isWritten = (id: string) => code.includes(`'${id}'`) || code.includes(`"${id}"`);
  expect(ids.length).toBeGreaterThan(2500);
  expect(ids.filter((id) => !used.has(id) && !isWritten(id))).toEqual([]);
}, 120_000);
