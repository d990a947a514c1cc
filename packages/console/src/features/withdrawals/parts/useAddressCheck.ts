import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { addressStatus, onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { blockOf, entriesOf, savedEntryOf } from '@settlement/api-mocks/rules/addressBook';
import { type Recipient, readRecipient } from '@settlement/api-mocks/rules/recipient';
import { useAtomValue } from 'jotai';
import { useOffers } from '#data/calls/extensions.ts';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { useSavedAddresses } from '#data/addresses.ts';
import { useAddressCheckQuery } from '#data/withdrawals.ts';
import type { WithdrawDraft } from './draft.ts';
import type { AssetSelection } from './useAsset.ts';

/** The results of all checks of an address, from the local rules, the server and the address book. */
export interface AddressKnowledge {
  readonly recipient: Recipient;
  readonly memo: string;
  readonly check: AddressCheck | undefined;
  readonly isChecking: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** The address book entry with the same address and memo. Prefers the entry of this token and network. */
  readonly saved: SavedAddress | undefined;
  /** The address book entries of this token on this network with the same address but a different memo. */
  readonly offered: readonly SavedAddress[];
  /**
   * The address book entries of the network's address family, or all entries if no network is selected.
   * Undefined while loading, and if `hasNoBook` is true.
   */
  readonly book: readonly SavedAddress[] | undefined;
  /** True if the server has no address book, or if the address book doesn't support this network. */
  readonly hasNoBook: boolean;
  readonly block: ReturnType<typeof blockOf>;
  /** True if only saved addresses are allowed and no usable entry for this token on this network has this address. */
  readonly isBarred: boolean;
}

/** Checks the address locally on every change, and on the server half a second after the last change. */
export function useAddressCheck(draft: WithdrawDraft, asset: AssetSelection): AddressKnowledge {
  const { id } = asset;
  const network = asset.asset?.network;
  const now = useAtomValue(serverClockAtom).now();
  const recipient = asset.asset
    ? readRecipient(draft.address, asset.asset)
    : readWithout(draft.address, asset);
  const { address } = recipient;
  const memo = network?.memo ? draft.memo.trim() || recipient.memo : '';
  const isValid = recipient.problem === undefined;
  const query = useAddressCheckQuery(isValid && id !== '' ? { id, address, memo } : undefined);
  const check = query.data;
  const offers = useOffers();
  // Without a selected network, addresses of all families are loaded.
  const hasNoBook = (network && !network.chain_family) || !offers('addresses');
  const { data: book } = useSavedAddresses(hasNoBook ? undefined : (network?.chain_family ?? ''));
  const list = isValid ? (book?.list ?? []) : [];
  const key = { currency_id: id, chain_family: network?.chain_family ?? '', address, memo };
  const saved = savedEntryOf(list, key);
  const exact = saved?.currency_id === id ? saved : undefined;
  return {
    recipient,
    memo,
    check,
    isChecking: query.isPending,
    error: check === undefined ? query.error : null,
    retry: () => void query.refetch(),
    saved,
    offered: network?.memo
      ? entriesOf(list, key).filter(
          (entry) => entry.memo !== '' && entry.memo !== memo && entry.currency_id === id,
        )
      : [],
    book: book?.list,
    hasNoBook,
    block: blockOf(list, key, now),
    isBarred:
      isValid &&
      book?.policy.only_saved === onOffCode.on &&
      exact?.status !== addressStatus.active &&
      exact?.status !== addressStatus.cooling,
  };
}

/** Reads a recipient before a network is selected. */
function readWithout(text: string, { fits, token }: AssetSelection): Recipient {
  const fit = fits.find((one) => token === '' || one.token.token === token);
  const address = text.trim();
  return fit?.read ?? { ...noRecipient, address, problem: { kind: address === '' ? 'empty' : 'format' } };
}

const noRecipient: Recipient = { address: '', memo: '', amount: '', notes: [], problem: { kind: 'empty' } };
