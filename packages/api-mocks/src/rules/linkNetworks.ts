import type { Currency } from '#contract/currencies.ts';
import type { AddressFamily } from './addressFamilies.ts';

export interface NamedNetwork {
  readonly name: string;
  readonly family: AddressFamily;
  /** The names of the network in lowercase: schemes, EIP-3770 prefixes, symbols and token standards. */
  readonly terms: readonly string[];
  /** The CAIP-2 chain IDs of the network. EVM networks have an EIP-155 ID. */
  readonly ids: readonly string[];
}

type Row = [name: string, family: AddressFamily, terms: string, ids: string];

/** Sources: eips.ethereum.org/EIPS/eip-3770 (prefixes) and namespaces.chainagnostic.org (chain IDs). */
const rows: readonly Row[] = [
  ['Ethereum', 'evm', 'ethereum eth erc20', 'eip155:1'],
  ['BSC', 'evm', 'bsc bnb bep20', 'eip155:56'],
  ['Polygon', 'evm', 'polygon matic pol polygonpos', 'eip155:137'],
  ['Base', 'evm', 'base', 'eip155:8453'],
  ['Arbitrum One', 'evm', 'arb1 arbitrum', 'eip155:42161'],
  ['Optimism', 'evm', 'oeth optimism', 'eip155:10'],
  ['Avalanche', 'evm', 'avax avalanche', 'eip155:43114'],
  ['Gnosis', 'evm', 'gno gnosis xdai', 'eip155:100'],
  ['zkSync Era', 'evm', 'zksync', 'eip155:324'],
  ['Linea', 'evm', 'linea', 'eip155:59144'],
  ['Scroll', 'evm', 'scr scroll', 'eip155:534352'],
  ['Celo', 'evm', 'celo', 'eip155:42220'],
  ['Blast', 'evm', 'blast blastmainnet', 'eip155:81457'],
  ['Mantle', 'evm', 'mantle', 'eip155:5000'],
  ['Sepolia', 'evm', 'sep sepolia', 'eip155:11155111'],
  ['TRON', 'tron', 'tron trx trc20', 'tron:0x2b6653dc tron:728126428 tip474:728126428'],
  ['Bitcoin', 'bitcoin', 'bitcoin btc', 'bip122:000000000019d6689c085ae165831e93'],
  ['Solana', 'solana', 'solana sol spl', 'solana:5eykt4usfv8p8njdtrepy1vzqkqkvdp'],
  ['PUT', 'put', 'put', ''],
  ['XRP Ledger', 'xrp', 'xrpl xrp ripple', 'xrpl:0'],
  ['Litecoin', 'litecoin', 'litecoin ltc', 'bip122:12a765e31ffd4059bada1e25190f6e98'],
  ['Dogecoin', 'dogecoin', 'dogecoin doge', 'bip122:1a91e3dace36e2be3bf030a65679fe82'],
  ['Bitcoin Cash', 'bitcoincash', 'bitcoincash bch', 'bip122:000000000000000000651ef99cb9fcbe'],
  ['TON', 'ton', 'ton', ''],
  ['Cosmos', 'cosmos', 'cosmos atom', 'cosmos:cosmoshub-4'],
];

const keyOf = (term: string) => term.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const networks: readonly NamedNetwork[] = rows.map(([name, family, terms, ids]) => ({
  name,
  family,
  terms: [...terms.split(' '), keyOf(name)],
  ids: ids.split(' '),
}));

export function networkOfTerm(term: string): NamedNetwork | undefined {
  return networks.find(({ terms }) => terms.includes(keyOf(term)));
}

export function familyOf({ chain, net_work }: Pick<Currency, 'chain' | 'net_work'>) {
  return (networkOfTerm(chain) ?? networkOfTerm(net_work))?.family;
}

/** Returns the network with a CAIP-2 chain ID. An unknown EVM network gets a name such as `chain 10`. */
export function networkOfId(id: string): NamedNetwork | undefined {
  const found = networks.find(({ ids }) => ids.includes(id.toLowerCase()));
  const evm = /^eip155:(\d+)$/.exec(id);
  return found ?? (evm ? { name: `chain ${evm[1]}`, family: 'evm', terms: [], ids: [id] } : undefined);
}

/** Compares the names of EVM networks, because they share a family. */
export function isNetwork(
  named: NamedNetwork,
  chosen: Pick<Currency, 'chain' | 'net_work'> & { readonly chain_family?: AddressFamily | undefined },
): boolean {
  if (named.family !== 'evm') return named.family === chosen.chain_family;
  return (
    chosen.chain_family === 'evm' &&
    [chosen.chain, chosen.net_work].some((name) => named.terms.includes(keyOf(name)))
  );
}
