export { Button } from '../components/Button/Button.tsx';
export type { ButtonBehaviour, ButtonProps } from '../components/Button/Button.tsx';
export type { ButtonTone } from '../components/Button/types.ts';
