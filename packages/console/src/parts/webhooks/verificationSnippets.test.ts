import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIGNATURE_WINDOW_SECONDS } from '@settlement/api-mocks/contract/signing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type SnippetLanguage, snippetLanguages, verificationSnippets } from './verificationSnippets.ts';
import { isInstalled, verifyHarness } from './verifyHarness.ts';

const NOW = 1_795_143_570;
const KEY = 'whsec_example';
const BODY = '{"event":"payment.paid","amount":"25"}';

it('verification snippets exist for every language', () => {
  expect([...snippetLanguages].toSorted()).toEqual(Object.keys(verificationSnippets).toSorted());
});

describe.each(snippetLanguages)('the verification snippet for %s', (language) => {
  const snippet = verificationSnippets[language];

  it('rejects a time outside the window before checking the signature', () => {
    const condition = new RegExp(
      String.raw`abs\([^\n]*(?:> ${SIGNATURE_WINDOW_SECONDS}\b|\n[^\n]*<= ${SIGNATURE_WINDOW_SECONDS}\))[^]*?return false`,
      'i',
    );
    const refusal = condition.exec(snippet);
    expect(refusal).not.toBeNull();
    const [read, compared] = [
      snippet.search(/x-settlement-time/i),
      snippet.search(/hmac\.new|hash_hmac|createHmac\(|"HmacSHA256"\);/i),
    ];
    expect(read).toBeGreaterThan(-1);
    expect(read).toBeLessThan(refusal?.index ?? -1);
    expect(compared).toBeGreaterThan((refusal?.index ?? Infinity) + (refusal?.[0].length ?? 0));
  });

  it('compares the signature of time and body in constant time', () => {
    expect(snippet).toMatch(/(time|sent)[^\n]*['"]\.['"]/);
    expect(snippet).toMatch(/timingSafeEqual|compare_digest|hash_equals|hmac\.Equal|MessageDigest\.isEqual/);
  });
});

const harnessOf = (language: SnippetLanguage) => verifyHarness(language, verificationSnippets[language]);
const commandOf = (language: SnippetLanguage) => harnessOf(language).command.split(' ');
const installed = snippetLanguages.filter((language) => isInstalled(commandOf(language)[0] ?? ''));

it('the tests run the snippets for Node.js and Python', () => {
  expect(installed).toEqual(expect.arrayContaining(['Node.js', 'Python']));
});

it.each(installed)(
  'the snippet for %s accepts the headers in every format of common frameworks',
  { timeout: 60_000 },
  (language) => {
    const folder = mkdtempSync(join(tmpdir(), 'snippet-'));
    const { name, source } = harnessOf(language);
    writeFileSync(join(folder, name), source);
    const time = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', KEY).update(`${time}.${BODY}`).digest('hex');
    const cases = [BODY, time, signature, KEY, `${BODY} `, time, signature, KEY];
    const [command = '', ...program] = commandOf(language);
    const { stdout, stderr } = spawnSync(command, [...program, ...cases], { cwd: folder, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect({ printed: stdout.toLowerCase().split(/\s+/), stderr }).toEqual({
      printed: ['true', 'false', ''],
      stderr: '',
    });
  },
);

it.each([
  ['PHP', 'array_change_key_case($headers)'],
  ['Go', 'strings.EqualFold(key, name)'],
  ['Java', 'String.CASE_INSENSITIVE_ORDER'],
] as const)('the snippet for %s ignores the case of header names', (language, code) => {
  expect(verificationSnippets[language]).toContain(code);
});

describe('the snippet for Node.js', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] });
    return () => vi.useRealTimers();
  });

  type Headers = Readonly<Record<string, string>>;
  const isGenuine = async (body: string, headers: Headers): Promise<unknown> => {
    const url = `data:text/javascript,${encodeURIComponent(verificationSnippets['Node.js'])}`;
    const snippet: { isGenuine: (body: Buffer, headers: Headers, key: string) => unknown } = await import(
      /* @vite-ignore */ url
    );
    return snippet.isGenuine(Buffer.from(body), headers, KEY);
  };
  const signed = (time: number | string, key = KEY): Headers => ({
    'x-settlement-time': String(time),
    'x-settlement-signature': createHmac('sha256', key).update(`${time}.${BODY}`).digest('hex'),
  });

  it('accepts a callback that was sent within the time window', async () => {
    expect(await isGenuine(BODY, signed(NOW))).toBe(true);
    expect(await isGenuine(BODY, signed(NOW - SIGNATURE_WINDOW_SECONDS))).toBe(true);
  });

  it('rejects a signed callback that is too old or from the future', async () => {
    expect(await isGenuine(BODY, signed(NOW - SIGNATURE_WINDOW_SECONDS - 1))).toBe(false);
    expect(await isGenuine(BODY, signed(NOW + SIGNATURE_WINDOW_SECONDS + 1))).toBe(false);
  });

  it('rejects an invalid time even if it’s signed', async () => {
    for (const time of ['', 'now', 'NaN', 'Infinity'])
      expect(await isGenuine(BODY, signed(time))).toBe(false);
  });

  it('rejects another key, a changed body or missing headers', async () => {
    expect(await isGenuine(BODY, signed(NOW, 'another'))).toBe(false);
    expect(await isGenuine(`${BODY} `, signed(NOW))).toBe(false);
    expect(await isGenuine(BODY, {})).toBe(false);
    expect(await isGenuine(BODY, { 'x-settlement-time': String(NOW) })).toBe(false);
  });

  it('rejects the current time with the signature of an older time', async () => {
    const replayed = { ...signed(NOW - 3600), 'x-settlement-time': String(NOW) };
    expect(await isGenuine(BODY, replayed)).toBe(false);
  });
});
