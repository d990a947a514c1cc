export { Radio, RadioCard, RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
export type { RadioCardProps, RadioGroupProps, RadioProps } from '../components/RadioGroup/RadioGroup.tsx';
