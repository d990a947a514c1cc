import type { Recipient } from '@settlement/api-mocks/rules/recipient';

const noRecipient = {
  address: '',
  memo: '',
  /** True if the user confirmed that no memo is needed. */
  hasNoMemo: false,
  /** The changes that the reader made, as `RecipientNote`s separated by commas. */
  notes: '',
  linkAmount: '',
  isSaved: false,
  label: '',
  /**
   * The ID and address whose first use the user acknowledged. Another address must be acknowledged
   * separately.
   */
  knownFirstUse: '',
  knownNetwork: '',
  /** The characters in the middle of the address, as typed by the user. */
  middle: '',
};

/** The empty draft. A draft survives a reload, an expired session and a language change. */
export const emptyDraft = {
  /** The symbol of the token while no network is selected. */
  token: '',
  id: '',
  ...noRecipient,
  amount: '',
};
export type WithdrawDraft = typeof emptyDraft;

/**
 * Replaces the whole recipient of a draft. Removes the amount of the previous recipient's link. Fills in the amount of
 * the new link unless the user typed another.
 */
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
