import type { MovementFilter } from '#data/funds.ts';
import { useText } from '#i18n/useText.ts';
import type { Choice, ChoiceField, DatesField, FilterField, TypedField } from '#parts/list/filterFields.ts';
import {
  useDirectionChoices,
  useGasTokenChoices,
  useNetworkChoices,
  usePairChoices,
  useStatusChoices,
  useTokenChoices,
  useTypeChoices,
} from './useChoices.ts';

type MovementFields = Readonly<Record<MovementFilter, FilterField>> & { readonly dates: DatesField };

/** Every field that one of the six lists has. */
export function useMovementFields(): MovementFields {
  const text = useText();
  const choice = (
    kind: ChoiceField['kind'],
    name: MovementFilter,
    choices: readonly Choice[],
  ): ChoiceField => ({ kind, label: text(`funds.filter.${name}`), any: text('funds.filter.all'), choices });
  const typed = (name: 'keyword' | 'txid' | 'address'): TypedField => ({
    kind: 'text',
    label: text(`funds.filter.${name}`),
    placeholder: text(`funds.filterHint.${name}`),
  });
  return {
    type: choice('choice', 'type', useTypeChoices()),
    direction: choice('choice', 'direction', useDirectionChoices()),
    status: choice('choice', 'status', useStatusChoices()),
    id: choice('find', 'id', useTokenChoices()),
    pair: choice('find', 'pair', usePairChoices()),
    // Another network may not have the token.
    network_id: { ...choice('choice', 'network_id', useNetworkChoices()), clears: ['token_id'] },
    token_id: choice('choice', 'token_id', useGasTokenChoices()),
    keyword: typed('keyword'),
    txid: typed('txid'),
    address: typed('address'),
    dates: { kind: 'days', label: text('funds.filter.date') },
  };
}
