import type { AttentionItem, AttentionKind } from '@settlement/api-mocks/contract/attention';
import type { Tone } from '@settlement/design-system/tokens';
import type { Paths } from '#lib/paths.ts';

type Query = Record<string, string | number>;

/** The one of a list, or the list as it shows them all. */
const oneOr = (ref: string, one: Query, all: Query = {}): Query => (ref === '' ? all : one);

const keys = (paths: Paths, { ref }: AttentionItem) =>
  paths.applications(oneOr(ref, { app: ref, section: 'keys' }));
const withdrawals =
  (status: number) =>
  (paths: Paths, { ref }: AttentionItem) =>
    paths.fundDetails({ tab: 'withdrawal', ...oneOr(ref, { detail: ref }, { status }) });
const payments =
  (exception: number) =>
  (paths: Paths, { ref }: AttentionItem) =>
    paths.records(oneOr(ref, { detail: ref }, { exception, open: 1, range: '7d' }));

interface ActionPlan {
  readonly tone: Tone;
  /** Where the one next thing is done. */
  readonly hrefOf: (paths: Paths, item: AttentionItem) => string;
}

const actions: Readonly<Record<AttentionKind, ActionPlan>> = {
  permissionRejected: { tone: 'critical', hrefOf: (paths) => paths.openAuth },
  keyExpired: { tone: 'critical', hrefOf: keys },
  gasLow: { tone: 'critical', hrefOf: (paths, item) => paths.assets({ recharge: item.currency_id }) },
  callbacksFailing: { tone: 'critical', hrefOf: (paths) => paths.callbacks({ tab: 'endpoints' }) },
  withdrawalAbnormal: { tone: 'critical', hrefOf: withdrawals(7) },
  withdrawalRejected: { tone: 'caution', hrefOf: withdrawals(2) },
  paymentUnder: { tone: 'caution', hrefOf: payments(1) },
  paymentOver: { tone: 'caution', hrefOf: payments(2) },
  paymentLate: { tone: 'caution', hrefOf: payments(3) },
  keyExpiring: { tone: 'caution', hrefOf: keys },
  reply: { tone: 'info', hrefOf: (paths, { ref }) => paths.workOrders(oneOr(ref, { detail: ref })) },
  addressCooling: { tone: 'neutral', hrefOf: (paths) => paths.addresses({ status: 2 }) },
};

export interface PendingItem extends ActionPlan {
  readonly kind: AttentionKind;
  readonly item: AttentionItem;
}

const isKnown = (kind: string): kind is AttentionKind => Object.hasOwn(actions, kind);

/** What can be named, in the order of the bank; a kind from a later version is passed over. */
export function pendingItems(list: readonly AttentionItem[]): PendingItem[] {
  return list.flatMap((item) =>
    isKnown(item.kind) ? [{ kind: item.kind, item, ...actions[item.kind] }] : [],
  );
}
