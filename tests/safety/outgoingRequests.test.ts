import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { implementations } from '#api-mocks/instance/callBank.ts';

/** The files that can send a request, each with a rule for its URLs. */
const senders: Readonly<Record<string, string>> = {
  'certify/target.ts': 'certify: the server that its user names in --url',
  'contract/client.ts':
    'the client of programs: the server that its user names; the mock API itself does not use it',
  'entries/sending/postCallback.ts':
    'callbacks of test applications: http to this machine, or to a host and port of --callbacks-to; the address is resolved once and redirects are not followed; never for a page of another origin',
};

/** The calls that immediately send a callback, each with a rule for its URL. */
const calls: Readonly<Record<string, string>> = {
  'applications.notifyUrl':
    'assertNotifyUrl; an address that is not saved needs verification and gets no signature',
  'callbacks.test': 'assertNotifyUrl; an address that is not saved needs verification and gets no signature',
  'callbacks.resend': 'the address of the delivery, which was saved or verified',
};

const CONNECTIONS = /import (?!type)\{([^}]*)\} from '(?:node:)?(?:https?|http2|net|tls|dgram|undici)'/g;
const harmless = /^(?:type \w+|createServer|BlockList|isIP|)$/;
const FETCHES = /(?<![.\w])fetch\b(?!:)|new (?:WebSocket|EventSource|XMLHttpRequest)\b|sendBeacon\(/;

const root = join(import.meta.dirname, '../../packages/api-mocks/src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file),
);

const canSend = (file: string) => {
  const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\/|\/\/.*$|`[^`]*`/gms, '');
  const names = [...code.matchAll(CONNECTIONS)].flatMap(([, list = '']) => list.split(','));
  return FETCHES.test(code) || names.some((name) => !harmless.test(name.trim()));
};

afterAll(() => {
  const rows = Object.entries({ ...senders, ...calls }).map(([name, rule]) => `  ${name}: ${rule}`);
  console.info(['requests that the server sends:', ...rows].join('\n'));
});

it('each file that sends requests has a rule for its URLs', () => {
  expect(files.filter(canSend).toSorted()).toEqual(Object.keys(senders));
});

it('every call that makes the server send a request has a rule for its URL', () => {
  const sending = [...implementations.values()].filter(({ whenSent }) => whenSent !== undefined);
  expect(sending.map(({ endpoint }) => endpoint.id).toSorted()).toEqual(Object.keys(calls).toSorted());
});
