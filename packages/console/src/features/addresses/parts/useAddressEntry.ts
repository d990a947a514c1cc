import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { currencyQueryAtoms, findTokenOnNetwork, tokensOnNetworks } from '../../../data/currencies.ts';
import { addressCheckQueryAtom, addressInputAtom } from '../../../data/withdrawals.ts';
import { fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { validationText } from '../../../parts/address/addressTexts.ts';
import {
  type AddressDraft,
  addressIn,
  addressProblem,
  middleOf,
  networkOfFamily,
  validationOf,
} from './addressDraft.ts';

/** Specification §9: what searches waits 500 ms. */
const CHECK_DELAY_MS = 500;

/** What is known of an address that is being saved: by the rules of its network, and by the server. */
export function useAddressEntry(draft: AddressDraft) {
  const text = useText();
  const ask = useSetAtom(addressInputAtom);
  const check = useAtomValue(addressCheckQueryAtom);
  const requested = useAtomValue(addressInputAtom);
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list ?? [];

  const all = tokensOnNetworks(networks);
  const chosen = findTokenOnNetwork(networks, draft.currency);
  const address = addressIn(draft.address);
  const isCurrent = requested.address === address && requested.id === draft.currency;
  const answer = isCurrent ? check.data : undefined;
  const problem = addressProblem(draft.address, chosen, answer);
  const validation = validationOf(draft.address, chosen);
  const middle = middleOf(address);
  const similar = answer?.similar[0];

  // Whatever is well formed is asked about, half a second after the last change.
  const isWorthAsking = chosen !== undefined && (problem === undefined || isCurrent);
  const id = draft.currency;
  useEffect(() => {
    if (!isWorthAsking || address === '') return undefined;
    const timer = setTimeout(() => ask({ id, address, memo: '' }), CHECK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWorthAsking, id, address, ask]);
  useEffect(() => () => ask({ id: '', address: '', memo: '' }), [ask]);

  const isMiddleWrong = similar !== undefined && draft.middle.trim() !== middle.text;
  return {
    all,
    chosen,
    address,
    middle,
    /** A saved address that looks like this one. */
    similar,
    isGood: answer?.valid === true && similar === undefined,
    isChecking: check.isFetching,
    /** The same token on a network that the address belongs to. */
    alternative: networkOfFamily(validation, chosen, all),
    /** Why the server has not judged the address; nothing is saved without its answer. */
    failure: isCurrent && answer === undefined ? (check.error ?? undefined) : undefined,
    isAnswered: answer !== undefined || (isCurrent && check.error !== null),
    errors: {
      address:
        problem === 'format'
          ? validationText(text, validation, chosen?.network.chain ?? '')
          : problem && fieldText(text, problem),
      middle: isMiddleWrong
        ? text('addresses.form.middleWrong', { from: middle.from, to: middle.to })
        : undefined,
    },
  };
}

export type AddressEntry = ReturnType<typeof useAddressEntry>;
