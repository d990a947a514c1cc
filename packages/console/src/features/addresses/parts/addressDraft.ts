import { createAddress } from '@settlement/api-mocks/contract/addresses';
import { required } from '@settlement/api-mocks/contract/hashes';
import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import * as v from 'valibot';
import type { FieldMessage } from '#i18n/fieldText.ts';

/** What is written so far; it outlives the dialog. */
export const emptyAddress = {
  label: '',
  currency: '',
  address: '',
  memo: '',
  notes: '',
  note: '',
  middle: '',
};
export type AddressDraft = typeof emptyAddress;

/** What is typed, by the rules of the contract; the address itself is judged by its network. */
export const addressSchema = v.object({
  ...v.pick(createAddress.body, ['label', 'note', 'memo']).entries,
  currency: required,
  address: required,
  notes: v.string(),
  middle: v.string(),
});

/** The server's objection to saving an address. A memo is only needed when money leaves. */
export function objectionOf(check: AddressCheck | undefined): FieldMessage | undefined {
  if (!check || check.valid || check.reason === '') return undefined;
  if (check.reason === 'memo_required' || check.reason === 'memo_format') return undefined;
  return `address_${check.reason}`;
}
