import type { Recipient } from '@settlement/api-mocks/rules/recipient';

const noRecipient = {
  address: '',
  memo: '',
  /** True if the user confirmed that the recipient needs no memo. */
  hasNoMemo: false,
  /** The notes about parsing the recipient, as comma-separated `RecipientNote` values. */
  notes: '',
  linkAmount: '',
  isSaved: false,
  label: '',
  /** The token and address whose first use the user acknowledged. */
  knownFirstUse: '',
  knownNetwork: '',
  /** The middle part of the address, which the user types to confirm it. */
  middle: '',
};

export const emptyDraft = {
  /** The symbol of the token while no network is selected. */
  token: '',
  id: '',
  ...noRecipient,
  amount: '',
};
export type WithdrawDraft = typeof emptyDraft;

/** Replaces the recipient. The amount of the new link is used unless the user typed an amount. */
export function withRecipient(
  { amount, linkAmount }: Pick<WithdrawDraft, 'amount' | 'linkAmount'>,
  next: Partial<Pick<Recipient, 'address' | 'memo' | 'amount' | 'notes'>> = {},
) {
  const typed = amount === linkAmount ? '' : amount;
  const requested = next.amount ?? '';
  return {
    ...noRecipient,
    address: next.address ?? '',
    memo: next.memo ?? '',
    notes: next.notes?.join() ?? '',
    linkAmount: requested,
    amount: typed === '' ? requested : typed,
  };
}
