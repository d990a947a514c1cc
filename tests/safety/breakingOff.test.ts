import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { expect, test } from 'vitest';
import { openApiSession } from './openApiSession.ts';
import { changesBetween, isKeptOnPurpose, stateOf } from './bankState.ts';
import { writeCalls } from './writeCalls.ts';

interface Writes {
  count: number;
}

/** Makes the write with number `last` throw an error. Rows, ledger entries and scheduled events count as writes. */
function breakAt({ bank }: MockApi, last: number): Writes {
  const writes: Writes = { count: 0 };
  const step = () => {
    writes.count += 1;
    if (writes.count === last) throw new Error('the mock API failed');
  };
  for (const { rows, ledger } of bank.directory.built()) {
    for (const table of [...Object.values(rows), ledger.entries]) {
      for (const name of ['add', 'replace'] as const) {
        const write: unknown = Reflect.get(table, name);
        if (typeof write !== 'function') throw new TypeError('a table writes by functions');
        Reflect.set(table, name, (...given: unknown[]): unknown => {
          step();
          return Reflect.apply(write, table, given);
        });
      }
    }
  }
  const schedule = bank.scheduler.schedule.bind(bank.scheduler);
  bank.scheduler.schedule = (...given) => {
    step();
    schedule(...given);
  };
  return writes;
}

async function tryBreaking({ endpoint, options, body, proof }: (typeof writeCalls)[number], last: number) {
  const session = openApiSession(options);
  // The recipient must exist before the call, so that its state is compared too.
  session.api.merchant('acme');
  const text = JSON.stringify({ ...(await body(session)), ...(await proof(session)) });
  const before = stateOf(session.api);
  const writes = breakAt(session.api, last);
  const answer = await session.ask(endpoint, { text }).catch((error: unknown) => {
    // The mock API wraps the error of the write in an error that names the endpoint: `<endpoint> broke`.
    if (error instanceof Error && error.message.endsWith('broke')) return undefined;
    throw error;
  });
  const changes = changesBetween(before, stateOf(session.api)).filter((change) => !isKeptOnPurpose(change));
  return { answer, changes, isBroken: writes.count >= last };
}

let breaks = 0;

test.each(writeCalls)('$endpoint.id changes no data if one of its writes fails', async (call) => {
  const left: unknown[] = [];
  let last = 1;
  let tried = await tryBreaking(call, last);
  while (tried.isBroken) {
    const { answer, changes } = tried;
    if (answer !== undefined || changes.length > 0) left.push({ last, answer, changes });
    breaks += 1;
    last += 1;
    tried = await tryBreaking(call, last);
  }
  expect(left).toEqual([]);
  // Without the error, the call must succeed. Otherwise, the test would pass because of another error.
  expect(tried.answer).toMatchObject({ status: 200, code: 200 });
  expect(tried.changes.length).toBeGreaterThan(0);
});

test('the test interrupts more writes than there are calls', () => {
  console.log(`${writeCalls.length} calls broken off at ${breaks} writes, 0 changes`);
  expect(breaks).toBeGreaterThan(writeCalls.length);
});
