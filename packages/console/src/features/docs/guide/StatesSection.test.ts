import { type Transitions, transitions } from '@settlement/api-mocks/contract/transitions';
import { describe, expect, it } from 'vitest';
import { catalog } from '#app/testing.ts';
import { isMessageId } from '#i18n/ids.ts';
import { languages } from '#i18n/language.ts';
import { labelOf, machines, movesOf } from './StatesSection.tsx';

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
