import { expect, it } from 'vitest';
import { type EndpointInput, inputsOf, withEndpoint } from './endpointInputs.ts';

const one: EndpointInput = { url: 'https://a.example', events: ['payment.paid'] };
const other: EndpointInput = { url: 'https://b.example', events: ['refund.sent'] };
const next: EndpointInput = { url: 'https://c.example', events: ['payment.paid', 'payment.closed'] };

it('withEndpoint adds an endpoint or replaces the given endpoint', () => {
  expect(withEndpoint([one, other], undefined, next)).toEqual([one, other, next]);
  expect(withEndpoint([one, other], one.url, next)).toEqual([next, other]);
});

it('the inputs of an endpoint exclude events that the console doesn’t support', () => {
  const endpoint = {
    id: 'ep_1',
    url: one.url,
    events: ['payment.paid', 'payment.new'],
    status: 1,
    disabled_time: 0,
  };
  expect(inputsOf({ endpoints: [endpoint] })).toEqual([one]);
});
