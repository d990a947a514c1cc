import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServerApi } from '@settlement/api-mocks/createServerApi';
import { textToSign } from '@settlement/api-mocks/contract/signing';
import { signatureVector } from '@settlement/api-mocks/contract/signingExample';
import { sendCallbacks, targetsFor, type CallbackSender } from '@settlement/api-mocks/sending/sendCallbacks';
import { createHttpHandler } from '@settlement/api-mocks/server';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verificationSnippets } from '#parts/webhooks/verificationSnippets.ts';
import { type CallLanguage, callLanguages, signedCallSnippets } from '#parts/webhooks/signedCallSnippets.ts';
import { isInstalled, verifyHarness } from '#parts/webhooks/verifyHarness.ts';
import { quickStart } from './quickStart.ts';

const hasRuntime = (language: CallLanguage) => {
  const [command = ''] = signedCallSnippets[language].run.split(' ');
  return isInstalled(command);
};
const installed = callLanguages.filter(hasRuntime);
const missing = callLanguages.filter((language) => !installed.includes(language));

interface Received {
  readonly event: string;
  readonly outTradeNo: string;
  readonly body: string;
  readonly time: string;
  readonly signature: string;
}

const portOf = (server: Server) => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
const open = (server: Server) =>
  new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });

let folder = '';
let bank: Server;
let shop: Server;
let sender: CallbackSender;
let variables: Record<string, string> = {};
const received: Received[] = [];
let tellReceived = () => undefined as void;

function type(command: string, more: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const shell = spawn('sh', ['-c', command], {
      cwd: folder,
      env: { ...process.env, ...variables, ...more },
    });
    let [out, errors] = ['', ''];
    shell.stdout.on('data', (part: Buffer) => (out += part.toString()));
    shell.stderr.on('data', (part: Buffer) => (errors += part.toString()));
    shell.on('error', reject);
    shell.on('close', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`${command}\n${errors}\n${out}`)),
    );
  });
}

async function callback(event: string, outTradeNo: string): Promise<Received> {
  for (;;) {
    const found = received.find((one) => one.event === event && one.outTradeNo === outTradeNo);
    if (found) return found;
    await new Promise<void>((resolve) => {
      tellReceived = resolve;
    });
  }
}

const event = v.looseObject({ event: v.string(), out_trade_no: v.optional(v.string(), '') });
const application = v.looseObject({
  data: v.looseObject({ appid: v.string(), secret_key: v.string(), sign_key: v.string() }),
});
const callbackLog = v.looseObject({
  data: v.looseObject({
    list: v.array(v.looseObject({ ref_no: v.string(), event: v.string(), http_code: v.number() })),
  }),
});
const order = v.looseObject({
  data: v.looseObject({
    trade_no: v.string(),
    state: v.string(),
    payment_url: v.string(),
    amount_collected: v.string(),
  }),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quick-start-'));
  const api = createServerApi({ sendsCallbacksTo: targetsFor('localhost', []) });
  bank = createServer(createHttpHandler(api));
  shop = createServer((message, response) => {
    let body = '';
    message.setEncoding('utf8');
    message.on('data', (part: string) => (body += part));
    message.on('end', () => {
      const { event: name, out_trade_no } = v.parse(event, JSON.parse(body));
      received.push({
        event: name,
        outTradeNo: out_trade_no,
        body,
        time: String(message.headers['x-settlement-time']),
        signature: String(message.headers['x-settlement-signature']),
      });
      response.end('success');
      tellReceived();
    });
  });
  await Promise.all([open(bank), open(shop)]);
  sender = sendCallbacks(api, { closedPorts: [portOf(bank)] });

  const { key } = quickStart('curl', '', `http://127.0.0.1:${portOf(bank)}`);
  const typed = key.replace('localhost:3000', `localhost:${portOf(shop)}`);
  const [made = '', token = ''] = (await type(`${typed}\necho; echo $TOKEN`)).split('\n');
  const { appid, secret_key, sign_key } = v.parse(application, JSON.parse(made)).data;
  variables = {
    SETTLEMENT_API: `http://127.0.0.1:${portOf(bank)}`,
    SETTLEMENT_APP_ID: appid,
    SETTLEMENT_SECRET_KEY: secret_key,
    SETTLEMENT_SIGNING_KEY: sign_key,
    TOKEN: token,
  };
});

