import { token } from './TokenIcon.css.ts';
import { TokenIcon } from './TokenIcon.tsx';
import { type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: { Avatar: 'For a user or a merchant' },
  anatomy: { Logo: ['The logo of the token, or its first letter. It is decorative.'] },

  matrix: matrix({
    rows: { size: valuesOf(token.classNames.variants.size) },
    states: [{ name: 'Token' }, { name: 'On a network', props: { network: 'TRON' } }],
    render: ({ size }, props) => <TokenIcon token="USDT" size={size} {...props} />,
  }),
  keys: [],
  content: [['The logo, then USDT', 'Only the logo']],
  code: '<TokenIcon symbol="USDT" /> USDT',
};
