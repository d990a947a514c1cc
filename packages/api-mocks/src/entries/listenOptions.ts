/**
 * Where `pnpm mock-api` listens: this machine alone on port 8787. `PORT` names another port; `HOST=0.0.0.0` lets
 * others of the network in, as a phone.
 */
export function listenOptions(env: Readonly<Record<string, string | undefined>>): {
  readonly port: number;
  readonly host: string;
} {
  return { port: Number(env['PORT'] ?? 8787), host: env['HOST'] ?? '127.0.0.1' };
}
