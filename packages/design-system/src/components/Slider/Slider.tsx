import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import type { SliderProps as AriaSliderProps } from 'react-aria-components/Slider';

import * as css from './Slider.css.ts';

export interface SliderProps extends Omit<
  AriaSliderProps<number>,
  'children' | 'className' | 'style' | 'orientation'
> {
  /** The visible label, which is also the accessible name. */
  label: ReactNode;
}

/** An input for an approximate number. For an exact number, use `NumberField` or `AmountField`. */
export function Slider({ label, ...behaviour }: SliderProps) {
  return (
    <AriaSlider {...behaviour} className={css.slider}>
      <Label>{label}</Label>
      <SliderTrack className={css.track}>
        <SliderThumb className={css.thumb} />
      </SliderTrack>
    </AriaSlider>
  );
}
