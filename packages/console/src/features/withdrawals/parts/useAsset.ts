import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { assetsQueryAtom, findAssetPart } from '#data/assets.ts';
import { currencyQueryAtoms, findTokenOnNetwork } from '#data/currencies.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { withdrawStateAtom } from '#data/withdrawals.ts';
import {
  type Fit,
  type TokenChoice,
  fitsOf,
  heldTokens,
  isOpen,
  tokenChoices,
  tokenOfId,
} from './tokenChoices.ts';
import type { WithdrawDraft } from './draft.ts';

const onlyOne = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** Returns the only token with a balance that the address can receive, otherwise ''. */
function onlyTokenOf(fits: readonly Fit[], choices: readonly TokenChoice[]): string {
  const held = heldTokens(choices);
  return onlyOne([...new Set(fits.map(({ token }) => token.token).filter((one) => held.has(one)))]) ?? '';
}

/** Returns the selected token and network. The URL has priority over the draft (specification §2). */
export function useAsset(draft: WithdrawDraft) {
  const [state] = useUrlState(withdrawStateAtom);
  const assetsQuery = useAtomValue(assetsQueryAtom);
  const networksQuery = useAtomValue(currencyQueryAtoms.withdraw);
  const assets = assetsQuery.data?.list;
  const networks = networksQuery.data?.list;
  const requestedId = state.id ?? draft.id;
  const found = findTokenOnNetwork(networks, requestedId);
  const choices = useMemo(() => tokenChoices(assets, networks), [assets, networks]);
  const fits = useMemo(() => fitsOf(draft.address, choices), [draft.address, choices]);
  const chosen = tokenOfId(requestedId, assets, found) ?? (state.id === undefined ? draft.token : '');
  const token = chosen === '' && requestedId === '' ? onlyTokenOf(fits, choices) : chosen;
  const choice = choices.find((one) => one.token === token);
  const networksOfToken = choice?.networks ?? [];
  const fitting = fits.filter((one) => one.token.token === token);
  // The network is selected automatically if the token has only one network, or if the address fits only one of them.
  const asset = found ?? onlyOne(networksOfToken) ?? onlyOne(fitting);

  return {
    assetsQuery,
    networksQuery,
    choices,
    choice,
    token,
    asset,
    /** True if the user or a link selected the network. False if the network was selected automatically. */
    isNetworkChosen: found !== undefined,
    fits,
    id: asset?.token.id ?? '',
    isUnderMaintenance: asset !== undefined && !isOpen(asset),
    /** True if the token or network in the URL or the draft doesn't exist (10012). */
    isUnmatched: requestedId !== '' && assets !== undefined && networks !== undefined && token === '',
    part: findAssetPart(assets, asset?.token.id),
  };
}

export type AssetSelection = ReturnType<typeof useAsset>;
