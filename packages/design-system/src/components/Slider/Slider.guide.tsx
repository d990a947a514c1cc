import { thumb, track } from './Slider.css.ts';
import { Slider } from './Slider.tsx';
import { byClass, type Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { NumberField: 'For an exact number', AmountField: 'For money' },
  anatomy: {
    Label: ['The meaning of the number.', 'label', 'label'],
    Track: ['From the smallest to the largest value.', byClass(track)],
    Thumb: ['The current value. Larger on touch devices.', byClass(thumb)],
  },
  specimen: { render: () => <Slider label="Zoom" minValue={1} maxValue={4} defaultValue={2} /> },

  start: { from: 'slider "Zoom"' },
  keys: [
    ['Tab', 'Moves the focus to the slider.', 'slider "Zoom"'],
    [
      '→, ↑, ←, ↓',
      'Changes the value by one step.',
      ['slider "Zoom": "2.5"', 'slider "Zoom": "3"', 'slider "Zoom": "2.5"', 'slider "Zoom": "2"'],
    ],
    [
      'Page Up, Page Down',
      'Changes the value by a larger step.',
      ['slider "Zoom": "2.5"', 'slider "Zoom": "2"'],
    ],
    [
      'End, →, Home',
      'Sets the largest and the smallest value.',
      ['slider "Zoom": "4"', 'slider "Zoom": "4"', 'slider "Zoom": "1"'],
    ],
  ],
  content: [['Zoom', 'Drag to zoom']],
  code: '<Slider label="Zoom" minValue={1} maxValue={3} step={0.1} />',
};
