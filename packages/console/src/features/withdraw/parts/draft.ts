/** What somebody is writing; it outlives a reload, an expired login and a change of language. */
export const emptyDraft = {
  /** Symbol of the token while no network is chosen. */
  token: '',
  /** A token on a network. */
  id: '',
  address: '',
  memo: '',
  /** "No memo needed" is said on purpose. */
  hasNoMemo: false,
  amount: '',
  isSaved: false,
  label: '',
  /** The id and address that were acknowledged: another address asks again. */
  knownFirstUse: '',
  knownNetwork: '',
  /** Characters typed from the middle of the address. */
  middle: '',
};
export type WithdrawDraft = typeof emptyDraft;

/** A withdrawal that was sent and whose outcome is not known yet; it outlives a reload, too. */
export const nothingPending = {
  requestId: '',
  id: '',
  token: '',
  network: '',
  address: '',
  memo: '',
  amount: '',
  actual: '',
  quoteId: '',
  isSaved: false,
  label: '',
};
export type PendingWithdrawal = typeof nothingPending;
