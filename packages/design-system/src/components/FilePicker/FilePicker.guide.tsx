import { ImageIcon } from '#icons/icons.ts';
import { choose, zone } from './FilePicker.css.ts';
import { FilePicker } from './FilePicker.tsx';
import { byClass, type Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { TextArea: 'For pasted text' },
  anatomy: {
    Area: ['Accepts dropped and pasted files.', byClass(zone), 'labels'],
    Button: ['Opens the file dialog of the system.', `${byClass(choose)} button`, 'labels'],
    Rules: ['The accepted types, number and size, before the selection.', '[id$="-notes"]', 'description'],
  },
  specimen: {
    render: () => (
      <FilePicker
        label="Logo"
        labels={{ choose: 'Choose image', drop: 'Drop or paste an image here' }}
        description="PNG or JPEG, up to 3 MB."
        icon={<ImageIcon aria-hidden="true" />}
        onSelect={() => undefined}
      />
    ),
  },

  keys: [
    ['Enter, Space', 'Opens the file dialog of the system.'],
    ['Ctrl + V', 'Pastes an image.'],
  ],
  content: [['PNG or JPEG, up to 5 MB', 'Upload file']],
  code: '<FilePicker label="Screenshots" onSelect={add} />',
};
