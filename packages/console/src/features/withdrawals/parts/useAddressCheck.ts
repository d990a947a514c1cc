import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { addressStatus, onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { isSameAddress } from '@settlement/api-mocks/rules/sameAddress';
import { useAddressCheckQuery, useSavedAddresses } from '#data/withdrawals.ts';
import { type AddressValidation, validateAddress } from '#parts/address/addressValidation.ts';
import type { WithdrawDraft } from './draft.ts';
import type { AssetSelection } from './useAsset.ts';

/** Everything that is known of the address: by the rules, by the server, by the address book. */
export interface AddressKnowledge {
  readonly validation: AddressValidation;
  readonly check: AddressCheck | undefined;
  readonly isChecking: boolean;
  /** The server could not be asked. */
  readonly error: unknown;
  readonly retry: () => void;
  /** The same address in the book, for this very token and network if there is one. */
  readonly saved: SavedAddress | undefined;
  /** The address book of the family; undefined until it is known. */
  readonly book: readonly SavedAddress[] | undefined;
  readonly isCooling: boolean;
  /** The merchant has turned it off in the book. */
  readonly isDisabled: boolean;
  /** The policy takes saved addresses only, and this is none. */
  readonly isBarred: boolean;
}

/** First the rules, at once; then the server, when the address has rested for half a second. */
export function useAddressCheck(draft: WithdrawDraft, asset: AssetSelection): AddressKnowledge {
  const { id } = asset;
  const family = asset.asset?.network.chain_family;
  const address = draft.address.trim();
  const memo = draft.memo.trim();
  const validation: AddressValidation = family
    ? validateAddress(family, address, asset.asset?.network.chain)
    : { kind: 'empty' };
  const isValid = validation.kind === 'valid';
  const query = useAddressCheckQuery(isValid && id !== '' ? { id, address, memo } : undefined);
  const check = query.data;
  const book = useSavedAddresses(family).data;
  const same = family
    ? (book?.list.filter((entry) => isSameAddress(family, entry.address, address)) ?? [])
    : [];
  const saved = same.find((entry) => entry.currency_id === id) ?? same[0];
  const exact = saved?.currency_id === id ? saved : undefined;
  return {
    validation,
    check,
    isChecking: query.isPending,
    error: check === undefined ? query.error : null,
    retry: () => void query.refetch(),
    saved,
    book: book?.list,
    isCooling: exact?.status === addressStatus.cooling,
    isDisabled: exact?.status === addressStatus.disabled,
    isBarred:
      isValid &&
      book?.policy.only_saved === onOffCode.on &&
      exact?.status !== addressStatus.active &&
      exact?.status !== addressStatus.cooling,
  };
}
