/** The draft; it survives a reload, an expired session and a language change. */
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
