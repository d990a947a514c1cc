import type { Recipient } from '@settlement/api-mocks/rules/recipient';

/** The part of a draft that belongs to one recipient and ends with it. */
const noRecipient = {
  address: '',
  memo: '',
  /** The user stated that no memo is needed. */
  hasNoMemo: false,
  /** What the reader changed, as `RecipientNote`s joined by commas. */
  notes: '',
  /** The amount that the recipient's link requests. */
  linkAmount: '',
  isSaved: false,
  label: '',
  /** The id and address that were acknowledged: another address asks again. */
  knownFirstUse: '',
  knownNetwork: '',
  /** Characters typed from the middle of the address. */
  middle: '',
};

/** The draft; it survives a reload, an expired session and a language change. */
export const emptyDraft = {
  /** Symbol of the token while no network is chosen. */
  token: '',
  /** A token on a network. */
  id: '',
  ...noRecipient,
  amount: '',
};
export type WithdrawDraft = typeof emptyDraft;

/**
 * Replaces the recipient of a draft as a whole. The amount of the previous recipient's link is removed; the amount of
 * the new one's is filled in unless the user typed another.
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