afterAll(async () => {
  await sender.stop();
  for (const server of [bank, shop]) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true });
});

type Case = readonly [body: string, time: string, signature: string, key: string, isGenuine: boolean];

async function verify(language: CallLanguage, paid: Received) {
  if (language === 'curl') return { answers: [], expected: [] };
  const { command, name, source } = verifyHarness(language, verificationSnippets[language]);
  await writeFile(join(folder, name), source);
  const key = variables['SETTLEMENT_SIGNING_KEY'] ?? '';
  const { body, time, signature } = paid;
  const zeros = '0'.repeat(64);
  const old = String(Number(time) - 3600);
  const cases: readonly Case[] = [
    [body, time, signature, key, true],
    [body, time, `${zeros},${signature}`, key, true],
    [body, time, `${signature},${zeros}`, key, true],
    [`${body} `, time, signature, key, false],
    [body, time, signature, 'whsec_other', false],
    [body, time, zeros, key, false],
    [body, time, '', key, false],
    [body, time, 'not hexadecimal', key, false],
    [body, old, createHmac('sha256', key).update(`${old}.${body}`).digest('hex'), key, false],
    [body, 'now', signature, key, false],
  ];
  const quoted = cases.flatMap(([...parts]) =>
    parts.slice(0, 4).map((part) => `'${String(part).replaceAll("'", String.raw`'\''`)}'`),
  );
  const answers = (await type(`${command} ${quoted.join(' ')}`)).trim().toLowerCase().split(/\s+/);
  return { answers, expected: cases.map(([, , , , isGenuine]) => String(isGenuine)) };
}

it.each(missing)('the quick start in %s is skipped because its runtime isn’t installed', (language) => {
  expect(hasRuntime(language)).toBe(false);
  expect(signedCallSnippets[language].code).toContain('X-Settlement-Signature');
});

it('textToSign returns a text that results in the signature of the example', () => {
  const { secretKey, signature, ...signed } = signatureVector;
  expect(createHmac('sha256', secretKey).update(textToSign(signed)).digest('hex')).toBe(signature);
});

describe.each(installed)('the quick start in %s', (language) => {
  const outTradeNo = `A-${language.replace('.', '')}`;
  const own = (command: string) => command.replaceAll('A-1001', outTradeNo);
  const { file, code, ...steps } = quickStart(language, '', '');

  it('runs every step in order', { timeout: 60_000 }, async () => {
    await writeFile(join(folder, file), code);
    const created = v.parse(order, JSON.parse(await type(own(steps.order)))).data;
    expect(created).toMatchObject({ state: 'created', out_trade_no: outTradeNo });
    const again = v.parse(order, JSON.parse(await type(own(steps.order)))).data;
    expect(again).toEqual(created);
    await callback('payment.created', outTradeNo);

    await type(steps.pay.replace(/PAYMENT_URL=\S+/, `PAYMENT_URL=${created.payment_url}`));
    const paid = await callback('payment.paid', outTradeNo);
    const { answers, expected } = await verify(language, paid);
    expect(answers).toEqual(expected);

    const log = v.parse(callbackLog, JSON.parse(await type(steps.receive))).data.list;
    const about = { ref_no: created.trade_no, http_code: 200 };
    expect(log).toMatchObject([
      { ...about, event: 'payment.paid' },
      { ...about, event: 'payment.created' },
    ]);

    const queried = v.parse(order, JSON.parse(await type(own(steps.query)))).data;
    expect(queried).toMatchObject({ state: 'paid', amount_collected: '25' });
  });

  it('receives error 401 with a wrong secret key', async () => {
    const answer: unknown = JSON.parse(
      await type(own(steps.query), { SETTLEMENT_SECRET_KEY: 'sk_test_wrong' }),
    );
    expect(answer).toMatchObject({ code: 401, data: { reason: 'signature' } });
  });
});
