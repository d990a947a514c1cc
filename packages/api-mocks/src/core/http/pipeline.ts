import { errorCode } from '#contract/errors.ts';
import * as v from 'valibot';
import { appMode, userStatus } from '#contract/enumerations.ts';
import { DOWNLOAD_HEADER, MODE_HEADER, TICKET_HEADER, type Endpoint } from '#contract/endpoint.ts';
import type { Bank } from '#core/books/bank.ts';
import { file, refused, success } from './envelope.ts';
import {
  ApiError,
  LoginExpired,
  Malformed,
  NoSuchCall,
  Refusal,
  ServerBroken,
  operationFailed,
} from './apiError.ts';
import type { Answered, Call, Implementation, Incoming, RawCall } from './implement.ts';
import { languageOf } from '#core/text/formatText.ts';
import { effectsOn, type Effect, type Scenario } from './scenario.ts';
import { changesBank } from '#core/books/journal.ts';
import { merchantIn } from '#core/books/merchant.ts';
import { originAt, rememberRefusal } from './requests.ts';
import type { Visitor } from '#core/access/sessions.ts';
import { assertAccess, authenticate, FOREIGN_HEADER, type Signer } from '#core/access/signedCall.ts';
import { assertKnown, specified } from './specified.ts';
import type { WriteSheet } from '#core/files/spreadsheet.ts';
import { keepList, transact } from '#core/books/transaction.ts';

export interface Reaction {
  readonly bank: Bank;
  readonly implementations: ReadonlyMap<string, Implementation>;
  readonly scenarios: readonly Scenario[];
  readonly visitor: Visitor;
  readonly isChecked: boolean;
  /** The session token for calls without an `X-Token` header. Stories need it, because they don't sign in. */
  readonly standingToken: string | undefined;
  /** True if the changes of the call are undone before its response is written. */
  readonly isAside: boolean;
  readonly writeSheet: WriteSheet;
  readonly mostRows: number;
}

export const keyOf = (method: string, path: string) => `${method.toUpperCase()} ${path}`;

class BrokenContract extends Error {}

function checked(endpoint: Endpoint, data: unknown): unknown {
  const result = v.safeParse(endpoint.data, data);
  if (result.success) return data;
  const [issue] = result.issues;
  throw new BrokenContract(`${endpoint.id}: ${v.getDotPath(issue) ?? 'data'} ${issue.message}`);
}

function pageOf(query: Readonly<Record<string, string>>, isDownload: boolean) {
  if (isDownload) return { from: 0, size: Number.MAX_SAFE_INTEGER };
  const size = Number(query['pageSize'] ?? 20);
  return { from: (Number(query['current'] ?? 1) - 1) * size, size };
}

/** The maximum nesting depth of a JSON body. The limit prevents stack overflows in recursive functions. */
const DEEPEST_JSON = 64;

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

function readJson(body: string): unknown {
  if (body === '') return undefined;
  const parsed: unknown = JSON.parse(body);
  let level = [parsed];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST_JSON) throw new RangeError('nested too deeply');
    level = level.flatMap(childrenOf);
  }
  return parsed;
}

/** Returns the query without empty parameters, because forms also send fields that aren't filled in. */
const queryOf = ({ searchParams }: URL) =>
  Object.fromEntries([...searchParams].filter(([, text]) => text !== ''));

function modeIn(headers: Headers): Call['mode'] {
  const mode = headers.get(MODE_HEADER);
  return mode === 'test' || mode === 'live' ? appMode[mode] : undefined;
}

