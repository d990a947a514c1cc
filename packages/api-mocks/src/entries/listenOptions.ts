const GREATEST_PORT = 65_535;

/**
 * Where `pnpm mock-api` listens: this machine alone on port 8787. `PORT` names another port, `0` any that is free;
 * `HOST=0.0.0.0` lets others of the network in, as a phone.
 *
 * @throws RangeError for a `PORT` that is none.
 */
export function listenOptions(env: Readonly<Record<string, string | undefined>>): {
  readonly port: number;
  readonly host: string;
} {
  const { PORT: text = '8787', HOST: host = '127.0.0.1' } = env;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > GREATEST_PORT)
    throw new RangeError(`PORT is ${JSON.stringify(text)}: it must be a number from 0 to ${GREATEST_PORT}`);
  return { port, host };
}

/** Why a server could not listen, in one sentence. */
export function listenError(error: unknown, { port, host }: { port: number; host: string }): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: set PORT to another one, or to 0 for any that is free`;
  if (code === 'EACCES') return `Port ${port} needs more rights: set PORT to one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is ${host}, which is no address of this machine`;
  return error instanceof Error ? error.message : String(error);
}
