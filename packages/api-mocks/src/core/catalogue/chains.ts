import type { ChainFamily } from '#contract/enumerations.ts';

export interface Chain {
  readonly id: string;
  readonly chain: string;
  readonly netWork: string;
  readonly family: ChainFamily;
  readonly colour: string;
  readonly confirmNum: number;
  readonly blockSeconds: number;
  readonly explorerTx: string;
  readonly explorerAddress: string;
  readonly networkFee: string;
  readonly status: 1 | 2;
  /** True if recipients on this network can have a memo (destination tag). */
  readonly memo?: boolean;
}

/** Returns the fields that are the same for most networks. `explorer` is the URL of the block explorer. */
const usual = (explorer: string) =>
  ({
    explorerTx: `${explorer}/tx/{txid}`,
    explorerAddress: `${explorer}/address/{address}`,
    status: 1,
  }) as const;

const evm = (explorer: string) => ({ family: 'evm', ...usual(explorer) }) as const;

export const chains: readonly Chain[] = [
  {
    ...usual('https://tronscan.org/#'),
    id: '1',
    chain: 'TRON',
    netWork: 'TRC20',
    family: 'tron',
    colour: '#E5343D',
    confirmNum: 19,
    blockSeconds: 3,
    explorerTx: 'https://tronscan.org/#/transaction/{txid}',
    networkFee: '1.2',
  },
  {
    ...evm('https://etherscan.io'),
    id: '2',
    chain: 'Ethereum',
    netWork: 'ERC20',
    colour: '#627EEA',
    confirmNum: 12,
    blockSeconds: 12,
    networkFee: '3.5',
  },
  {
    ...evm('https://bscscan.com'),
    id: '3',
    chain: 'BSC',
    netWork: 'BEP20',
    colour: '#F0B90B',
    confirmNum: 15,
    blockSeconds: 3,
    networkFee: '0.3',
  },
  {
    ...evm('https://polygonscan.com'),
    id: '4',
    chain: 'Polygon',
    netWork: 'Polygon PoS',
    colour: '#8247E5',
    confirmNum: 64,
    blockSeconds: 2,
    networkFee: '0.1',
  },
  {
    ...evm('https://basescan.org'),
    id: '5',
    chain: 'Base',
    netWork: 'Base',
    colour: '#0052FF',
    confirmNum: 20,
    blockSeconds: 2,
    networkFee: '0.1',
    status: 2,
  },
  {
    ...usual('https://solscan.io'),
    id: '6',
    chain: 'Solana',
    netWork: 'SPL',
    family: 'solana',
    colour: '#9945FF',
    confirmNum: 32,
    blockSeconds: 1,
    explorerAddress: 'https://solscan.io/account/{address}',
    networkFee: '0.2',
  },
  {
    ...usual('https://mempool.space'),
    id: '7',
    chain: 'Bitcoin',
    netWork: 'Bitcoin',
    family: 'bitcoin',
    colour: '#F7931A',
    confirmNum: 2,
    blockSeconds: 600,
    networkFee: '4.2',
  },
  {
    ...usual('https://explorer.put.example'),
    id: '8',
    chain: 'PUT',
    netWork: 'PUT',
    family: 'put',
    colour: '#14B8A6',
    confirmNum: 10,
    blockSeconds: 1,
    networkFee: '0.01',
  },
  {
    ...usual('https://xrpscan.com'),
    id: '9',
    chain: 'XRP Ledger',
    netWork: 'XRPL',
    family: 'xrp',
    colour: '#5B6B84',
    confirmNum: 1,
    blockSeconds: 4,
    explorerAddress: 'https://xrpscan.com/account/{address}',
    networkFee: '0.1',
    memo: true,
  },
];
