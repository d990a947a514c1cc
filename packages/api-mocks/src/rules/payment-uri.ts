export interface ScannedAddress {
  readonly address: string;
  readonly memo: string;
  readonly amount: string;
}

const SCHEME = /^(?!https?:)[a-z][a-z0-9+.-]*:(?:\/\/)?/i;

/**
 * What a QR code or a pasted text says: a bare address, or one in a link such as `bitcoin:…?amount=0.1`,
 * `ethereum:0x…@56` or `xrpl:r…?dt=7`. Cashaddr's own prefix goes, too: its rules know the address without.
 */
export function readPaymentUri(text: string): ScannedAddress {
  const trimmed = text.trim();
  // The raw form of TON, `0:` and digits, has a colon of its own and starts with no letter.
  if (!SCHEME.test(trimmed)) return { address: trimmed, memo: '', amount: '' };
  const [path = '', query = ''] = trimmed.replace(SCHEME, '').split('?');
  const params = new URLSearchParams(query);
  const [target = '', action] = path.split('/');
  // EIP-681: a token's transfer names the contract first and who gets it in the query.
  const isTransfer = action === 'transfer';
  const address = isTransfer ? (params.get('address') ?? '') : action || target;
  return {
    address: (address.replace(/^pay-/, '').split('@')[0] ?? '').trim(),
    memo: params.get('dt') ?? params.get('memo') ?? params.get('tag') ?? '',
    amount: isTransfer ? '' : (params.get('amount') ?? ''),
  };
}
