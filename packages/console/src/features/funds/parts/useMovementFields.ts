import { type MovementFilter, fundStateAtom } from '#data/funds.ts';
import { useText } from '#i18n/useText.ts';
import {
  type Choice,
  type ChoiceField,
  choicesOf,
  type DatesField,
  type FilterField,
  type TypedField,
} from '#parts/list/filterFields.ts';
import {
  movementDirection,
  movementProgress,
  streamType,
  withdrawalStatus,
} from '@settlement/api-mocks/contract/enumerations';
import { useAtomValue } from 'jotai';
import { tokensOnNetworks } from '#data/currencies.ts';
import { networksQueryAtom } from '#data/expenses.ts';
import { movementLists, movementPairsQueryAtom } from '#data/movements.ts';
import { progressText, withdrawalText } from '#parts/values/MovementTags.tsx';
import { directionText, typeText } from './fundTexts.tsx';

function useTypeChoices(): readonly Choice[] {
  const text = useText();
  return choicesOf(Object.values(streamType), (code) => typeText(text, code));
}

function useDirectionChoices(): readonly Choice[] {
  const text = useText();
  return choicesOf(Object.values(movementDirection), (code) => directionText(text, code));
}

/** Returns the status options: withdrawal statuses, or the record progress of other lists. */
function useStatusChoices(): readonly Choice[] {
  const text = useText();
  const { tab } = useAtomValue(fundStateAtom);
  return tab === 'withdrawal'
    ? choicesOf(Object.values(withdrawalStatus), (code) => withdrawalText(text, code))
    : choicesOf(Object.values(movementProgress), (code) => progressText(text, code));
}

function useTokenChoices(): Choice[] {
  const networks = useAtomValue(networksQueryAtom).data?.list ?? [];
  return tokensOnNetworks(networks)
    .map(({ network, token }) => ({ id: token.id, name: `${token.token} · ${network.chain}` }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function useNetworkChoices(): Choice[] {
  const networks = useAtomValue(networksQueryAtom).data?.list ?? [];
  return networks.map(({ id, chain }) => ({ id, name: chain }));
}

function useGasTokenChoices(): Choice[] {
  const { network_id } = useAtomValue(movementLists.gas.filtersAtom);
  const networks = useAtomValue(networksQueryAtom).data?.list ?? [];
  const matching = network_id === undefined ? networks : networks.filter(({ id }) => id === network_id);
  return [...new Set(matching.flatMap(({ subset }) => subset.map(({ token }) => token)))].map((token) => ({
    id: token,
    name: token,
  }));
}

function usePairChoices(): Choice[] {
  const pairs = useAtomValue(movementPairsQueryAtom).data?.list ?? [];
  return pairs.map(({ from, to }) => ({
    id: `${from.id}-${to.id}`,
    name: `${from.token} · ${from.chain} → ${to.token} · ${to.chain}`,
  }));
}

type MovementFields = Readonly<Record<MovementFilter, FilterField>> & { readonly dates: DatesField };

export function useMovementFields(): MovementFields {
  const text = useText();
  const choice = (kind: ChoiceField['kind'], label: string, choices: readonly Choice[]): ChoiceField => ({
    kind,
    label,
    any: text('common.filter.any'),
    choices,
  });
  const typed = (name: 'keyword' | 'txid' | 'address', label: string): TypedField => ({
    kind: 'text',
    label,
    placeholder: text(`funds.filterHint.${name}`),
  });
  return {
    type: choice('choice', text('common.column.type'), useTypeChoices()),
    direction: choice('choice', text('funds.column.direction'), useDirectionChoices()),
    status: choice('choice', text('common.column.status'), useStatusChoices()),
    id: choice('find', text('funds.filter.id'), useTokenChoices()),
    pair: choice('find', text('funds.filter.pair'), usePairChoices()),
    // A new network clears the token, because the two filters may not match.
    network_id: {
      ...choice('choice', text('funds.filter.network_id'), useNetworkChoices()),
      clears: ['token_id'],
    },
    token_id: choice('choice', text('funds.filter.token_id'), useGasTokenChoices()),
    keyword: { ...typed('keyword', text('funds.filter.keyword')), kind: 'search' },
    txid: typed('txid', text('funds.column.txid')),
    address: typed('address', text('common.column.address')),
    dates: { kind: 'days', label: text('common.range.dates') },
  };
}
