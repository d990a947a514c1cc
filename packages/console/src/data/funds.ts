import type { StreamEntry } from '@settlement/api-mocks/contract/funds';
import { atom } from 'jotai';
import { choiceParam, textParam, withoutParams } from '#lib/address/urlState.ts';
import { locationAtom } from './page/location.ts';
import { urlStateAtom } from './page/urlState.ts';

export const movementTabs = ['all', 'recharge', 'withdrawal', 'swap', 'transfer', 'gas'] as const;
export type MovementTab = (typeof movementTabs)[number];

const movementFilters = [
  'type',
  'direction',
  'id',
  'keyword',
  /** A withdrawal status in the list of withdrawals, otherwise a record progress. */
  'status',
  'txid',
  'address',
  /** The IDs of two tokens on networks, joined by a hyphen. */
  'pair',
  'network_id',
  'token_id',
] as const;
export type MovementFilter = (typeof movementFilters)[number];

export const fundParams = {
  tab: choiceParam(movementTabs, 'all', { keepsOthers: true }),
  detail: textParam({ keepsOthers: true }),
};
export const fundStateAtom = urlStateAtom(fundParams);

const withToken: ReadonlySet<MovementTab> = new Set(['all', 'recharge', 'withdrawal', 'transfer']);

export const openTabAtom = atom(null, (get, set, tab: MovementTab) => {
  if (tab === get(fundStateAtom).tab) return;
  const { pathname, search } = get(locationAtom);
  const gone = movementFilters.filter((name) => name !== 'id' || !withToken.has(tab));
  const kept = new URLSearchParams(withoutParams(search, [...gone, 'current', 'detail', 'tab']));
  if (tab !== 'all') kept.set('tab', tab);
  set(locationAtom, `${pathname}?${kept.toString()}`);
});

/** Returns the serial number of a movement, or its ID if the server implements only the specification. */
export const serialOf = ({ serial_no, id }: Pick<StreamEntry, 'serial_no' | 'id'>): string => serial_no || id;
