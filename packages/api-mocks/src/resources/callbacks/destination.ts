import type { NotSentReason } from '#contract/callbacks.ts';
import { appMode } from '#contract/enumerations.ts';
import type { Bank } from '#core/bank.ts';
import { hostAndPort, THIS_MACHINE } from '#core/outbox.ts';
import type { AppRow } from '#core/rows/app.ts';
import { isLoopback } from '#rules/isLoopback.ts';
import type { Target } from './endpoint.ts';

/** Whether an address belongs to a demo merchant: nothing of this top-level domain exists (RFC 2606). */
export const isFictional = (url: string): boolean =>
  URL.canParse(url) && /\.example\.?$/.test(new URL(url).hostname);

/** Why a callback isn't sent to an address; undefined if it is sent. */
export function notSentReason(
  { outbox, caller }: Bank,
  app: AppRow | undefined,
  { url, isForeign = false }: Pick<Target, 'url' | 'isForeign'>,
): NotSentReason | undefined {
  if (!outbox) return 'no_sender';
  if (app?.mode !== appMode.test) return 'live_application';
  if (caller.isForeign || isForeign) return 'foreign_origin';
  const { targets } = outbox;
  const isAllowed = targets.includes(hostAndPort(url)) || (targets.includes(THIS_MACHINE) && isLoopback(url));
  return isAllowed ? undefined : 'address_not_allowed';
}
