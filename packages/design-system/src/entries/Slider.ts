export { Slider } from '../components/Slider/Slider.tsx';
export type { SliderProps } from '../components/Slider/Slider.tsx';
