import { StatusTag } from '@settlement/design-system/StatusTag';
import type { Tone } from '@settlement/design-system/tokens';
import { tag } from '#design-system/components/Tag/Tag.css.ts';
import type { Guide } from '../guide.ts';

const tones: Readonly<Record<string, Tone>> = {
  neutral: 'neutral',
  accent: 'accent',
  info: 'info',
  positive: 'positive',
  caution: 'caution',
  critical: 'critical',
};

const statusTagGuide: Guide = {
  whenNot: [
    { when: 'It is a property, not a state', instead: 'Tag' },
    { when: 'It can be removed or chosen', instead: 'TagGroup' },
    { when: 'It counts something', instead: 'Badge' },
    { when: 'It explains what to do', instead: 'Banner' },
  ],
  anatomy: [
    ['Dot', 'So that colour is not the only sign (WCAG 1.4.1).'],
    ['Word', 'The state, in the words of the specification.'],
  ],
  keyboard: [['–', 'It is text; nothing can be pressed.']],
  content: [
    { good: 'Confirming', bad: 'In progress (3 of 20 blocks)' },
    { good: 'Audit reject', bad: 'ERROR' },
  ],
  code: `import { StatusTag } from '@settlement/design-system/StatusTag';

<StatusTag tone="positive">Completed</StatusTag>`,
  matrix: {
    recipe: tag,
    rows: ['tone'],
    states: [{ name: 'At rest' }],
    render: ({ tone = '' }) => <StatusTag tone={tones[tone]}>Confirming</StatusTag>,
  },
};

const toastGuide: Guide = {
  whenNot: [
    { when: 'It is about a field', instead: 'TextField' },
    { when: 'It must be read before work goes on', instead: 'Dialog' },
    { when: 'It stays true for the whole page', instead: 'Banner' },
  ],
  anatomy: [
    ['Icon', 'Of the tone; the title says the same.'],
    ['Title', 'What happened, in a few words.'],
    ['Description', 'A second line, where the title is not enough.'],
    ['Action', 'One thing to do about it; with one, the toast stays.'],
    ['Cross', 'Takes it away.'],
  ],
  keyboard: [
    ['F6', 'Moves to the toasts, out of an open dialog, too.'],
    ['Tab', 'Moves through their buttons; nothing disappears meanwhile.'],
    ['Shift+F6', 'Moves back.'],
  ],
  content: [
    { good: 'Copied', bad: 'Successfully copied to the clipboard!' },
    { good: 'Frequent operation', bad: 'Error 10038' },
  ],
  code: `import { createToastQueue } from '@settlement/design-system/ToastQueue';
import { ToastRegion } from '@settlement/design-system/ToastRegion';

const queue = createToastQueue();
<ToastRegion queue={queue} label="Messages" closeLabel="Close" />;
queue.add({ tone: 'positive', title: 'Copied' });`,
};

const dialogGuide: Guide = {
  whenNot: [
    { when: 'It shows a record beside its list', instead: 'Drawer' },
    { when: 'It explains one word', instead: 'Popover' },
    { when: 'It tells what happened', instead: 'Toast' },
    { when: 'It is the page’s own work', instead: 'Card' },
  ],
  anatomy: [
    ['Title', 'Names the object and the action: Delete app Shop A?'],
    ['Content', 'What follows from it, or the fields it needs.'],
    ['Actions', 'The main one last; its verb is the title’s.'],
    ['Cross', 'Closes without an effect, as Escape does.'],
  ],
  keyboard: [
    ['Tab', 'Moves around inside; the page behind is not reached.'],
    ['Escape', 'Closes, unless an operation runs that must finish.'],
    ['Enter', 'Submits the form in it.'],
  ],
  content: [
    { good: 'Delete app Shop A?', bad: 'Are you sure?' },
    { good: 'Delete app', bad: 'Yes' },
  ],
  code: `import { Dialog } from '@settlement/design-system/Dialog';

<Dialog
  title="Delete app Shop A?"
  role="alertdialog"
  closeLabel="Close"
  trigger={<Button tone="critical">Delete</Button>}
  footer={(close) => <Button tone="critical" onPress={close}>Delete app</Button>}
>
  Its API keys stop working at once.
</Dialog>`,
};

export const feedbackGuides = {
  StatusTag: statusTagGuide,
  ToastRegion: toastGuide,
  Dialog: dialogGuide,
} as const;
