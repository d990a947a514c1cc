import { CopyButton } from './CopyButton.tsx';
import { type Guide, matrix } from '../guide.ts';

export const guide: Guide = {
  instead: { IconButton: 'For any other action' },
  anatomy: {
    Icon: ['A copy icon, then a check mark after copying.'],
    Announcement: ['The result of copying, for screen readers.'],
  },

  matrix: matrix({
    rows: { size: ['small', 'medium'] },
    states: [
      { name: 'At rest' },
      { name: 'Hovered', attribute: 'data-hovered', of: 'button' },
      { name: 'Focused', attribute: 'data-focus-visible', of: 'button' },
    ],
    render: ({ size }) => (
      <CopyButton
        value="841203"
        label="Copy platform order"
        labels={{ failed: 'Couldn’t copy' }}
        size={size}
      />
    ),
  }),
  keys: [
    ['Tab', 'Moves the focus to the button.', 'button'],
    ['Enter, Space', 'Copies the value.'],
  ],
  content: [['Copy address', 'Copy']],
  code: '<CopyButton value={address} label="Copy address" />',
};
