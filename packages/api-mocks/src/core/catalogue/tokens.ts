import { formatUnits } from '#core/books/money.ts';
import { chains, type Chain } from './chains.ts';

export interface Token {
  readonly id: string;
  readonly token: string;
  readonly name: string;
  readonly colour: string;
  readonly price: string;
  /** The volatility as a share of the average price. */
  readonly sway: number;
}

/** A token on a network. Each asset has its own balance. In calls that move money, `id` is the ID of an asset. */
export interface Asset {
  readonly index: number;
  readonly id: string;
  readonly token: Token;
  readonly chain: Chain;
  /** The address of the token's contract. Empty for the native token of the network. */
  readonly contract: string;
  readonly decimals: number;
  readonly minRecharge: string;
  readonly minWithdraw: string;
}

export const tokens: readonly Token[] = [
  { id: '1', token: 'USDT', name: 'Tether', colour: '#26A17B', price: '1', sway: 0 },
  { id: '2', token: 'USDC', name: 'USD Coin', colour: '#2775CA', price: '1', sway: 0 },
  { id: '3', token: 'BTC', name: 'Bitcoin', colour: '#F7931A', price: '96420.5', sway: 0.22 },
  { id: '4', token: 'ETH', name: 'Ethereum', colour: '#627EEA', price: '3083.42', sway: 0.26 },
  { id: '5', token: 'TRX', name: 'TRON', colour: '#E5343D', price: '0.2781', sway: 0.24 },
  { id: '6', token: 'SOL', name: 'Solana', colour: '#9945FF', price: '168.35', sway: 0.3 },
  { id: '7', token: 'BNB', name: 'BNB', colour: '#F0B90B', price: '902.7', sway: 0.2 },
  { id: '8', token: 'PUT', name: 'PUT', colour: '#14B8A6', price: '0.1432', sway: 0.32 },
  { id: '9', token: 'POL', name: 'Polygon', colour: '#8247E5', price: '0.2214', sway: 0.3 },
  { id: '10', token: 'XRP', name: 'XRP', colour: '#5B6B84', price: '2.18', sway: 0.28 },
];

type Row = [
  id: string,
  token: string,
  chain: string,
  decimals: number,
  minRecharge: string,
  minWithdraw: string,
  contract: string,
];

const rows: readonly Row[] = [
  ['101', 'USDT', 'TRON', 6, '1', '10', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['102', 'USDT', 'Ethereum', 6, '5', '20', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['103', 'USDT', 'BSC', 18, '1', '10', '0x55d398326f99059fF775485246999027B3197955'],
  ['104', 'USDT', 'Polygon', 6, '1', '10', '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'],
  ['106', 'USDT', 'Solana', 6, '1', '10', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'],
  ['108', 'USDT', 'PUT', 6, '1', '10', 'AHCh3kPXpHVHC4XMzbJTeraZXyZXPS8461c5n2TeDsDq'],
  ['202', 'USDC', 'Ethereum', 6, '5', '20', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
  ['203', 'USDC', 'BSC', 18, '1', '10', '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'],
  ['204', 'USDC', 'Polygon', 6, '1', '10', '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'],
  ['205', 'USDC', 'Base', 6, '1', '10', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
  ['206', 'USDC', 'Solana', 6, '1', '10', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  ['307', 'BTC', 'Bitcoin', 8, '0.0001', '0.001', ''],
  ['402', 'ETH', 'Ethereum', 18, '0.002', '0.01', ''],
  ['405', 'ETH', 'Base', 18, '0.001', '0.005', ''],
  ['501', 'TRX', 'TRON', 6, '10', '50', ''],
  ['606', 'SOL', 'Solana', 9, '0.01', '0.1', ''],
  ['703', 'BNB', 'BSC', 18, '0.005', '0.02', ''],
  ['808', 'PUT', 'PUT', 6, '10', '100', ''],
  ['904', 'POL', 'Polygon', 18, '5', '20', ''],
  ['1009', 'XRP', 'XRP Ledger', 6, '2', '10', ''],
];

function named<Item>(items: readonly Item[], name: string, nameOf: (item: Item) => string): Item {
  const found = items.find((item) => nameOf(item) === name);
  if (!found) throw new RangeError(`no such entry: ${name}`);
  return found;
}

export const assets: readonly Asset[] = rows.map(
  ([id, token, chain, decimals, minRecharge, minWithdraw, contract], index) => ({
    index,
    id,
    token: named(tokens, token, (item) => item.token),
    chain: named(chains, chain, (item) => item.chain),
    contract,
    decimals,
    minRecharge,
    minWithdraw,
  }),
);

const byId = new Map(assets.map((asset) => [asset.id, asset]));

export function findAsset(id: string): Asset | undefined {
  return byId.get(id);
}

/** @throws {RangeError} if the index is invalid, which only a bug in the mock API can cause */
export function assetAt(index: number): Asset {
  const asset = assets[index];
  if (!asset) throw new RangeError(`no asset at ${index}`);
  return asset;
}

/** The gas account, "PUT chain USDT" (specification §8), which pays for the platform's transactions. */
export const gasAsset: Asset = named(assets, '108', (asset) => asset.id);

export function assetNamed(token: string, chain: string): Asset {
  const found = assets.find((asset) => asset.token.token === token && asset.chain.chain === chain);
  if (!found) throw new RangeError(`no ${token} on ${chain}`);
  return found;
}

export const logoOfAsset = ({ token }: Asset): string => logoFor(token.token, token.colour);

export const assetFields = (asset: Asset) => ({
  token: asset.token.token,
  chain: asset.chain.chain,
  net_work: asset.chain.netWork,
  logo: logoOfAsset(asset),
});

export const amountFields = ({ decimals, token }: Asset, amount: bigint) => ({
  amount: formatUnits(amount, decimals),
  token: token.token,
});

/** Returns a logo as a data URL, because the content security policy blocks external images. */
export function logoOf(letter: string, colour: string): string {
  const drawing =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><circle cx='16' cy='16' r='16' fill='${colour}'/>` +
    `<text x='16' y='21' font-family='system-ui' font-size='14' font-weight='600' fill='#fff' text-anchor='middle'>${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

const known = new Map<string, string>();

export function logoFor(name: string, colour: string): string {
  const key = `${name}${colour}`;
  let logo = known.get(key);
  if (!logo) known.set(key, (logo = logoOf(name.slice(0, 1), colour)));
  return logo;
}
