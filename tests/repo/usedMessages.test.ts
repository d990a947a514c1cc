import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import { transitions } from '@settlement/api-mocks/contract/transitions';
import { expect, it } from 'vitest';
import { messagesOf } from '../../packages/console/vite/messages.ts';
import { messageTemplates } from './messageTemplates.ts';
import { isCheck, isCode, projectFiles, read } from './source.ts';
import { labelOf, machines, movesOf } from '#console/features/docs/guide/StatesSection.tsx';

const base = 'packages/console/src/i18n/messages/en-US/';
const files = projectFiles();
const ids = files.filter((file) => file.startsWith(base)).flatMap((file) => Object.keys(messagesOf(file)));
const written = new Set(
  files
    .filter((file) => file.startsWith('packages/console/src/') && isCode(file) && !isCheck(file))
    .flatMap((file) => [...read(file).matchAll(/['"]([\w.-]+)(?=['"])/g)].map(([, id]) => id)),
);

const endpointIds = Object.keys(endpoints);
const stateIds = machines.flatMap((machine) =>
  movesOf(transitions[machine]).map(({ from }) => labelOf(machine, from)),
);

/** The IDs that a template can produce, if the type of its expressions is only `string`. */
const families: Readonly<Record<string, readonly string[]>> = {
  'docs.noun.${noun}': endpointIds.map((id) => `docs.noun.${id.split('.')[0]}`),
  'docs.summary.${id}': endpointIds.map((id) => `docs.summary.${id}`),
  'docs.summary.${endpoint.id}': [],
  'verification.method.${id}': ['google_auth', 'phone', 'email'].map((id) => `verification.method.${id}`),
  // `BusinessStep.tsx` contains a template for each `kind`, which already covers these IDs.
  'permission.${kind}.${code}': [],
};
const SENTENCE = /^config\.json\W/;

it('every message is used', () => {
  const templates = messageTemplates();
  const found = templates.open
    .map((one) => one.slice(one.indexOf(': ') + 2))
    .filter((one) => !SENTENCE.test(one));
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(families).toSorted());

  const used = new Set([...templates.ids, ...Object.values(families).flat(), ...stateIds]);
  expect(ids.length).toBeGreaterThan(2500);
  expect(ids.filter((id) => !used.has(id) && !written.has(id))).toEqual([]);
}, 120_000);
