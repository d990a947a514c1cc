export { Ticker } from '../components/Ticker/Ticker.tsx';
export type { TickerItem, TickerProps } from '../components/Ticker/Ticker.tsx';
