import { avatar } from './Avatar.css.ts';
import { Avatar } from './Avatar.tsx';
import { atRest, type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: { TokenIcon: 'For a token' },
  anatomy: { Picture: ['The merchant’s own image, or initials. It is decorative, next to the name.'] },

  matrix: matrix({
    rows: { size: valuesOf(avatar.classNames.variants.size) },
    states: atRest,
    render: ({ size }) => <Avatar name="Northwind Trading" size={size} />,
  }),
  keys: [],
  content: [['The image, then Northwind Ltd', 'Only the image']],
  code: '<Avatar name="Northwind Ltd" src={logo} />',
};
