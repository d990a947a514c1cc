import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Button: 'For actions that are rare or can’t be undone', CopyButton: 'For copying a value' },
  anatomy: { Icon: ['A well-known icon.'], Label: ['The accessible name and the tooltip.'] },

  keys: [
    ['Tab', 'Moves the focus to the button.', 'button'],
    ['Enter, Space', 'Performs the action.'],
  ],
  content: [['Close', 'X']],
  code: '<IconButton label="Close" icon={<CloseIcon />} onPress={close} />',
};
