import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { assetsQueryAtom, findAssetPart } from '../../../data/assets.ts';
import { currencyQueryAtoms, findTokenOnNetwork } from '../../../data/currencies.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { withdrawStateAtom } from '../../../data/withdrawals.ts';
import { isOpen, tokenChoices, tokenOfId } from './tokenChoices.ts';
import type { WithdrawDraft } from './draft.ts';

/** Which token on which network. The address wins over what was written before (specification §2). */
export function usePlace(draft: WithdrawDraft, patch: (change: Partial<WithdrawDraft>) => void) {
  const [state, setState] = useUrlState(withdrawStateAtom);
  const assetsQuery = useAtomValue(assetsQueryAtom);
  const networksQuery = useAtomValue(currencyQueryAtoms.withdraw);
  const assets = assetsQuery.data?.list;
  const networks = networksQuery.data?.list;
  const asked = state.id ?? draft.id;
  const found = findTokenOnNetwork(networks, asked);
  const token = tokenOfId(asked, assets, found) ?? (state.id === undefined ? draft.token : '');
  const choices = useMemo(() => tokenChoices(assets, networks), [assets, networks]);
  const choice = choices.find((one) => one.token === token);
  const [only] = choice?.networks ?? [];
  // A token of one network needs no choice of it.
  const place = found ?? (choice?.networks.length === 1 ? only : undefined);

  const setPlace = (id: string, more: Partial<WithdrawDraft> = {}) => {
    patch({ id, ...more });
    setState({ id: id === '' ? undefined : id }, { replace: true });
  };

  return {
    assetsQuery,
    networksQuery,
    choices,
    choice,
    token,
    place,
    id: place?.token.id ?? '',
    isResting: place !== undefined && !isOpen(place),
    /** The link names something there is not (10012). */
    isStray: asked !== '' && assets !== undefined && networks !== undefined && token === '',
    part: findAssetPart(assets, place?.token.id),
    setPlace,
  };
}

export type Place = ReturnType<typeof usePlace>;
