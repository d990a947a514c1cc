import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { assetsQueryAtom, findAssetPart } from '#data/assets.ts';
import { currencyQueryAtoms, findTokenOnNetwork } from '#data/currencies.ts';
import { useUrlState } from '#data/urlState.ts';
import { withdrawStateAtom } from '#data/withdrawals.ts';
import { isOpen, tokenChoices, tokenOfId } from './tokenChoices.ts';
import type { WithdrawDraft } from './draft.ts';

/** Which token on which network. The address wins over what was written before (specification §2). */
export function useAsset(draft: WithdrawDraft) {
  const [state] = useUrlState(withdrawStateAtom);
  const assetsQuery = useAtomValue(assetsQueryAtom);
  const networksQuery = useAtomValue(currencyQueryAtoms.withdraw);
  const assets = assetsQuery.data?.list;
  const networks = networksQuery.data?.list;
  const requestedId = state.id ?? draft.id;
  const found = findTokenOnNetwork(networks, requestedId);
  const token = tokenOfId(requestedId, assets, found) ?? (state.id === undefined ? draft.token : '');
  const choices = useMemo(() => tokenChoices(assets, networks), [assets, networks]);
  const choice = choices.find((one) => one.token === token);
  const [only] = choice?.networks ?? [];
  // A token of one network needs no choice of it.
  const asset = found ?? (choice?.networks.length === 1 ? only : undefined);

  return {
    assetsQuery,
    networksQuery,
    choices,
    choice,
    token,
    asset,
    id: asset?.token.id ?? '',
    isUnderMaintenance: asset !== undefined && !isOpen(asset),
    /** The link names something there is not (10012). */
    isUnmatched: requestedId !== '' && assets !== undefined && networks !== undefined && token === '',
    part: findAssetPart(assets, asset?.token.id),
  };
}

export type AssetSelection = ReturnType<typeof useAsset>;
