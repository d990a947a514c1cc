import { expect, test } from 'vitest';
import { requestedKnob } from './findStates.ts';

test.each([
  ['deposit 2 of 6', 'confirmations', 2],
  ['12/19 deposit', 'confirmations', 12],
  ['address 3 h left', 'hoursLeft', 3],
])('requestedKnob reads a story parameter from the query “%s”', (query, name, value) => {
  expect(requestedKnob(query).knob).toEqual({ name, value });
});

test('requestedKnob returns a query without a story parameter unchanged', () => {
  expect(requestedKnob('withdraw 10028')).toEqual({ text: 'withdraw 10028' });
});