function callOf(
  incoming: Incoming,
  reaction: Reaction,
  endpoint: Endpoint,
  rawBody: unknown,
  signer: Signer | undefined,
): RawCall {
  const { bank, visitor } = reaction;
  const now = bank.clock.now();
  const token = incoming.headers.get('x-token') ?? reaction.standingToken ?? null;
  const rawQuery = queryOf(incoming.url);
  const isDownload = incoming.headers.has(DOWNLOAD_HEADER);
  return {
    bank,
    now,
    endpoint,
    token,
    ticketHeader: incoming.headers.get(TICKET_HEADER),
    visitor,
    rawQuery,
    rawBody,
    isDownload,
    isForeign: incoming.headers.has(FOREIGN_HEADER),
    mode: signer ? undefined : modeIn(incoming.headers),
    language: languageOf(incoming.headers.get('x-language')),
    page: pageOf(rawQuery, isDownload),
    origin: `${originAt(incoming.headers, incoming.url.origin)}${bank.basePath}`,
    get app() {
      if (!signer) throw new RangeError(`${endpoint.id} is not signed`);
      return signer.app;
    },
    get session() {
      return bank.sessions.require(token, now);
    },
    get merchant() {
      if (signer) return signer.merchant;
      const merchant = bank.directory.byKey(bank.sessions.require(token, now).merchantKey);
      if (!merchant) throw new LoginExpired();
      return endpoint.hasTestMode ? merchantIn(merchant, this.mode ?? appMode.live) : merchant;
    },
  };
}

/** Rejects calls that test mode doesn't support, or that lack the merchant permission (specification §6). */
function admit(endpoint: Endpoint, call: RawCall): void {
  // For signed calls, `assertAccess` has already checked the permission.
  if (endpoint.auth === 'public' || endpoint.auth === 'signed') return;
  if (call.mode === appMode.test && endpoint.movesMoney && !endpoint.hasTestMode)
    throw operationFailed('test_mode');
  const { status } = call.merchant.profile;
  if (endpoint.auth === 'token' || status === userStatus.authorised) return;
  if (status === userStatus.underReview) throw new ApiError(errorCode.UNDER_REVIEW);
  throw operationFailed('not_authorised');
}

function changed(
  effects: readonly Effect[],
  data: unknown,
  query: Readonly<Record<string, unknown>>,
): unknown {
  return effects.reduce(
    (sofar, effect) => (effect.kind === 'change' ? effect.change(sofar, query) : sofar),
    data,
  );
}

const isSpecified = (effects: readonly Effect[]) => effects.some(({ kind }) => kind === 'specification');

function forced({ auth, extension }: Endpoint, effects: readonly Effect[]): Response | undefined {
  for (const effect of effects) {
    switch (effect.kind) {
      case 'error':
        throw new ApiError(effect.code, effect.data);
      case 'unauthorised':
        // Users must be able to sign in while their browser stores an expired token.
        if (auth === 'public') break;
        throw new LoginExpired();
      case 'specification':
        if (extension) throw new NoSuchCall('');
        break;
      case 'broken':
        throw new ServerBroken(effect.message);
      case 'body':
        return new Response(effect.text, {
          status: effect.status,
          headers: { 'content-type': effect.contentType },
        });
      case 'never':
      case 'offline':
      case 'lost':
      case 'late':
      case 'delay':
      case 'change':
        break;
    }
  }
  return undefined;
}

/** Checks if a scenario replaces the response or causes an error. The call then isn't carried out. */
export function isForced(endpoint: Endpoint, effects: readonly Effect[]): boolean {
  try {
    return forced(endpoint, effects) !== undefined;
  } catch {
    return true;
  }
}

function runInTransaction(implementation: Implementation, call: RawCall, isChecked: boolean): Answered {
  const { endpoint } = implementation;
  const { caller } = call.bank;
  const work = () => {
    const known = implementation.recall(call);
    if (known) return known;
    admit(endpoint, call);
    const answered = implementation.answer(call);
    if (isChecked && 'data' in answered) checked(endpoint, answered.data);
    return answered;
  };
  if (!changesBank(endpoint)) return work();
  caller.isForeign = call.isForeign;
  try {
    return transact(() => {
      keepList(call.bank.inbox);
      return work();
    });
  } finally {
    caller.isForeign = false;
  }
}

/** Runs after the rollback, which would undo the kept changes and the stored error. */
function keepRefusal(endpoint: Endpoint, call: RawCall, problem: ApiError): void {
  for (const keep of problem.kept) keep();
  rememberRefusal(endpoint, call, problem);
}

