import { describe, expect, it } from 'vitest';
import { catalog } from '#app/testing.ts';
import { isMessageId } from '#i18n/ids.ts';
import { languages } from '#i18n/language.ts';
import { endpointsByNoun } from './sections.ts';
import { machines, type Transitions, transitions } from '@settlement/api-mocks/contract/transitions';
import { labelOf, movesOf } from './guide/StatesSection.tsx';
import { examples } from '@settlement/api-mocks/contract/examples';
import { queryOf } from './examples.ts';
import { isSameSignature } from './guide/Playground.tsx';

describe.each(languages)('the documentation in %s', (language) => {
  const messages = catalog.messages(language);

  it('contains the name of every resource', () => {
    const ids = endpointsByNoun(() => true).map(([noun]) => `docs.noun.${noun}`);
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((id) => !isMessageId(id, messages))).toEqual([]);
  });
});

describe.each(languages)('the state labels in %s', (language) => {
  it.each(machines)('include every state of the state machine %s', (machine) => {
    const ids = movesOf(transitions[machine]).map(({ from }) => labelOf(machine, from));
    expect(
      [...ids, `docs.machine.${machine}`].filter((id) => !isMessageId(id, catalog.messages(language))),
    ).toEqual([]);
  });
});

describe.each(machines)('the transition table of %s', (machine) => {
  it('contains every transition of the contract', () => {
    const moves = movesOf(transitions[machine]).flatMap(({ from, to }) => to.map((code) => [from, code]));
    const table: Transitions = transitions[machine];
    const expected = Object.entries(table).flatMap(([from, to]) => to.map((code) => [Number(from), code]));
    expect(moves).toEqual(expected);
    expect(moves.length).toBeGreaterThan(0);
  });
});

it('queryOf returns the example of a call as a query', () => {
  expect(queryOf(examples['user.log'])).toBe('current=1&pageSize=10&type=1');
  expect(queryOf(examples['user.info'])).toBe('');
});

it('the signature checker ignores case and spaces', () => {
  expect(isSameSignature(' AB12 ', 'ab12')).toBe(true);
  expect(isSameSignature('ab13', 'ab12')).toBe(false);
  expect(isSameSignature('ab13,AB12', 'ab12')).toBe(true);
});
