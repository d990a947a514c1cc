import { parseArgs } from 'node:util';
import { hostAndPort } from '#core/outbox.ts';

const GREATEST_PORT = 65_535;

export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** Hosts with their ports that callbacks are sent to. */
  readonly callbacksTo: readonly string[];
}

/** What the server is started to do. */
export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'listen'; readonly options: ListenOptions }
  /** Puts the service worker into a folder that a page's server serves. */
  | { readonly kind: 'worker'; readonly folder: string };

export const usage = `settlement-api-mocks [--port 8787] [--host 127.0.0.1] [--callbacks-to shop:3000]
  Runs the mock API as an HTTP server. PORT and HOST mean the same; port 0 is any that is free.
  Callbacks of test applications are sent to this machine, unless --host lets other machines in, and to each
  --callbacks-to. CALLBACKS_TO means the same, separated by commas.

settlement-api-mocks worker <folder>
  Puts mockServiceWorker.js into the folder, for the mock API in a page.`;

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  'callbacks-to': { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Reads the command line; what it leaves open is read from the environment. Without either, the server listens to this
 * machine alone, on port 8787.
 *
 * @throws Error with one sentence for a person, for what cannot be done.
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
  const callbacksTo = values['callbacks-to'] ?? env['CALLBACKS_TO']?.split(',').filter(Boolean) ?? [];
  const wrong = callbacksTo.find(
    (target) => target === '' || hostAndPort(`http://${target}`) !== target.toLowerCase(),
  );
  if (wrong !== undefined)
    throw new Error(`${JSON.stringify(wrong)} is no host with its port, such as shop:3000`);
  const host = values.host ?? env['HOST'] ?? '127.0.0.1';
  return {
    kind: 'listen',
    options: { port, host, callbacksTo: callbacksTo.map((one) => one.toLowerCase()) },
  };
}

/** Why a server could not listen, in one sentence. */
export function listenError(error: unknown, { port, host }: ListenOptions): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: choose another with --port (or PORT), or 0 for any that is free`;
  if (code === 'EACCES') return `Port ${port} needs more rights: choose one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is no address of this machine`;
  return error instanceof Error ? error.message : String(error);
}
