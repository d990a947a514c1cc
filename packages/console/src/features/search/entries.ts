import type { ExtensionGroup } from '@settlement/api-mocks/contract/extensions';
import type { MessageId } from '#i18n/ids.ts';
import { menuPaths, pages } from '#lib/address/pages.ts';
import terms from './terms.json' with { type: 'json' };

export type Label = keyof typeof terms & MessageId;

export type Change =
  | 'dark'
  | 'light'
  | 'system'
  | 'language'
  | 'hide'
  | 'show'
  | 'notifications'
  | 'keys'
  | 'tour'
  | 'test'
  | 'live'
  | 'signOut';

export type Target = { readonly to: string } | { readonly change: Change };

export interface Entry {
  readonly kind: 'action' | 'page' | 'setting';
  readonly label: Label;
  /** The URL on desktops, or a change. `{app}` creates one command for each application. */
  readonly target: Target;
  readonly needs?: ExtensionGroup | undefined;
  readonly terms: readonly string[];
}

type Row = readonly [label: Label, to: string, needs?: ExtensionGroup];

const SECURITY = '/accountInfo?page_tab=_security';
const BILLING = '/accountInfo?page_tab=_billSetting';
const FUNDS = '/property/fundingDetails?tab=';
const APP = '/appManage?app={app}&section=';

const actions: readonly Row[] = [
  ['shell.title.withdraw', '/property/withdraw'],
  ['shell.title.swap', '/property/swap'],
  ['shell.title.recharge', '/property/recharge'],
  ['shell.title.transfer', '/property/transfer'],
  ['shell.title.batch', '/property/batch'],
  ['search.refund', '/record', 'payments'],
  ['links.new', '/record/links?new=1'],
  ['applications.new', '/appManage?new=1'],
  ['addresses.add', '/property/address?new=1'],
  ['workOrders.new', '/work-order?new=0'],
  ['payments.export.title', '/record'],
  ['addresses.import.title', '/property/address'],
  ['account.log.export', `${SECURITY}#log`],
  ['callbacks.resend.title', '/callbackList'],
  ['search.testCallback', '/callbackList?tab=test'],
];

const subpages: readonly Row[] = [
  ['shell.title.fundDetails', '/property/fundingDetails'],
  ['search.withdrawals', `${FUNDS}withdrawal`],
  ['search.deposits', `${FUNDS}recharge`],
  ['search.swaps', `${FUNDS}swap`],
  ['search.transfers', `${FUNDS}transfer`],
  ['search.gas', `${FUNDS}gas`],
  ['shell.title.links', '/record/links'],
  ['views.title', '/record', 'views'],
  ['payments.status.1', '/record?status=1'],
  ['payments.status.3', '/record?status=3'],
  ['payments.status.6', '/record?status=6'],
  ['payments.difference.1', '/record?exception=1', 'payments'],
  ['payments.difference.2', '/record?exception=2', 'payments'],
  ['payments.difference.3', '/record?exception=3', 'payments'],
  ['callbacks.status.5', '/callbackList?status=5'],
  ['reports.tab.report', '/reports?tab=report'],
  ['callbacks.tab.endpoints', '/callbackList?tab=endpoints'],
  ['shell.title.permission', '/openAuth'],
  ['docs.errors', '/docs#errors'],
  ['docs.test', '/docs#test-data'],
  ['docs.changelog', '/docs#changelog'],
];

const settings: readonly Row[] = [
  ['account.tab.security', SECURITY],
  ['account.security.password', `${SECURITY}&action=password`],
  ['account.forgot.title', `${SECURITY}&action=forgot`, 'account'],
  ['account.security.trade', `${SECURITY}&action=trade`, 'account'],
  ['account.reset.title', `${SECURITY}&action=reset`, 'account'],
  ['account.security.google', `${SECURITY}&action=google`],
  ['account.recovery.title', `${SECURITY}&action=recovery`, 'account'],
  ['account.security.phone', `${SECURITY}&action=phone`],
  ['account.email.title', `${SECURITY}&action=email`],
  ['account.sessions.title', `${SECURITY}#sessions`, 'account'],
  ['account.freeze.title', `${SECURITY}#freeze`, 'outgoingTransfers'],
  ['account.phrase.title', `${SECURITY}#phrase`, 'account'],
  ['account.idle.title', `${SECURITY}#idle`],
  ['account.switch.notice', `${SECURITY}#notices`],
  ['account.log.title', `${SECURITY}#log`],
  ['account.delete.title', `${SECURITY}&action=delete`],
  ['account.basic.edit', '/accountInfo?action=edit'],
  ['account.basic.region', '/accountInfo?action=edit'],
  ['account.basic.telegram', '/accountInfo?action=edit'],
  ['applications.section.ip', `${APP}ip`],
  ['applications.section.rights', `${APP}keys`],
  ['applications.keys.sign', `${APP}keys`, 'account'],
  ['applications.field.callback', `${APP}callback`],
  ['applications.field.payment', `${APP}mode`],
  ['applications.field.networks', `${APP}networks`],
  ['addresses.policy.title', '/property/address'],
  ['account.tab.billing', BILLING, 'billing'],
  ['account.bill.tokens', `${BILLING}#tokens`, 'billing'],
  ['account.bill.rules', `${BILLING}#rules`, 'billing'],
  ['collection.title', '/property/collect'],
  ['account.bill.statement', `${BILLING}#automatic-statements`, 'billing'],
  ['account.statements.title', `${BILLING}#statements`, 'billing'],
];

const changes: readonly (readonly [label: Label, change: Change])[] = [
  ['shell.theme.dark', 'dark'],
  ['shell.theme.light', 'light'],
  ['shell.theme.system', 'system'],
  ['search.language', 'language'],
  ['common.balances.hide', 'hide'],
  ['common.balances.show', 'show'],
  ['notifications.title', 'notifications'],
  ['shortcuts.title', 'keys'],
  ['tour.title', 'tour'],
  ['shell.mode.switch.test', 'test'],
  ['shell.mode.switch.live', 'live'],
  ['shell.user.logout', 'signOut'],
];

const menu = menuPaths.map((path): Row => {
  const { title } = pages[path];
  return [typeof title === 'string' ? title : title.desktop, path];
});

const entry = (kind: Entry['kind'], label: Label, target: Target, needs?: ExtensionGroup): Entry => ({
  kind,
  label,
  target,
  needs,
  terms: terms[label].split('|'),
});
const ofKind = (kind: Entry['kind'], rows: readonly Row[]) =>
  rows.map(([label, to, needs]) => entry(kind, label, { to }, needs));

export const suggested: readonly Entry[] = [...ofKind('page', menu), ...ofKind('action', actions)];

export const entries: readonly Entry[] = [
  ...suggested,
  ...ofKind('page', subpages),
  ...ofKind('setting', settings),
  ...changes.map(([label, change]) => entry('setting', label, { change })),
];

export const datedLabels: readonly Label[] = [
  'shell.nav.payments',
  'search.withdrawals',
  'search.deposits',
  'search.swaps',
  'search.transfers',
  'search.gas',
  'shell.title.fundDetails',
];
