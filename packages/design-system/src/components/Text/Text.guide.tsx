import { text } from './Text.css.ts';
import { Text } from './Text.tsx';
import { type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: {
    Heading: 'For the title of the following content',
    Mono: 'For an address or a hash',
    Link: 'For a link',
  },
  anatomy: {
    Size: ['A step of the type scale.'],
    Tone: ['Muted for explanations. Color is never the only indicator of a meaning.'],
    Figures: ['Digits of equal width, so that numbers align vertically.'],
  },

  matrix: matrix({
    rows: { size: valuesOf(text.classNames.variants.size) },
    states: (['inherit', 'default', 'muted', 'accent', 'positive', 'caution', 'critical'] as const).map(
      (tone) => ({ name: tone, props: { tone } }),
    ),
    render: ({ size }, props) => (
      <Text size={size} {...props}>
        USDT
      </Text>
    ),
  }),
  keys: [],
  content: [['Withdrawals are paused for 24 hours.', 'Please note that withdrawals may be paused.']],
  code: '<Text tone="muted" size="small">about 2 minutes</Text>',
};
