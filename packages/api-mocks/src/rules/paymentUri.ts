export interface ScannedAddress {
  readonly address: string;
  /** The network that a link names, as the platform calls it, or `chain 10`; empty where it names none. */
  readonly network: string;
  readonly memo: string;
  readonly amount: string;
}

/** Chain ids of EIP-155. */
const evmNetworks: Readonly<Record<string, string>> = {
  1: 'Ethereum',
  56: 'BSC',
  137: 'Polygon',
  8453: 'Base',
};

const schemeNetworks: Readonly<Record<string, string>> = {
  bitcoin: 'Bitcoin',
  solana: 'Solana',
  tron: 'TRON',
  xrpl: 'XRP Ledger',
  ripple: 'XRP Ledger',
  xrp: 'XRP Ledger',
  litecoin: 'Litecoin',
  dogecoin: 'Dogecoin',
  bitcoincash: 'Bitcoin Cash',
  ton: 'TON',
  bnb: 'BSC',
  polygon: 'Polygon',
};

/** An `ethereum:` link without a chain id is meant for the network that is in use (EIP-681). */
function networkOf(scheme: string, path: string): string {
  if (scheme !== 'ethereum') return schemeNetworks[scheme] ?? '';
  const chainId = /@(0x[0-9a-f]+|\d+)/i.exec(path)?.[1];
  if (chainId === undefined) return '';
  const id = String(Number(chainId));
  return evmNetworks[id] ?? `chain ${id}`;
}

/** Whether a link was made for another network than the one that was chosen. */
export function isForOtherNetwork({ network }: ScannedAddress, chosen: string): boolean {
  return network !== '' && network !== chosen;
}

const SCHEME = /^(?!https?:)[a-z][a-z0-9+.-]*:(?:\/\/)?/i;

/**
 * What a QR code or a pasted text says: a bare address, or one in a link such as `bitcoin:…?amount=0.1`,
 * `ethereum:0x…@56` or `xrpl:r…?dt=7`, and for which network it was made. Cashaddr's own prefix goes, too: its rules know the address without.
 */
export function readPaymentUri(text: string): ScannedAddress {
  const trimmed = text.trim();
  // The raw form of TON, `0:` and digits, has a colon of its own and starts with no letter.
  if (!SCHEME.test(trimmed)) return { address: trimmed, network: '', memo: '', amount: '' };
  const scheme = trimmed.slice(0, trimmed.indexOf(':')).toLowerCase();
  const [path = '', query = ''] = trimmed.replace(SCHEME, '').split('?');
  const params = new URLSearchParams(query);
  const [target = '', action] = path.split('/');
  // EIP-681: a token's transfer names the contract first and who gets it in the query.
  const isTransfer = action === 'transfer';
  const address = isTransfer ? (params.get('address') ?? '') : action || target;
  return {
    address: (address.replace(/^pay-/, '').split('@')[0] ?? '').trim(),
    network: networkOf(scheme, path),
    memo: params.get('dt') ?? params.get('memo') ?? params.get('tag') ?? '',
    amount: isTransfer ? '' : (params.get('amount') ?? ''),
  };
}
