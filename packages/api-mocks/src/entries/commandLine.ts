import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { hostAndPort } from '#core/books/outbox.ts';
import { readProfile, type Profile } from './mockApi.ts';

const GREATEST_PORT = 65_535;
const LEAST_TOKEN = 16;

const listOf = (text = '') => text.split(',').filter(Boolean);

export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  readonly callbacksTo: readonly string[];
  readonly profile: Profile;
  /** The file that keeps all data. If undefined, the data is kept in memory. */
  readonly data: string | undefined;
  readonly seed: string | undefined;
  /** The start time in Unix seconds. If undefined, the current time of this machine. */
  readonly now: number | undefined;
  /** The token that callers on other machines need for the controls. */
  readonly controlToken: string | undefined;
  readonly trustedProxies: readonly string[];
  /** True if no new orders arrive. */
  readonly isQuiet: boolean;
}

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'listen'; readonly options: ListenOptions }
  | { readonly kind: 'worker'; readonly folder: string };

export const usage = `settlement-api-mocks [--port 8787] [--host 127.0.0.1] [--callbacks-to shop:3000]
    [--profile all|specification] [--data bank.db] [--seed northwind]
    [--now 2026-11-20T10:45:00Z] [--quiet] [--control-token secret] [--trusted-proxy 10.0.0.2]
  Runs the mock API as an HTTP server. The environment variables PORT and HOST set the same. Port 0 selects a free
  port. Callbacks of test applications are sent to this machine, unless --host accepts other machines, and to each
  --callbacks-to. CALLBACKS_TO sets the same, separated by commas.
  The profile "specification" has no extensions, like a minimal backend. PROFILE sets the same.
  --data keeps all data in a file, so that it survives a restart. It needs Node.js 22.13. DATA sets the same. Without
  it, data is in memory. --seed selects other demo data for a new file, or for memory. SEED sets the same.
  Orders arrive by the clock, as in the demo data. --quiet (QUIET=1) stops that. --now (NOW) sets the clock at the
  start, for data in memory.
  --control-token (CONTROL_TOKEN) is the token that callers on other machines send in X-Control-Token to use the
  controls and sandboxes. --trusted-proxy (TRUSTED_PROXY, separated by commas) is the IP address of a proxy whose
  headers X-Forwarded-For, X-Forwarded-Host and X-Forwarded-Proto are used.

settlement-api-mocks certify --url https://api.example
  Checks a backend against the contract. Without --url, it lists its options.

settlement-api-mocks worker <folder>
  Copies mockServiceWorker.js to the folder, for the mock API in a page.`;

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  'callbacks-to': { type: 'string', multiple: true },
  profile: { type: 'string' },
  data: { type: 'string' },
  seed: { type: 'string' },
  now: { type: 'string' },
  quiet: { type: 'boolean' },
  'control-token': { type: 'string' },
  'trusted-proxy': { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Reads the options of the command. An environment variable replaces a missing option.
 * @throws {Error} with a message for the user, if an option is invalid
 */
export function readCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Command {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) return { kind: 'help' };
  const [name, folder, ...more] = positionals;
  if (name === 'worker') {
    if (folder === undefined || more.length > 0) throw new Error(`worker needs one folder\n\n${usage}`);
    return { kind: 'worker', folder };
  }
  if (name !== undefined) throw new Error(`There is no command ${JSON.stringify(name)}\n\n${usage}`);
  const text = values.port ?? env['PORT'] ?? '8787';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > GREATEST_PORT)
    throw new RangeError(
      `The port is ${JSON.stringify(text)}: it must be a number from 0 to ${GREATEST_PORT}`,
    );
  const callbacksTo = values['callbacks-to'] ?? listOf(env['CALLBACKS_TO']);
  const wrong = callbacksTo.find(
    (target) => target === '' || hostAndPort(`http://${target}`) !== target.toLowerCase(),
  );
  if (wrong !== undefined)
    throw new Error(`${JSON.stringify(wrong)} is not a host with a port, such as shop:3000`);
  const controlToken = values['control-token'] ?? env['CONTROL_TOKEN'];
  if (controlToken !== undefined && controlToken.length < LEAST_TOKEN)
    throw new RangeError(`The control token must have at least ${LEAST_TOKEN} characters`);
  const trustedProxies = values['trusted-proxy'] ?? listOf(env['TRUSTED_PROXY']);
  const notIp = trustedProxies.find((address) => isIP(address) === 0);
  if (notIp !== undefined) throw new Error(`${JSON.stringify(notIp)} is not an IP address`);
  const profile = readProfile(values.profile ?? env['PROFILE']);
  const host = values.host ?? env['HOST'] ?? '127.0.0.1';
  const data = values.data ?? env['DATA'];
  return {
    kind: 'listen',
    options: {
      port,
      host,
      callbacksTo: callbacksTo.map((one) => one.toLowerCase()),
      profile,
      data,
      seed: values.seed ?? env['SEED'],
      now: timeOf(values.now ?? env['NOW'], data),
      controlToken,
      trustedProxies,
      isQuiet: values.quiet ?? ['1', 'true'].includes(env['QUIET'] ?? ''),
    },
  };
}

function timeOf(text: string | undefined, data: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const time = Date.parse(text) / 1000;
  if (Number.isNaN(time))
    throw new RangeError(`${JSON.stringify(text)} is not a time, such as 2026-11-20T10:45:00Z`);
  if (data !== undefined) throw new Error('A file keeps the time of its data, so leave out --now or --data');
  return time;
}

export function listenError(error: unknown, { port, host }: Pick<ListenOptions, 'host' | 'port'>): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Choose another with --port (or PORT), or 0 for a free port`;
  if (code === 'EACCES') return `Port ${port} requires more permissions. Choose one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is not an address of this machine`;
  return error instanceof Error ? error.message : String(error);
}
