/**
 * The brand colors of known tokens and networks, or darker shades if the contrast of white letters would be
 * less than 3:1 (WCAG 1.4.11).
 */
const known: Record<string, string> = {
  USDT: '#26936F',
  USDC: '#2775CA',
  BTC: '#D97B0B',
  ETH: '#627EEA',
  TRX: '#E8333A',
  TRON: '#E8333A',
  BNB: '#B98300',
  BSC: '#B98300',
  SOL: '#7C5CF0',
  SOLANA: '#7C5CF0',
  DAI: '#B8860B',
  MATIC: '#8247E5',
  POL: '#8247E5',
  POLYGON: '#8247E5',
  LTC: '#345D9D',
  DOGE: '#9C7F1D',
  XRP: '#3A4A5E',
  ADA: '#2A6DD4',
  TON: '#0A87CC',
  AVAX: '#E0393B',
  ETHEREUM: '#627EEA',
  BITCOIN: '#D97B0B',
  BASE: '#1E5BF0',
  ARBITRUM: '#1B7DC2',
  OPTIMISM: '#E4232F',
};

const others = ['#0F766E', '#2468D8', '#7C3AED', '#B45309', '#BE185D', '#15803D', '#4F46E5', '#0E7490'];

/** Returns the color of a token or network: a known color, or one that is calculated from the name. */
export function tokenColor(token: string): string {
  const key = token.toUpperCase();
  const brand = known[key];
  if (brand !== undefined) return brand;
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return others[sum % others.length] ?? '#4F46E5';
}
