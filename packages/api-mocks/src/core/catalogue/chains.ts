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
  /** True if a recipient is identified by an address and a memo (destination tag). */
  readonly memo?: boolean;
}

const evm = { family: 'evm' } as const;

export const chains: readonly Chain[] = [
  {
    id: '1',
    chain: 'TRON',
    netWork: 'TRC20',
    family: 'tron',
    colour: '#E5343D',
    confirmNum: 19,
    blockSeconds: 3,
    explorerTx: 'https://tronscan.org/#/transaction/{txid}',
    explorerAddress: 'https://tronscan.org/#/address/{address}',
    networkFee: '1.2',
    status: 1,
  },
  {
    ...evm,
    id: '2',
    chain: 'Ethereum',
    netWork: 'ERC20',
    colour: '#627EEA',
    confirmNum: 12,
    blockSeconds: 12,
    explorerTx: 'https://etherscan.io/tx/{txid}',
    explorerAddress: 'https://etherscan.io/address/{address}',
    networkFee: '3.5',
    status: 1,
  },
  {
    ...evm,
    id: '3',
    chain: 'BSC',
    netWork: 'BEP20',
    colour: '#F0B90B',
    confirmNum: 15,
    blockSeconds: 3,
    explorerTx: 'https://bscscan.com/tx/{txid}',
    explorerAddress: 'https://bscscan.com/address/{address}',
    networkFee: '0.3',
    status: 1,
  },
  {
    ...evm,
    id: '4',
    chain: 'Polygon',
    netWork: 'Polygon PoS',
    colour: '#8247E5',
    confirmNum: 64,
    blockSeconds: 2,
    explorerTx: 'https://polygonscan.com/tx/{txid}',
    explorerAddress: 'https://polygonscan.com/address/{address}',
    networkFee: '0.1',
    status: 1,
  },
  {
    ...evm,
    id: '5',
    chain: 'Base',
    netWork: 'Base',
    colour: '#0052FF',
    confirmNum: 20,
    blockSeconds: 2,
    explorerTx: 'https://basescan.org/tx/{txid}',
    explorerAddress: 'https://basescan.org/address/{address}',
    networkFee: '0.1',
    status: 2,
  },
  {
    id: '6',
    chain: 'Solana',
    netWork: 'SPL',
    family: 'solana',
    colour: '#9945FF',
    confirmNum: 32,
    blockSeconds: 1,
    explorerTx: 'https://solscan.io/tx/{txid}',
    explorerAddress: 'https://solscan.io/account/{address}',
    networkFee: '0.2',
    status: 1,
  },
  {
    id: '7',
    chain: 'Bitcoin',
    netWork: 'Bitcoin',
    family: 'bitcoin',
    colour: '#F7931A',
    confirmNum: 2,
    blockSeconds: 600,
    explorerTx: 'https://mempool.space/tx/{txid}',
    explorerAddress: 'https://mempool.space/address/{address}',
    networkFee: '4.2',
    status: 1,
  },
  {
    id: '8',
    chain: 'PUT',
    netWork: 'PUT',
    family: 'put',
    colour: '#14B8A6',
    confirmNum: 10,
    blockSeconds: 1,
    explorerTx: 'https://explorer.put.example/tx/{txid}',
    explorerAddress: 'https://explorer.put.example/address/{address}',
    networkFee: '0.01',
    status: 1,
  },
  {
    id: '9',
    chain: 'XRP Ledger',
    netWork: 'XRPL',
    family: 'xrp',
    colour: '#5B6B84',
    confirmNum: 1,
    blockSeconds: 4,
    explorerTx: 'https://xrpscan.com/tx/{txid}',
    explorerAddress: 'https://xrpscan.com/account/{address}',
    networkFee: '0.1',
    status: 1,
    memo: true,
  },
];
