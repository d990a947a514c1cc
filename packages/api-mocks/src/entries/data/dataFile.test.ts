import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from '#contract/schema.ts';
import { auditLedger } from '#testing/auditLedger.ts';
import { createMockApi, type MockApi } from '../createMockApi.ts';
import { createClient } from '#testing/client.ts';
import { appAt, nextNonce, orderBody, signatureOf, signedRequest } from '#testing/signing.ts';
import { createOrder, getOrder, listOrders } from '#contract/orders.ts';
import { setFollowed } from '#contract/market.ts';
import { openDataFile, type DataFile } from './dataFile.ts';

const SANDBOX = 3;
const START = Date.UTC(2026, 10, 20, 10, 45, 0) / 1000;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-file-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const pathOf = (name: string) => join(folder, name);

async function makeOrder(api: MockApi, no: string): Promise<void> {
  const body = orderBody({ out_trade_no: no });
  const response = await api.handle(
    signedRequest(api, appAt(api, SANDBOX), { method: 'POST', target: '/api/v1/orders', body }),
  );
  expect(await response.json()).toMatchObject({ code: 200 });
}

const plain = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));

/** Returns all data of a mock API that its data file must keep. */
function stateOf({ bank, clock }: MockApi): unknown {
  const { sessions, requests, payPages, linkPages, nonces, scheduler, inbox, random, directory } = bank;
  const merchants = directory.built().map(({ rows, ledger, sandbox, ...merchant }) => {
    const { ledger: testLedger, paidCount: _paidCount, ...testRows } = sandbox;
    const tables = [...Object.entries(rows), ...Object.entries(testRows)];
    const sums = [ledger, testLedger].map(({ entries, ...rest }) => ({ ...rest, entries: entries.all() }));
    return { merchant, sums, tables: tables.map(([name, table]) => [name, table.all()]) };
  });
  const maps = [sessions.rows, requests, payPages, linkPages, nonces, scheduler.plans];
  return JSON.parse(
    plain({
      merchants: merchants.toSorted((one, other) => (one.merchant.key < other.merchant.key ? -1 : 1)),
      maps: maps.map((map) => [...map].map(plain).sort()),
      inbox,
      random: [random.state, sessions.random.state],
      now: clock.now(),
      next: [scheduler.next, scheduler.pending],
    }),
  );
}

async function withFile<Result>(name: string, work: (file: DataFile) => Promise<Result>): Promise<Result> {
  const file = await openDataFile(pathOf(name));
  try {
    return await work(file);
  } finally {
    file.close();
  }
}

describe('a mock API with a file', () => {
  it('has the same state after its file is opened again', async () => {
    const before = await withFile('same', async (store) => {
      const api = createMockApi({ store });
      const client = createClient(api, api.signIn('authorised'));
      await client.get(setFollowed, { body: { tokens: ['BTC'] } });
      api.incomingPayment({ token: 'USDT', chain: 'TRON', amount: '25' });
      api.incomingDeposit();
      await makeOrder(api, 'ORDER-1');
      api.advance(3 * 86_400);
      await makeOrder(api, 'ORDER-2');
      api.merchant('acme');
      api.setScenarios(['user.frozen']);
      return stateOf(api);
    });
    await withFile('same', async (store) => {
      const api = createMockApi({ store });
      expect(stateOf(api)).toEqual(before);
      expect(api.scenarios).toEqual(['user.frozen']);
      api.advance(86_400);
      expect(auditLedger(api.merchant('authorised').ledger)).toEqual([]);
    });
  });

  it('continues like a mock API that was never closed', async () => {
    const [first, second] = [
      createMockApi(),
      await withFile('on', async (store) => createMockApi({ store })),
    ];
    expect(stateOf(second)).toEqual(stateOf(first));
    await withFile('on', async (store) => {
      const again = createMockApi({ store });
      for (const api of [first, again]) {
        api.signIn('authorised');
        api.advance(30 * 86_400);
        await makeOrder(api, 'ORDER-1');
      }
      const rows = (api: MockApi) => plain(api.merchant().rows.payments.all());
      expect(rows(again)).toBe(rows(first));
    });
  });

  it('adds changes to the stored state instead of rewriting it', async () => {
    const open = (name: string) =>
      withFile(name, async (store) => {
        const wholes: boolean[] = [];
        const write: DataFile['write'] = (patches, isWhole) => {
          wholes.push(isWhole);
          store.write(patches, isWhole);
        };
        createMockApi({ store: { ...store, isLong: false, write } }).signIn('authorised');
        return wholes.includes(true);
      });
    expect([await open('added'), await open('added'), await open('added')]).toEqual([true, false, false]);
  });

  it('never moves its clock back', async () => {
    const open = (now: number) =>
      withFile('clock', async (store) => {
        const api = createMockApi({ store, now });
        api.signIn();
        return api.clock.now();
      });
    expect(await open(START)).toBe(START);
    expect(await open(START - 3600)).toBe(START);
    expect(await open(START + 60)).toBe(START + 3660);
  });

  it('stores the whole state after a failed write', async () => {
    await withFile('full', async (store) => {
      let isFull = false;
      const api = createMockApi({
        store: {
          ...store,
          isLong: false,
          write(patches, isWhole) {
            if (isFull) throw new Error('the disk is full');
            store.write(patches, isWhole);
          },
        },
      });
      const client = createClient(api, api.signIn('authorised'));
      isFull = true;
      const follow = client.send(setFollowed, { body: { tokens: ['SOL'] } });
      await expect(follow).rejects.toThrow('the disk is full');
      isFull = false;
      api.advance(1);
    });
    await withFile('full', async (store) => {
      expect(createMockApi({ store }).merchant('authorised').followed).toEqual(['SOL']);
    });
  });
});

