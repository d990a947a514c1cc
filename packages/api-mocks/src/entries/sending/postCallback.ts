import { lookup } from 'node:dns/promises';
import { request, type IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { urlToHttpOptions } from 'node:url';
import { type CallbackAttempt, ANSWER_SECONDS } from '#contract/callbacks.ts';
import { hostAndPort, type SentAnswer } from '#core/books/outbox.ts';

/** The maximum number of bytes that are read from a response. */
const MOST_BYTES = 2048;
const shownHeaders = ['content-type', 'location'] as const;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
const isLocal = (address: string) => loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The error if a callback isn't sent. Its message is the reason: `dns` or `address_not_allowed`. */
class NotSent extends Error {}

export interface PostOptions {
  /** The mock API's own ports. Callbacks to them aren't sent, because they could use its controls. */
  readonly closedPorts: readonly number[];
  /** The allowed targets on other machines, or `THIS_MACHINE`. */
  readonly targets?: readonly string[];
  /** Resolves a host name. Default: the resolver of the system. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
}

const resolveName = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address);

/** The connection uses the returned addresses, because a second lookup could return others. */
async function addressesOf(host: string, resolve: NonNullable<PostOptions['resolve']>) {
  const plain = host.replace(/^\[(.*)\]$/, '$1');
  const addresses =
    isIP(plain) === 0
      ? await resolve(plain).catch(() => {
          throw new NotSent('dns');
        })
      : [plain];
  if (addresses.length === 0) throw new NotSent('address_not_allowed');
  return addresses.toSorted((one, other) => isIP(one) - isIP(other));
}

async function beginningOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message) {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    size += bytes.length;
    if (size >= MOST_BYTES) break;
  }
  message.destroy();
  return Buffer.concat(parts).subarray(0, MOST_BYTES).toString('utf8');
}

type Request = Pick<CallbackAttempt['request'], 'url' | 'headers' | 'body'>;
type Answer = Pick<SentAnswer, 'httpCode' | 'headers' | 'body'>;

function postTo(address: string, { url, headers, body }: Request, signal: AbortSignal): Promise<Answer> {
  const target = new URL(url);
  const { port, pathname, search, host } = target;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: address,
        port: port === '' ? 80 : Number(port),
        auth: urlToHttpOptions(target).auth,
        path: `${pathname}${search}`,
        method: 'POST',
        headers: { ...headers, host, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal,
      },
      (message) => {
        const shown = shownHeaders.flatMap((name) => {
          const value = message.headers[name];
          return value === undefined ? [] : [[name, value] as const];
        });
        beginningOf(message).then(
          (text) =>
            resolve({ httpCode: message.statusCode ?? 0, headers: Object.fromEntries(shown), body: text }),
          reject,
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

async function postToFirst(
  addresses: readonly string[],
  sent: Request,
  signal: AbortSignal,
): Promise<Answer> {
  const [address = '', ...others] = addresses;
  try {
    return await postTo(address, sent, signal);
  } catch (error) {
    if (codeOf(error) === 'ECONNREFUSED' && others.length > 0) return postToFirst(others, sent, signal);
    throw error;
  }
}

/**
 * Sends a callback over `http:` to this machine or to a named target, without redirects. Never rejects.
 * If an address of the host is a loopback address, all must be. If none is, the host must be a named target.
 */
export async function postCallback(
  sent: Request,
  { closedPorts, targets = [], resolve = resolveName }: PostOptions,
): Promise<SentAnswer> {
  const started = performance.now();
  const signal = AbortSignal.timeout(ANSWER_SECONDS * 1000);
  const ended = () => Math.round(performance.now() - started);
  try {
    const { hostname, port, protocol } = new URL(sent.url);
    const isNamed = targets.includes(hostAndPort(sent.url));
    const isClosed = closedPorts.includes(Number(port || 80));
    if (protocol !== 'http:' || (isClosed && !isNamed)) throw new NotSent('address_not_allowed');
    const addresses = await addressesOf(hostname, resolve);
    const isAllowed = addresses.some(isLocal) ? addresses.every(isLocal) && !isClosed : isNamed;
    if (!isAllowed) throw new NotSent('address_not_allowed');
    const answer = await postToFirst(addresses, sent, signal);
    return { ...answer, error: '', durationMs: ended() };
  } catch (error) {
    const why = error instanceof NotSent ? error.message : signal.aborted ? 'timeout' : 'connection';
    return { httpCode: 0, error: why, durationMs: ended(), headers: {}, body: '' };
  }
}
