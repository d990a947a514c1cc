import type { Endpoint } from '#contract/endpoint.ts';
import { lookUpRequest } from '#contract/requests.ts';
import type { Bank } from './bank.ts';
import type { Incoming } from './pipeline.ts';
import { requestIdOf, requestKey } from './requests.ts';

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** The merchant and the request id of a call that is about one; empty for the others. */
export function keyInCall(
  bank: Bank,
  endpoint: Endpoint | undefined,
  { headers, body }: Incoming,
  standingToken: string | undefined,
): string {
  if (!endpoint || (!endpoint.movesMoney && endpoint.id !== lookUpRequest.id)) return '';
  const session = bank.sessions.find(headers.get('x-token') ?? standingToken ?? null, bank.clock.now());
  const merchant = session && bank.directory.byKey(session.merchantKey);
  const id = requestIdOf(parsed(body));
  return merchant && id !== '' ? requestKey(merchant.mchid, id) : '';
}

/** The first call with an id that arrives is the one that is carried out; the others meet it under way. */
export async function whileInProgress(bank: Bank, key: string, work: () => Promise<void>): Promise<void> {
  const { inProgress } = bank;
  const isFirst = key !== '' && !inProgress.has(key);
  if (isFirst) inProgress.add(key);
  try {
    await work();
  } finally {
    if (isFirst) inProgress.delete(key);
  }
}
