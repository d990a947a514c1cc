import { atom } from 'jotai';
import { choiceParam, integerParam, textParam, withoutParams } from '#lib/urlState.ts';
import { locationAtom } from './location.ts';
import { urlStateAtom } from './urlState.ts';

/** The kinds of movement that have a list of their own, after the list of all. */
export const movementTabs = ['all', 'recharge', 'withdrawal', 'swap', 'transfer', 'gas'] as const;
export type MovementTab = (typeof movementTabs)[number];

/** Everything a list of movements can be filtered by, beside its dates; each list has some of it. */
export const movementFilters = {
  type: integerParam(),
  direction: integerParam(),
  /** A token on a chain. */
  id: textParam(),
  keyword: textParam(),
  /** A withdrawal's status on its tab, the record progress elsewhere. */
  status: integerParam(),
  txid: textParam(),
  address: textParam(),
  /** Two ids of tokens on chains, with a hyphen between. */
  pair: textParam(),
  network_id: textParam(),
  token_id: textParam(),
};
export type MovementFilter = keyof typeof movementFilters;

/** The open list, and the movement in the drawer, by its number. */
export const fundParams = {
  tab: choiceParam(movementTabs, 'all', { keepsOthers: true }),
  detail: textParam({ keepsOthers: true }),
};
export const fundStateAtom = urlStateAtom(fundParams);

/** Lists that are filtered by a token on a chain. */
const withToken: ReadonlySet<MovementTab> = new Set(['all', 'recharge', 'withdrawal', 'transfer']);

/** On to another list: the dates stay, and the token where that list knows it. */
export const openTabAtom = atom(null, (get, set, tab: MovementTab) => {
  if (tab === get(fundStateAtom).tab) return;
  const { pathname, search } = get(locationAtom);
  const gone = Object.keys(movementFilters).filter((name) => name !== 'id' || !withToken.has(tab));
  const kept = new URLSearchParams(withoutParams(search, [...gone, 'current', 'detail', 'tab']));
  if (tab !== 'all') kept.set('tab', tab);
  set(locationAtom, `${pathname}?${kept.toString()}`);
});
