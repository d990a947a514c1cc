import type { AttentionItem, AttentionKind } from '@settlement/api-mocks/contract/attention';
import type { Tone } from '@settlement/design-system/tokens';
import type { Paths } from '#lib/address/paths.ts';

type Query = Record<string, string | number>;

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
    paths.payments(oneOr(ref, { detail: ref }, { exception, open: 1, range: '7d' }));

/** The status code of failed deliveries, even if attempts are left. */
const FAILED = 5;

interface ActionPlan {
  readonly tone: Tone;
  readonly hrefOf: (paths: Paths, item: AttentionItem) => string;
}

const actions: Readonly<Record<AttentionKind, ActionPlan>> = {
  permissionRejected: { tone: 'critical', hrefOf: (paths) => paths.openAuth },
  keyExpired: { tone: 'critical', hrefOf: keys },
  gasLow: { tone: 'critical', hrefOf: (paths, item) => paths.recharge(item.currency_id) },
  callbacksFailing: {
    tone: 'critical',
    hrefOf: (paths, { ref }) => paths.callbacks({ status: FAILED, ...oneOr(ref, { appid: ref }) }),
  },
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

/** Kinds of tasks that only a later version knows are skipped. */
export function pendingItems(list: readonly AttentionItem[]): PendingItem[] {
  return list.flatMap((item) =>
    isKnown(item.kind) ? [{ kind: item.kind, item, ...actions[item.kind] }] : [],
  );
}
