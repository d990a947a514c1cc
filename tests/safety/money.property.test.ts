import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { openBrowser, type Proof, type Tab, turn } from './support/browserTab.ts';
import { fates } from './support/faultyNetwork.ts';
import { type Intent, check, createIntents, operationNames, repeat } from './support/moneyOperations.ts';

const RUNS = 300 * Number(process.env['FUZZ'] ?? 1);

const tab = fc.integer({ min: 0, max: 1 });
const plan = fc.array(fc.constantFrom(...fates, 'pass' as const, 'loseAnswer' as const), { maxLength: 4 });
const proof = fc.constantFrom<Proof[]>(
  'right',
  'right',
  'right',
  'right',
  'wrongThenRight',
  'close',
  'wrongThenClose',
);
const operation = fc.constantFrom(...operationNames);
const command = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('send' as const), tab, plan, proof, operation }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('check' as const), tab, plan }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), tab, plan, proof, operation }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('deliverLate' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('release' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('signInAgain' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('signInAsAnother' as const), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      seconds: fc.integer({ min: 1, max: 90_000 }),
    }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

const totals = { runs: 0, intentions: 0, moved: 0, unknownAtTheEnd: 0 };

async function play(commands: readonly Command[], hasLookUp: boolean): Promise<void> {
  const { api, network, storage, outcomes, claims, openTab } = openBrowser({ hasLookUp });
  const tabs: Tab[] = [openTab(), openTab()];
  const intents = createIntents(api, storage);
  const intentOf = new Map<string, Intent>();
  const pending: Promise<unknown>[] = [];

  const at = (index: number) => tabs[index] ?? openTab();
  const reload = (index: number) => {
    tabs[index]?.close();
    tabs[index] = openTab();
  };
  async function run(one: Command): Promise<void> {
    switch (one.kind) {
      case 'send': {
        const page = at(one.tab);
        if (!(await page.isReady())) return;
        const intent = await intents.make(one.operation);
        if (!intent) return;
        network.plan(one.plan);
        page.answerWith(one.proof);
        pending.push(intent.send(page, (requestId) => void intentOf.set(requestId, intent)));
        return;
      }
      case 'check':
      case 'repeat': {
        const page = at(one.tab);
        if (!(await page.isReady())) return;
        network.plan(one.plan);
        if (one.kind === 'repeat') {
          page.answerWith(one.proof);
          pending.push(repeat(page, one.operation));
        } else pending.push(check(page));
        return;
      }
      case 'reload':
        return reload(one.tab);
      case 'deliverLate':
        return network.deliverDelayed();
      case 'release':
        return network.release();
      case 'signInAgain':
        storage.set('token', api.signIn('authorised'));
        return reload(one.tab);
      case 'signInAsAnother':
        // The other tab shows the first merchant until it receives the storage event.
        storage.set('token', api.signIn('acme'));
        return reload(one.tab);
      case 'wait':
        api.advance(one.seconds);
    }
  }

  for (const one of commands) {
    await run(one);
    for (let turns = 0; turns < 20; turns += 1) await turn();
  }
  for (let round = 0; round < 4; round += 1) {
    network.plan([]);
    network.release();
    await network.deliverDelayed();
    for (let turns = 0; turns < 12; turns += 1) await turn();
  }
  await Promise.all(pending);
  for (const page of tabs) page.close();

  const kept = new Set(
    [...outcomes.values.keys()]
      .filter((key) => key.startsWith('outcomes:'))
      .map((key) => key.slice('outcomes:'.length)),
  );
  for (const [requestId, intent] of intentOf) {
    const movements = await intent.count();
    const isMoved = movements > 0;
    expect(movements, `movements of ${requestId}`).toBeLessThanOrEqual(1);
    expect(isMoved && claims.unmoved.has(requestId), `${requestId} moved, and was reported unmoved`).toBe(
      false,
    );
    expect(
      !isMoved && claims.settled.has(requestId),
      `${requestId} did not move, and was reported settled`,
    ).toBe(false);
    expect(
      isMoved && !claims.settled.has(requestId) && !kept.has(requestId),
      `${requestId} moved, and nothing in the browser knows of it`,
    ).toBe(false);
    totals.intentions += 1;
    if (isMoved) totals.moved += 1;
    if (kept.has(requestId)) totals.unknownAtTheEnd += 1;
  }
  totals.runs += 1;
}

afterAll(() => {
  const { runs, intentions, moved, unknownAtTheEnd } = totals;
  console.log(
    `money: ${runs} runs, ${intentions} intentions, ${moved} moved once, ${unknownAtTheEnd} still unknown, 0 moved twice, 0 untrue screens`,
  );
});

it(
  'the console moves funds at most once per intended transfer',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 40, size: 'max' }), fc.boolean(), play),
      {
        numRuns: RUNS,
        // A history that never ends must fail with the list of its commands.
        timeout: 20_000,
        interruptAfterTimeLimit: 300_000 * Number(process.env['FUZZ'] ?? 1),
        markInterruptAsFailure: true,
        // `FUZZ=20 pnpm unit` tests other histories.
        ...(process.env['FUZZ'] === undefined && { seed: 20_261_127 }),
      },
    );
    // Without these checks, a browser that never sends a request would pass.
    expect(totals.runs).toBe(RUNS);
    expect(totals.intentions).toBeGreaterThan(RUNS);
    expect(totals.moved).toBeGreaterThan(totals.intentions / 4);
    expect(totals.unknownAtTheEnd).toBeLessThan(totals.intentions / 2);
  },
  600_000 * Number(process.env['FUZZ'] ?? 1),
);
