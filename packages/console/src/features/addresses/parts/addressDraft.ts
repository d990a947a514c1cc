import { createAddress } from '@settlement/api-mocks/contract/addresses';
import { required } from '@settlement/api-mocks/contract/hashes';
import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import * as v from 'valibot';
import type { FieldMessage } from '#i18n/fieldText.ts';

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