async function settle(answered: Answered, effects: readonly Effect[], call: RawCall, reaction: Reaction) {
  if ('spreadsheet' in answered) {
    const { length } = answered.spreadsheet.rows;
    if (length > reaction.mostRows)
      throw new ApiError(errorCode.OPERATION_FAILED, {
        reason: 'too_many_rows',
        rows: length,
        most_rows: reaction.mostRows,
      });
    return file(await reaction.writeSheet(answered.spreadsheet), answered.spreadsheet, call.now);
  }
  const data = isSpecified(effects) ? specified(call.endpoint.data, answered.data) : answered.data;
  return success(changed(effects, data, call.rawQuery), call.language, call.now);
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

const methodsOf = (known: Reaction['implementations'], path: string) =>
  METHODS.filter((one) => known.has(keyOf(one, path)));

/** The maximum time to wait for callbacks, in milliseconds. A single attempt takes less time. */
const LONGEST_SENDING_MS = 10_000;

/** Waits until the callbacks of the call are sent. Must run after all other changes of the call. */
async function afterSending(
  { whenSent }: Implementation,
  call: RawCall,
  answered: Answered,
): Promise<Answered> {
  const { outbox } = call.bank;
  if (!whenSent || !outbox || !('data' in answered)) return answered;
  await outbox.idle(AbortSignal.timeout(LONGEST_SENDING_MS));
  return { data: whenSent(call, answered.data) };
}

/** Copies the data of a response, because it may contain objects that a rollback changes. */
const copied = (answered: Answered): Answered =>
  'data' in answered ? { data: structuredClone(answered.data) } : answered;

async function answerCall(
  implementation: Implementation,
  call: RawCall,
  { effects, reaction }: { readonly effects: readonly Effect[]; readonly reaction: Reaction },
): Promise<Response> {
  const { endpoint } = call;
  try {
    const answered = runInTransaction(implementation, call, reaction.isChecked);
    const last = reaction.isAside ? copied(answered) : await afterSending(implementation, call, answered);
    return await settle(last, effects, call, reaction);
  } catch (error) {
    if (error instanceof ApiError) keepRefusal(endpoint, call, error);
    if (error instanceof Refusal || error instanceof BrokenContract) throw error;
    throw new Error(`${endpoint.id} broke`, { cause: error });
  }
}

function readBody({ upload, body }: Incoming): unknown {
  if (upload) return upload;
  try {
    return readJson(body);
  } catch (cause) {
    throw new Malformed('malformed', { cause });
  }
}

async function respond(incoming: Incoming, reaction: Reaction): Promise<Response> {
  const { bank, implementations, visitor } = reaction;
  const { method, url } = incoming;
  const implementation = implementations.get(keyOf(method, url.pathname));
  if (!implementation) throw new NoSuchCall(method, methodsOf(implementations, url.pathname));
  const { endpoint } = implementation;
  const effects = effectsOn(reaction.scenarios, endpoint.id);
  const response = forced(endpoint, effects);
  if (response) return response;
  const rawBody = readBody(incoming);
  // This runs before the transaction, because a rollback must not make a nonce valid again.
  const signer = endpoint.auth === 'signed' ? authenticate(bank, incoming, visitor.ip) : undefined;
  if (signer) assertAccess(signer, endpoint.scope, visitor.ip);
  const isSpecification = isSpecified(effects);
  if (isSpecification || signer) {
    const query = signer ? Object.fromEntries(url.searchParams) : queryOf(url);
    assertKnown(endpoint, { query, body: rawBody }, isSpecification);
  }
  const call = callOf(incoming, reaction, endpoint, rawBody, signer);
  return await answerCall(implementation, call, { effects, reaction });
}

/** Handles a call. The data is accessed synchronously, so two calls never interleave. */
export async function react(incoming: Incoming, reaction: Reaction): Promise<Response> {
  const now = reaction.bank.clock.now();
  try {
    return await respond(incoming, reaction);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused(error, languageOf(incoming.headers.get('x-language')), now);
  }
}
