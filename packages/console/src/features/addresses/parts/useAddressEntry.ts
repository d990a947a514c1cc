import { isMemo } from '@settlement/api-mocks/rules/isMemo';
import { readRecipient } from '@settlement/api-mocks/rules/recipient';
import { useAtomValue } from 'jotai';
import { createAddress } from '@settlement/api-mocks/contract/addresses';
import { required } from '@settlement/api-mocks/contract/hashes';
import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import * as v from 'valibot';
import { currencyQueryAtoms, findTokenOnNetwork, tokensOnNetworks } from '#data/currencies.ts';
import { useAddressCheckQuery } from '#data/withdrawals.ts';
import { type FieldMessage, fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { isMiddle, middleOf } from '#parts/address/addressMiddle.ts';
import { recipientText } from '#parts/address/addressTexts.ts';

export const emptyAddress = {
  label: '',
  currency: '',
  address: '',
  memo: '',
  notes: '',
  linkAmount: '',
  note: '',
  middle: '',
};
export type AddressDraft = typeof emptyAddress;

export const addressSchema = v.object({
  ...v.pick(createAddress.body, ['label', 'note', 'memo']).entries,
  currency: required,
  address: required,
  notes: v.string(),
  linkAmount: v.string(),
  middle: v.string(),
});

/** Returns the reason why the server wouldn't save an address. Only withdrawals require a memo. */
export function objectionOf(check: AddressCheck | undefined): FieldMessage | undefined {
  if (!check || check.valid || check.reason === '') return undefined;
  if (check.reason === 'memo_required' || check.reason === 'memo_format') return undefined;
  return `address_${check.reason}`;
}

export function useAddressEntry(draft: AddressDraft) {
  const text = useText();
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list ?? [];

  const all = tokensOnNetworks(networks);
  const chosen = findTokenOnNetwork(networks, draft.currency);
  const recipient = chosen && readRecipient(draft.address, chosen);
  const { address = '', problem } = recipient ?? {};
  const memo = chosen?.network.memo ? draft.memo.trim() || (recipient?.memo ?? '') : '';
  // The server checks an address only after the local checks succeed.
  const check = useAddressCheckQuery(
    chosen && recipient && !problem ? { id: chosen.token.id, address, memo: '' } : undefined,
  );
  const answer = check.data;
  const objection = objectionOf(answer);
  const middle = middleOf(address);
  const similar = answer?.similar[0];

  const isMiddleWrong = similar !== undefined && !isMiddle(address, draft.middle);
  return {
    all,
    chosen,
    address,
    middle,
    similar,
    isGood: answer?.valid === true && similar === undefined,
    isChecking: check.isFetching,
    alternative:
      problem?.kind === 'mismatch' || problem?.kind === 'otherNetwork'
        ? all.find(
            (one) => one.token.token === chosen?.token.token && !readRecipient(draft.address, one).problem,
          )
        : undefined,
    isAnswered: answer !== undefined || check.error !== null,
    /** Returns true if the address can be saved. Repeats a missing check. Rejects with an `ApiError`. */
    confirm: async (): Promise<boolean> => {
      if (answer) return true;
      const { data, error } = await check.refetch();
      if (error) throw error;
      return data?.similar.length === 0 && objectionOf(data) === undefined;
    },
    recipient,
    memo,
    errors: {
      address:
        problem && problem.kind !== 'empty'
          ? recipientText(text, problem, {
              network: chosen?.network.chain ?? '',
              token: chosen?.token.token ?? '',
            })
          : objection && fieldText(text, objection),
      memo: chosen && !isMemo(chosen.network.chain_family, memo) ? fieldText(text, 'memo_format') : undefined,
      middle: isMiddleWrong
        ? text('addresses.form.middleWrong', { from: middle.from, to: middle.to })
        : undefined,
    },
  };
}

export type AddressEntry = ReturnType<typeof useAddressEntry>;
