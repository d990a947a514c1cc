import { atom } from 'jotai';
import { choiceParam, dayParam, integerParam, pageParam, textParam } from '../lib/urlState.ts';
import { timeRangeAtom } from './timeRange.ts';
import { urlStateAtom } from './urlState.ts';

/** The kinds of movement that have a list of their own, after the list of all. */
export const movementTabs = ['all', 'recharge', 'withdrawal', 'swap', 'transfer', 'gas'] as const;
export type MovementTab = (typeof movementTabs)[number];

/** Specification §9: 10 rows where nothing else is said, 20 by choice. */
export const movementPageSizes = [10, 20] as const;

/** Ranges that stay relative in a link: "last 7 days" is still that tomorrow. */
export const movementRanges = ['all', 'today', '7d', '15d', '30d', 'days'] as const;

/** The state of the fund details; all of it can be sent as a link. */
export interface FundState {
  tab: MovementTab;
  type: number | undefined;
  direction: number | undefined;
  /** A token on a chain. */
  id: string | undefined;
  keyword: string | undefined;
  /** A withdrawal's status on its tab, the record progress elsewhere. */
  status: number | undefined;
  txid: string | undefined;
  address: string | undefined;
  /** Two ids of tokens on chains, with a hyphen between. */
  pair: string | undefined;
  network_id: string | undefined;
  token_id: string | undefined;
  range: (typeof movementRanges)[number];
  /** First and last day in the merchant's zone; they count when the range is `days`. */
  from: string | undefined;
  to: string | undefined;
  current: number;
  pageSize: (typeof movementPageSizes)[number];
  /** The movement in the drawer, by its number. */
  detail: string | undefined;
}

export const fundStateAtom = urlStateAtom<FundState>({
  tab: choiceParam(movementTabs, 'all'),
  type: integerParam(),
  direction: integerParam(),
  id: textParam(),
  keyword: textParam(),
  status: integerParam(),
  txid: textParam(),
  address: textParam(),
  pair: textParam(),
  network_id: textParam(),
  token_id: textParam(),
  range: choiceParam(movementRanges, 'all'),
  from: dayParam(),
  to: dayParam(),
  current: pageParam(),
  pageSize: choiceParam(movementPageSizes, 10),
  detail: textParam({ keepsOthers: true }),
});

/** Everything a list can be filtered by, beside its dates. */
export type MovementFilter =
  | 'type'
  | 'direction'
  | 'id'
  | 'keyword'
  | 'status'
  | 'txid'
  | 'address'
  | 'pair'
  | 'network_id'
  | 'token_id';

/** What each list can be filtered by, in the order of its fields; dates come after these. */
export const filtersOfTab = {
  all: ['type', 'direction', 'id', 'keyword'],
  recharge: ['id', 'status', 'txid'],
  withdrawal: ['id', 'status', 'address'],
  swap: ['pair', 'status'],
  transfer: ['direction', 'id'],
  gas: ['network_id', 'token_id'],
} as const satisfies Record<MovementTab, readonly MovementFilter[]>;

/** What "clear all" goes back to. */
export const noFundFilters = {
  type: undefined,
  direction: undefined,
  id: undefined,
  keyword: undefined,
  status: undefined,
  txid: undefined,
  address: undefined,
  pair: undefined,
  network_id: undefined,
  token_id: undefined,
  range: 'all',
  from: undefined,
  to: undefined,
} as const satisfies Partial<FundState>;

/** On to another list: the dates stay, and the token where that list knows it. */
export function onTab(state: FundState, tab: MovementTab): Partial<FundState> {
  const { range, from, to, id } = state;
  const names: readonly MovementFilter[] = filtersOfTab[tab];
  return {
    ...noFundFilters,
    tab,
    range,
    from,
    to,
    id: names.includes('id') ? id : undefined,
    detail: undefined,
  };
}

/** How many filters of the open list are set; a range is one. */
export const fundFilterCountAtom = atom((get) => {
  const state = get(fundStateAtom);
  const names: readonly MovementFilter[] = filtersOfTab[state.tab];
  return names.filter((name) => state[name] !== undefined).length + (state.range === 'all' ? 0 : 1);
});

/** The chosen days as the calls take them; null until the merchant's zone is known. */
export const fundTimesAtom = atom((get) => {
  const { range, from, to } = get(fundStateAtom);
  return get(timeRangeAtom)({ range, from, to });
});
