import { createToastQueue, type ToastContent } from './createToastQueue.ts';
import * as toast from './Toast.css.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { byClass, type Guide, matrix, valuesOf } from '../guide.ts';

function queueOf(content: ToastContent) {
  const queue = createToastQueue();
  queue.add(content);
  return queue;
}

export const guide: Guide = {
  instead: {
    TextField: 'For a message about a field',
    Dialog: 'For a message that must be read first',
    Banner: 'For a persistent message about the page',
  },
  anatomy: {
    Icon: ['Shows the tone. The title must express the same.', byClass(toast.icon()), 'queue'],
    Title: ['The event, in a few words.', '[slot="title"]', 'queue'],
    Description: ['A second line, if the title is not enough.', '[slot="description"]', 'queue'],
    Action: [
      'One action. A toast with an action doesn’t disappear automatically.',
      byClass(toast.action),
      'queue',
    ],
    'Close button': ['Closes the toast.', '[aria-label="Dismiss"]', 'labels'],
  },
  specimen: {
    render: () => (
      <ToastRegion
        queue={queueOf({
          tone: 'info',
          title: 'A new version is ready',
          description: 'It fixes the export of statements.',
          action: { label: 'Reload', onPress: () => undefined },
        })}
      />
    ),
    window: { width: 430, height: 200 },
  },
  matrix: matrix({
    rows: { tone: valuesOf(toast.icon.classNames.variants.tone) },
    states: [
      { name: 'At rest' },
      { name: 'Two lines', props: { description: 'Platform order 841203…031042' } },
      { name: 'With an action', props: { action: { label: 'Reload', onPress: () => undefined } } },
    ],
    window: { width: 430, height: 180, scale: 0.75 },
    render: ({ tone }, props) => (
      <ToastRegion queue={queueOf({ title: 'A new version is ready', tone, ...props })} />
    ),
  }),
  keys: [
    ['F6', 'Moves to the toasts, also from an open dialog.'],
    ['Tab', 'Moves through the buttons of the toasts, which stay visible meanwhile.'],
    ['Shift+F6', 'Moves back.'],
  ],
  content: [
    ['Copied', 'Successfully copied to the clipboard!'],
    ['Too many attempts. Try again later.', 'Error 10038'],
  ],
  code: `import { createToastQueue } from '@settlement/design-system/ToastQueue';
import { ToastRegion } from '@settlement/design-system/Toast';

const queue = createToastQueue();
<ToastRegion queue={queue} />;
queue.add({ tone: 'positive', title: 'Copied' });`,
};
