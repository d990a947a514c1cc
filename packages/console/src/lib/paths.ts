import type { Device } from './device.ts';
import { type AppLocation, toHref } from './locationSource.ts';
import { addressOf, type PagePath } from './pages.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

/** Tabs of the account page (specification §2). */
export type AccountTab = '_basic' | '_security' | '_billSetting';

/** Every address the console links to, per device (specification §2). */
export function pathsOf(device: Device) {
  const at = (page: PagePath, query: Query = {}) => `${addressOf(page, device)}${queryOf(query)}`;
  return {
    home: at('/'),
    records: (query?: Query) => at('/record', query),
    /** `action` opens one thing at once, as `google` its authenticator. */
    account: (tab?: AccountTab, action?: string) => at('/accountInfo', { page_tab: tab, action }),
    /** `{ recharge: id }` and `{ transfer: id }` open those over the assets; the ids are of token-on-chain. */
    assets: (query?: Query) => at('/property', query),
    fundDetails: (query?: Query) => at('/property/fundingDetails', query),
    /** Swap an asset, by its id. */
    swap: (from?: string) => at('/property/swap', { from }),
    /** Withdraw an asset, by its id, to a saved address, by its own. */
    withdraw: (id?: string, saved?: string) => at('/property/withdraw', { id, saved }),
    addresses: (query?: Query) => at('/property/address', query),
    openAuth: at('/openAuth'),
    openAuthPage: at('/openAuthPage'),
    reviewing: at('/reviewing'),
    initPage: at('/initPage'),
    applications: (query?: Query) => at('/appManage', query),
    callbacks: (query?: Query) => at('/callbackList', query),
    market: at('/market'),
    workOrders: (query?: Query) => at('/work-order', query),
    docs: at('/docs'),
    /** Back to `from` after signing in; `reason` says why it is shown. */
    login: ({ from, reason }: { from?: AppLocation; reason?: LoginReason } = {}) =>
      `${device === 'mobile' ? '/m' : ''}/login${queryOf({
        redirect: from && toHref(from) !== at('/') ? toHref(from) : undefined,
        reason,
      })}`,
  };
}

export type Paths = ReturnType<typeof pathsOf>;

/** Why a signed-in user sees the login page. */
export type LoginReason = 'expired' | 'deleted' | 'newPassword';

function queryOf(query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
