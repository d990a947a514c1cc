import type { Device } from '../browser/device.ts';
import { type AppLocation, toHref } from '../browser/locationSource.ts';
import { addressOf, type PagePath } from './pages.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

export type AccountTab = '_basic' | '_security' | '_billSetting';

/** Returns all URLs of the console on a device, or functions that build them (specification §2). */
export function pathsOf(device: Device) {
  const at = (page: PagePath, query: Query = {}) => `${addressOf(page, device)}${queryOf(query)}`;
  return {
    home: at('/'),
    payments: (query?: Query) => at('/record', query),
    links: at('/record/links'),
    account: (tab?: AccountTab, action?: string) => at('/accountInfo', { page_tab: tab, action }),
    assets: (query?: Query) => at('/property', query),
    fundDetails: (query?: Query) => at('/property/fundingDetails', query),
    swap: (from?: string) => at('/property/swap', { from }),
    withdraw: (id?: string, saved?: string) => at('/property/withdraw', { id, saved }),
    /** Returns the URL of the transfer form. The parameter `id` is the ID of a token on a network. */
    transfer: (query?: Query) => at('/property/transfer', query),
    recharge: (id?: string) => at('/property/recharge', { id }),
    collect: at('/property/collect'),
    batch: at('/property/batch'),
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
    login: ({ from, reason }: { from?: AppLocation; reason?: LoginReason } = {}) =>
      `${device === 'mobile' ? '/m' : ''}/login${queryOf({
        redirect: from && toHref(from) !== at('/') ? toHref(from) : undefined,
        reason,
      })}`,
  };
}

export type Paths = ReturnType<typeof pathsOf>;

export type LoginReason = 'expired' | 'deleted' | 'newPassword';

function queryOf(query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The path of the page for work orders, which is the same on all devices (specification §2). */
const WORK_ORDER = '/work-order';

export interface WorkOrderFacts {
  /** The type of the work order. 0 if the user selects it. */
  readonly type: number;
  readonly theme?: string | undefined;
  readonly chain?: string | undefined;
  readonly token?: string | undefined;
  readonly address?: string | undefined;
  readonly txid?: string | undefined;
  readonly trade_no?: string | undefined;
}

export function workOrderHref({ type, ...facts }: WorkOrderFacts): string {
  const params = new URLSearchParams({ new: String(type) });
  for (const [name, value] of Object.entries(facts)) {
    if (value !== undefined && value !== '') params.set(name, value);
  }
  return `${WORK_ORDER}?${params.toString()}`;
}
