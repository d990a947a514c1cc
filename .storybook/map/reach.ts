import { type References, declarationsAt, referencesOf } from './references.ts';
import { type Node, type Target, isNode, nameOf, nodesOf, readModule } from './sourceModule.ts';

/** What a component can come to run, by the names it refers to: never less than it does. */
export interface Reach {
  /** Declarations of the console, as `file#name`. */
  readonly declarations: ReadonlySet<string>;
  /** Ids of the endpoints that are called. */
  readonly endpoints: ReadonlySet<string>;
  /** By endpoint: the parts of screens that are nearest to the call. */
  readonly callers: ReadonlyMap<string, ReadonlySet<string>>;
  /** Calls whose callers distinguish a code, such as `swap.create GAS_ACCOUNT_CLOSED`. */
  readonly distinguished: ReadonlySet<string>;
  /** Ids of messages that are named, with a star where only their beginning is. */
  readonly messages: ReadonlySet<string>;
}

/** Every page hangs on it: the frame ends here. */
const BOUNDARY = 'packages/console/src/app/screens.ts';
const CONTRACT = 'packages/api-mocks/src/contract/';
const FEATURES = 'packages/console/src/features/';

/** What a screen is made of; data and kits are below it. */
const isPart = (declaration: string) => /^packages\/console\/src\/(features|parts)\//.test(declaration);

/** The dialog that opens over a screen that asks for a verification; no import leads there. */
const opens: Readonly<Record<string, Target>> = {
  'packages/console/src/data/verification.ts#usePerform': {
    file: 'packages/console/src/features/verification/VerificationDialog.tsx',
    name: 'VerificationDialog',
  },
};

const keyOf = ({ file, name }: Target) => `${file}#${name}`;
const known = new Map<string, References>();

function references(target: Target): References {
  const key = keyOf(target);
  const found = known.get(key) ?? referencesOf(target);
  known.set(key, found);
  return found;
}

export function reachOf(...roots: readonly Target[]): Reach {
  const declarations = new Set<string>();
  const endpoints = new Set<string>();
  const messages = new Set<string>();
  /** By declaration: the names of error codes in it. */
  const codes = new Map<string, readonly string[]>();
  /** By declaration or endpoint: what refers to it. */
  const referrers = new Map<string, Set<string>>();
  const refer = (to: string, from: string): void => {
    referrers.set(to, (referrers.get(to) ?? new Set<string>()).add(from));
  };

  const visit = (target: Target, from: string): void => {
    const { file } = target;
    if (file === BOUNDARY) return;
    const key = keyOf(target);
    if (file.startsWith(CONTRACT)) {
      const id = endpointId(target);
      if (id !== undefined) {
        endpoints.add(id);
        refer(id, from);
      }
      return;
    }
    refer(key, from);
    if (declarations.has(key)) return;
    declarations.add(key);
    const found = references(target);
    if (file.startsWith(FEATURES)) codes.set(key, found.codes);
    for (const id of found.messages) messages.add(id);
    for (const each of found.targets) visit(each, key);
    const opened = opens[key];
    if (opened) visit(opened, key);
  };

  for (const root of roots) for (const each of declarationsAt(root)) visit(each, '');
  const callers = new Map([...endpoints].map((id) => [id, partsBefore(id, referrers)]));
  return {
    declarations,
    endpoints,
    callers,
    messages,
    distinguished: distinguishedBy(codes, callers, referrers),
  };
}

/** Up from a call to the first parts that lead to it. */
function partsBefore(id: string, referrers: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const climb = (from: string): void => {
    for (const referrer of referrers.get(from) ?? []) {
      if (seen.has(referrer)) continue;
      seen.add(referrer);
      if (isPart(referrer)) found.add(referrer);
      else climb(referrer);
    }
  };
  climb(id);
  return found;
}

function distinguishedBy(
  codes: ReadonlyMap<string, readonly string[]>,
  callers: ReadonlyMap<string, ReadonlySet<string>>,
  referrers: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [declaration, names] of codes) {
    if (names.length === 0) continue;
    const near = new Set([declaration, ...usersOf(declaration, referrers)]);
    for (const [id, parts] of callers) {
      if ([...parts].some((part) => near.has(part))) for (const name of names) found.add(`${id} ${name}`);
    }
  }
  return found;
}

/** What refers to a declaration, directly or over one helper. */
function usersOf(declaration: string, referrers: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const direct = [...(referrers.get(declaration) ?? [])];
  const helpers = direct.filter((one) => !one.endsWith('Screen'));
  return [...direct, ...helpers.flatMap((one) => [...(referrers.get(one) ?? [])])];
}

const ids = new Map<string, string | undefined>();

/** `endpoint({ id: 'payments.list', … })`. */
function endpointId(target: Target): string | undefined {
  const key = keyOf(target);
  if (!ids.has(key)) ids.set(key, idIn(readModule(target.file).declarations.get(target.name)?.['init']));
  return ids.get(key);
}

function idIn(call: unknown): string | undefined {
  if (!isNode(call) || call.type !== 'CallExpression' || nameOf(call['callee']) !== 'endpoint')
    return undefined;
  const [parts]: readonly Node[] = nodesOf(call['arguments']);
  const id = nodesOf(parts?.['properties']).find((one) => nameOf(one['key']) === 'id');
  return id && nameOf(id['value']);
}
