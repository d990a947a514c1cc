export { Text } from '../components/Text/Text.tsx';
export type { TextProps, TextSize, TextTone, TextWeight } from '../components/Text/Text.tsx';
