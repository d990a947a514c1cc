import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { addressStatus, onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { blockOf, entriesOf, savedEntryOf } from '@settlement/api-mocks/rules/addressBook';
import { type Recipient, readRecipient } from '@settlement/api-mocks/rules/recipient';
import { useAtomValue } from 'jotai';
import { isApiError } from '#api/errors.ts';
import { serverClockAtom } from '#data/serverClock.ts';
import { useAddressCheckQuery, useSavedAddresses } from '#data/withdrawals.ts';
import type { WithdrawDraft } from './draft.ts';
import type { AssetSelection } from './useAsset.ts';

/** Everything that is known of the address: by the rules, by the server, by the address book. */
export interface AddressKnowledge {
  /** The address field as the reader reads it. */
  readonly recipient: Recipient;
  /** The memo that is sent. */
  readonly memo: string;
  readonly check: AddressCheck | undefined;
  readonly isChecking: boolean;
  /** The server could not be asked. */
  readonly error: unknown;
  readonly retry: () => void;
  /** The same address and memo in the book, for this very token and network if there is one. */
  readonly saved: SavedAddress | undefined;
  /** Saved addresses with another memo at the same address. */
  readonly offered: readonly SavedAddress[];
  /** The address book of the family; undefined until it is known. */
  readonly book: readonly SavedAddress[] | undefined;
  /** No addresses can be saved for this network. */
  readonly hasNoBook: boolean;
  /** The reason why the book allows no withdrawal to it, whatever the token. */
  readonly block: ReturnType<typeof blockOf>;
  /** The policy takes saved addresses only, and this is none. */
  readonly isBarred: boolean;
}

/** First the rules, at once; then the server, when the address has rested for half a second. */
export function useAddressCheck(draft: WithdrawDraft, asset: AssetSelection): AddressKnowledge {
  const { id } = asset;
  const network = asset.asset?.network;
  const now = useAtomValue(serverClockAtom).now();
  const recipient = asset.asset ? readRecipient(draft.address, asset.asset) : noRecipient;
  const { address } = recipient;
  const memo = network?.memo ? draft.memo.trim() || recipient.memo : '';
  const isValid = recipient.problem === undefined;
  const query = useAddressCheckQuery(isValid && id !== '' ? { id, address, memo } : undefined);
  const check = query.data;
  const { data: book, error: bookError } = useSavedAddresses(network?.chain_family);
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
    hasNoBook: (network && !network.chain_family) || isApiError(bookError, 'notOffered'),
    block: blockOf(list, key, now),
    isBarred:
      isValid &&
      book?.policy.only_saved === onOffCode.on &&
      exact?.status !== addressStatus.active &&
      exact?.status !== addressStatus.cooling,
  };
}

const noRecipient: Recipient = { address: '', memo: '', amount: '', notes: [], problem: { kind: 'empty' } };
