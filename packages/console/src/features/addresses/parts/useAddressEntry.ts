import { readPaymentUri } from '@settlement/api-mocks/rules/paymentUri';
import { useAtomValue } from 'jotai';
import { currencyQueryAtoms, findTokenOnNetwork, tokensOnNetworks } from '#data/currencies.ts';
import { useAddressCheckQuery } from '#data/withdrawals.ts';
import { fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { validationText } from '#parts/address/addressTexts.ts';
import {
  type AddressDraft,
  addressIn,
  addressProblem,
  middleOf,
  networkOfFamily,
  validationOf,
} from './addressDraft.ts';

/** What is known of an address that is being saved: by the rules of its network, and by the server. */
export function useAddressEntry(draft: AddressDraft) {
  const text = useText();
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list ?? [];

  const all = tokensOnNetworks(networks);
  const chosen = findTokenOnNetwork(networks, draft.currency);
  const address = addressIn(draft.address);
  const validation = validationOf(draft.address, chosen);
  // Whatever is well formed is asked about.
  const check = useAddressCheckQuery(
    chosen && validation.kind === 'valid' ? { id: chosen.token.id, address, memo: '' } : undefined,
  );
  const answer = check.data;
  const problem = addressProblem(draft.address, chosen, answer);
  const middle = middleOf(address);
  const similar = answer?.similar[0];

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
    /** A submit waits for the answer, or for why there is none. */
    isAnswered: answer !== undefined || check.error !== null,
    /** Asks again after a failure: nothing is saved without an answer. Rejects with why there is none. */
    confirm: async (): Promise<boolean> => {
      if (answer) return true;
      const { data, error } = await check.refetch();
      if (error) throw error;
      return data?.similar.length === 0 && addressProblem(draft.address, chosen, data) === undefined;
    },
    /** What is sent: the memo of a payment link counts where none is typed. */
    bodyOf: ({ label, note, memo }: Pick<AddressDraft, 'label' | 'note' | 'memo'>) => ({
      label,
      address,
      memo: memo.trim() || readPaymentUri(draft.address).memo,
      note: note.trim(),
    }),
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