describe('openDataFile', () => {
  it('upgrades a file of format 1', async () => {
    const before = await withFile('format-1', async (store) => {
      const api = createMockApi({ store });
      await makeOrder(api, 'ORDER-1');
      return stateOf(api);
    });
    const database = new DatabaseSync(pathOf('format-1'));
    database.exec(`DROP TABLE sandboxes; DROP INDEX patches_of_sandbox;
      ALTER TABLE patches DROP COLUMN sandbox; ALTER TABLE patches DROP COLUMN is_whole; PRAGMA user_version = 1`);
    database.close();
    const open = () =>
      withFile('format-1', async (store) => {
        expect(stateOf(createMockApi({ store }))).toEqual(before);
        expect(store.sandboxes.all()).toEqual([]);
      });
    await open();
    await open();
  });

  it('rejects a file that another process uses', async () => {
    await withFile('used', async () => {
      await expect(openDataFile(pathOf('used'))).rejects.toThrow('in use by another process');
    });
  });

  it.each([
    ['a damaged file', 'x'.repeat(8192)],
    ['a text', 'hello'],
  ])('rejects %s', async (name, content) => {
    writeFileSync(pathOf(name), content);
    await expect(openDataFile(pathOf(name))).rejects.toThrow('is damaged');
  });

  it.each([
    ['a newer version', 'PRAGMA user_version = 99', 'newer version'],
    ['another program', 'PRAGMA application_id = 7', 'another program'],
  ])('rejects the file of %s', async (name, change, message) => {
    await withFile(name, async (store) => void createMockApi({ store }));
    const database = new DatabaseSync(pathOf(name));
    database.exec(change);
    database.close();
    await expect(openDataFile(pathOf(name))).rejects.toThrow(message);
  });
});

/** Starts the server, and returns its address after it listens. */
async function start(path: string) {
  const program = fileURLToPath(new URL('../serve.ts', import.meta.url));
  const server = spawn(process.execPath, [program, '--port', '0', '--data', path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const origin = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (origin !== undefined) {
      server.stdout.resume();
      return { server, origin };
    }
  }
  throw new Error('the server did not start');
}

const listed = v.looseObject({ data: v.looseObject({ total: v.number() }) });

describe('a server that is killed', () => {
  // `KILLS=200 pnpm unit dataFile` kills the server 200 times.
  const kills = Number(process.env.KILLS ?? 3);

  it('keeps each acknowledged order exactly once', { timeout: kills * 20_000 }, async () => {
    const app = appAt(createMockApi(), SANDBOX);
    const ask = async (origin: string, method: string, target: string, body?: string) => {
      const time = Math.floor(Date.now() / 1000);
      const nonce = `${nextNonce()}-${Date.now()}`;
      const signed = signatureOf(app, { method, target, time, nonce, ...(body !== undefined && { body }) });
      return fetch(origin + target, { method, headers: signed, ...(body !== undefined && { body }) });
    };
    const acknowledged = new Set<string>();
    const sent: string[] = [];
    let kept = 0;
    let total = 0;
    for (let kill = 0; kill <= kills; kill += 1) {
      const { server, origin } = await start(pathOf('killed'));
      const gone = new Promise((resolve) => server.on('exit', resolve));
      try {
        const isKept = async (no: string) =>
          (await ask(origin, 'GET', `${getOrder.path}?out_trade_no=${no}`)).ok;
        const isLast = kill === kills;
        for (const no of isLast ? acknowledged : [...acknowledged].slice(-20))
          expect(await isKept(no)).toBe(true);
        if (isLast) {
          // An order whose response was lost may also exist, but no order may exist twice.
          for (const no of sent) kept += (await isKept(no)) ? 1 : 0;
          const { data } = v.parse(listed, await (await ask(origin, 'GET', listOrders.path)).json());
          total = data.total;
          continue;
        }
        const killAt = acknowledged.size + 1 + ((kill * 7) % 25);
        const write = async (): Promise<void> => {
          const no = `KILL-${kill}-${sent.length}`;
          sent.push(no);
          const response = await ask(origin, 'POST', createOrder.path, orderBody({ out_trade_no: no })).catch(
            () => undefined,
          );
          if (!response?.ok) return;
          acknowledged.add(no);
          if (acknowledged.size >= killAt) server.kill('SIGKILL');
          await write();
        };
        await Promise.all([write(), write(), write(), write()]);
      } finally {
        server.kill('SIGKILL');
        await gone;
      }
    }
    expect(total).toBe(kept);
    process.stdout.write(
      `${kills} kills: ${acknowledged.size} orders acknowledged, ${sent.length} sent, ${kept} kept\n`,
    );
  });
});
