import { explain } from './causes.ts';
import type { Check } from './check.ts';
import { Mismatch, show } from './expect.ts';
import { sections } from './sections.ts';
import type { Exchange, Target } from './target.ts';

const HIDDEN = '***';

/** The pattern for names of fields and headers whose values are secrets or personal data. */
const PRIVATE =
  /token$|^ticket$|secret|_key$|^key$|password|phone|mobile|email|google_(auth_)?code|^code_\w+$|sign(ature)?$|recovery|^authorization$|^cookie$|^x-(token|ticket|signature)$/i;

const isPrivate = (name: string): boolean => PRIVATE.test(name);

/** The patterns of personal data and secrets in any text. */
const forms: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\+\d[\d ()-]{6,}\d/g,
  /\b(?:sk|tok|tkt|whsec)_[\w-]{4,}/g,
];

/** A `token` field with the symbol of a token, such as USDT, which isn't a secret. */
const ASSET = /^"token":\s*"[A-Za-z0-9]{1,7}"$/;

/** Hides `secrets`, values of private fields, email addresses, phone numbers, keys and tokens in a text. */
export const mask = (text: string, secrets: readonly string[] = []): string =>
  forms
    .reduce(
      (masked, form) => masked.replaceAll(form, HIDDEN),
      secrets.reduce((masked, secret) => masked.replaceAll(secret, HIDDEN), text),
    )
    .replaceAll(/"([\w-]+)":\s*("(?:[^"\\]|\\.)*"?|\d+)/g, (field, name: string) =>
      isPrivate(name) && !ASSET.test(field) ? `"${name}":"${HIDDEN}"` : field,
    );

/** A failed check as reports show it. Secrets and personal data are masked in all texts. */
export interface Card {
  readonly id: string;
  /** The broken rule in plain language. */
  readonly title: string;
  readonly rule: string;
  readonly difference: string;
  readonly request: string | undefined;
  readonly response: string | undefined;
  readonly cause: string | undefined;
  readonly rank: number;
}

/** Adds a period, and capitalizes the first letter unless it's in an identifier such as `payments.list`. */
const sentence = (text: string): string =>
  `${/^\w+\.\w/.test(text) ? text.charAt(0) : text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curlOf({ method, url, headers, body }: Exchange): string {
  const shown = Object.entries(headers)
    .filter(([name]) => name !== 'x-time')
    .map(([name, value]) =>
      isPrivate(name)
        ? `-H "${name}: $${name.replace(/^x-/, '').replaceAll('-', '_').toUpperCase()}"`
        : `-H ${quoted(`${name}: ${value}`)}`,
    );
  const data = body === undefined ? [] : [`-d ${quoted(body.slice(0, 1000))}`];
  return [`curl -i -X ${method} ${quoted(url)}`, ...shown, ...data].join(' \\\n  ');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const MOST_SHOWN = 600;

/** Returns the innermost object on a path with its own path, or the first characters if it isn't JSON. */
function partOf(answer: string, path: string): string {
  try {
    const steps = path.split(/[.[\]]+/).filter(Boolean);
    const last = steps.pop() ?? '';
    let [part, at]: [unknown, string] = [JSON.parse(answer), ''];
    for (const step of steps) {
      const next = isObject(part) ? part[step] : undefined;
      if (!isObject(next)) break;
      [part, at] = [next, /^\d+$/.test(step) ? `${at}[${step}]` : `${at}${at === '' ? '' : '.'}${step}`];
    }
    // The last field of the path comes first, because long objects are cut off.
    if (isObject(part) && last in part && !Array.isArray(part)) part = { [last]: part[last], ...part };
    return `${at === '' ? '' : `${at}: `}${show(part, MOST_SHOWN)}`;
  } catch {
    return answer.slice(0, MOST_SHOWN);
  }
}

function mismatchOf(error: unknown): Mismatch {
  if (error instanceof Mismatch) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof SyntaxError)
    return new Mismatch({ path: 'body', expected: 'JSON', got: message }, 'The response isn’t JSON');
  const isLost = error instanceof TypeError && message === 'fetch failed';
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  const title = isLost
    ? 'The server closed the connection'
    : isLate
      ? 'The server didn’t respond in time'
      : message;
  return new Mismatch({ path: '', expected: 'a response', got: message }, title);
}

export function cardOf({ id, section, rule }: Omit<Check, 'run'>, error: unknown, target: Target): Card {
  const mismatch = mismatchOf(error);
  const exchange = target.exchanges.at(-1);
  const { title, cause, rank } = explain({ mismatch, exchange });
  const { path, expected, got } = mismatch;
  const hide = (text: string) => mask(text, target.hidden);
  const shownGot = isPrivate(path.replace(/^.*[.\]]/, '')) && got !== 'nothing' ? '***' : got;
  return {
    id,
    title: hide(sentence(title ?? rule)),
    rule: `${section} ${sections[section]}: ${sentence(rule)}`,
    difference: hide(`${path === '' ? '' : `${path}: `}expected ${expected}, got ${shownGot}`),
    request: exchange && !exchange.isCallback ? hide(curlOf(exchange)) : undefined,
    response:
      exchange &&
      hide(
        exchange.isCallback
          ? `Callback: ${partOf(exchange.body ?? '', '')}`
          : `HTTP ${exchange.status}\n${partOf(exchange.answer, path)}`,
      ),
    cause,
    rank,
  };
}
