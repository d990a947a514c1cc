import { movementProgress, withdrawalStatus } from '@settlement/api-mocks/contract/enumerations';
import { useAtomValue } from 'jotai';
import { tokensOnNetworks } from '#data/currencies.ts';
import { networksQueryAtom } from '#data/expenses.ts';
import { movementLists, movementPairsQueryAtom } from '#data/movements.ts';
import { fundStateAtom } from '#data/funds.ts';
import { useText } from '#i18n/useText.ts';
import type { Choice } from '#parts/list/filterFields.ts';
import { progressText, withdrawalText } from '#parts/MovementTags.tsx';
import { directionCodes, directionText, typeCodes, typeText } from './fundTexts.ts';

const choicesOf = (codes: readonly number[], name: (code: number) => string): Choice[] =>
  codes.map((code) => ({ id: String(code), name: name(code) }));

export function useTypeChoices(): Choice[] {
  const text = useText();
  return choicesOf(typeCodes, (code) => typeText(text, code));
}

export function useDirectionChoices(): Choice[] {
  const text = useText();
  return choicesOf(directionCodes, (code) => directionText(text, code));
}

/** Statuses of the open list: a withdrawal has its own, everything else the record progress. */
export function useStatusChoices(): Choice[] {
  const text = useText();
  const { tab } = useAtomValue(fundStateAtom);
  return tab === 'withdrawal'
    ? choicesOf(Object.values(withdrawalStatus), (code) => withdrawalText(text, code))
    : choicesOf(Object.values(movementProgress), (code) => progressText(text, code));
}

/** Tokens on their networks, by the ids that lists are filtered by. */
export function useTokenChoices(): Choice[] {
  const networks = useAtomValue(networksQueryAtom).data?.list ?? [];
  return tokensOnNetworks(networks)
    .map(({ network, token }) => ({ id: token.id, name: `${token.token} · ${network.chain}` }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

export function useNetworkChoices(): Choice[] {
  const networks = useAtomValue(networksQueryAtom).data?.list ?? [];
  return networks.map(({ id, chain }) => ({ id, name: chain }));
}

/** Tokens by their names, of one network or of all. */
export function useGasTokenChoices(): Choice[] {
  const { network_id } = useAtomValue(movementLists.gas.filtersAtom);
  const networks = useAtomValue(networksQueryAtom).data?.list ?? [];
  const matching = network_id === undefined ? networks : networks.filter(({ id }) => id === network_id);
  return [...new Set(matching.flatMap(({ subset }) => subset.map(({ token }) => token)))].map((token) => ({
    id: token,
    name: token,
  }));
}

/** Every way round of every pair, as `<from id>-<to id>`. */
export function usePairChoices(): Choice[] {
  const pairs = useAtomValue(movementPairsQueryAtom).data?.list ?? [];
  return pairs.map(({ from, to }) => ({
    id: `${from.id}-${to.id}`,
    name: `${from.token} · ${from.chain} → ${to.token} · ${to.chain}`,
  }));
}
