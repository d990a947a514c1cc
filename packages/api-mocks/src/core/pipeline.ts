import { errorCode } from '#contract/errors.ts';
import * as v from 'valibot';
import { DOWNLOAD_HEADER, TICKET_HEADER, type Endpoint } from '#contract/endpoint.ts';
import type { Bank } from './bank.ts';
import { broken, failure, file, json, loginExpired, signatureRefused, success } from './envelope.ts';
import { ApiError, LoginExpired, SignatureRefused } from './apiError.ts';
import type { Answered, Implementation, RawCall } from './implement.ts';
import { languageOf, type Language } from './language.ts';
import { effectsOn, type Effect, type Scenario } from './scenario.ts';
import { changesBank } from './journal.ts';
import { originAt } from './originAt.ts';
import { rememberRefusal } from './requests.ts';
import type { Visitor } from './sessions.ts';
import { assertAccess, authenticate, FOREIGN_HEADER, type Signer } from './signedCall.ts';
import type { WriteSheet } from './spreadsheet.ts';
import { keepList, transact } from './transaction.ts';
import { formatText } from './formatText.ts';

/** What a request is, once its body has been read. */
export interface Incoming {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
  /** The file of a form. */
  readonly upload?: UploadedFile | undefined;
}

export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Reaction {
  readonly bank: Bank;
  readonly implementations: ReadonlyMap<string, Implementation>;
  readonly scenarios: readonly Scenario[];
  readonly visitor: Visitor;
  /** Whether an answer that breaks the contract is a fault of the bank. */
  readonly isChecked: boolean;
  /** Stands for every session, in stories that need no sign-in. */
  readonly standingToken: string | undefined;
  readonly writeSheet: WriteSheet;
  /** An export of more rows is refused. */
  readonly mostRows: number;
}

export const keyOf = (method: string, path: string) => `${method.toUpperCase()} ${path}`;

/** Raised where an answer is not what the contract says; only ever by a fault in the bank itself. */
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

/** Deeper than any body of the contract; what reads a body calls itself for each level. */
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

/** The call as handlers see it. */
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
  const rawQuery = Object.fromEntries(incoming.url.searchParams);
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
    language: languageOf(incoming.headers.get('x-language')),
    page: pageOf(rawQuery, isDownload),
    origin: originAt(incoming.headers.get('host') ?? '', incoming.url.origin),
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
      return merchant;
    },
  };
}

/** Specification §6: what may be done depends on the merchant permission. */
function admit(endpoint: Endpoint, call: RawCall): void {
  // Who signed has been admitted by the key.
  if (endpoint.auth === 'public' || endpoint.auth === 'signed') return;
  const { status } = call.merchant.profile;
  if (endpoint.auth === 'token' || status === 3) return;
  if (status === 1) throw new ApiError(errorCode.UNDER_REVIEW);
  throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'not_authorised' });
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

/** An answer a scenario forces, whatever was asked. */
function forced(
  endpoint: Endpoint,
  effects: readonly Effect[],
  language: Language,
  now: number,
): Response | undefined {
  for (const effect of effects) {
    switch (effect.kind) {
      case 'error':
        return failure(effect.code, effect.data ?? {}, language, now);
      case 'unauthorised':
        // A sign-in that has ended must not keep anybody from signing in again.
        if (endpoint.auth === 'public') break;
        return loginExpired(language, now);
      case 'broken':
        return broken(effect.message, language, now);
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

/** Whether scenarios answer in place of the bank, which stays as it is. */
export const isForced = (endpoint: Endpoint, effects: readonly Effect[]): boolean =>
  forced(endpoint, effects, 'en-US', 0) !== undefined;

/** What the call answers, and nothing else: whatever it changed is taken back when it is refused. */
function carryOut(implementation: Implementation, call: RawCall, isChecked: boolean): Answered {
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

/** Records what a refusal keeps, after everything else was rolled back. */
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
  return success(changed(effects, answered.data, call.rawQuery), call.language, call.now);
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** 404; 405 with what is allowed where the path has a call by another method. */
function noSuchCall(
  { url, method }: Incoming,
  known: Reaction['implementations'],
  language: Language,
  now: number,
): Response {
  const allowed = METHODS.filter((one) => known.has(keyOf(one, url.pathname)));
  if (allowed.length === 0)
    return json(404, { code: 404, msg: formatText(language, 'answer.noSuchCall') }, now);
  const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const msg = formatText(language, 'answer.noSuchMethod', { method, allow });
  return json(405, { code: 405, msg }, now, { allow });
}

/** Longer than any try at a callback takes, in milliseconds. */
const LONGEST_SENDING_MS = 10_000;

/** Waits for what was sent to be answered. Everything that changes the bank has happened before. */
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

/** Carries a call out and settles what it answers, or how it is refused. */
async function answerCall(
  implementation: Implementation,
  call: RawCall,
  { effects, reaction }: { readonly effects: readonly Effect[]; readonly reaction: Reaction },
): Promise<Response> {
  const { endpoint, language, now } = call;
  try {
    const answered = carryOut(implementation, call, reaction.isChecked);
    return await settle(await afterSending(implementation, call, answered), effects, call, reaction);
  } catch (error) {
    if (error instanceof ApiError) {
      keepRefusal(endpoint, call, error);
      return failure(error.code, error.data, language, now);
    }
    if (error instanceof LoginExpired) return loginExpired(language, now);
    if (error instanceof BrokenContract) throw error;
    throw new Error(`${endpoint.id} broke`, { cause: error });
  }
}

/**
 * From a request to its answer. Everything that reads or writes the bank happens in one go,
 * without waiting in between, so that two calls never interleave.
 */
export async function react(incoming: Incoming, reaction: Reaction): Promise<Response> {
  const { bank } = reaction;
  const language = languageOf(incoming.headers.get('x-language'));
  const now = bank.clock.now();
  const implementation = reaction.implementations.get(keyOf(incoming.method, incoming.url.pathname));
  if (!implementation) return noSuchCall(incoming, reaction.implementations, language, now);
  const { endpoint } = implementation;
  const effects = effectsOn(reaction.scenarios, endpoint.id);
  const answer = forced(endpoint, effects, language, now);
  if (answer) return answer;

  let rawBody: unknown;
  try {
    rawBody = incoming.upload ?? readJson(incoming.body);
  } catch {
    return json(400, { code: 400, msg: formatText(language, 'answer.malformed') }, now);
  }
  try {
    // Outside of the transaction: that a nonce was used stays, whatever becomes of the call.
    const { ip } = reaction.visitor;
    const signer = endpoint.auth === 'signed' ? authenticate(bank, incoming, ip) : undefined;
    if (signer) assertAccess(signer, endpoint.scope, ip);
    return await answerCall(implementation, callOf(incoming, reaction, endpoint, rawBody, signer), {
      effects,
      reaction,
    });
  } catch (error) {
    if (error instanceof SignatureRefused) return signatureRefused(error.reason, language, now);
    if (error instanceof ApiError) return failure(error.code, error.data, language, now);
    throw error;
  }
}
