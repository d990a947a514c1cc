import { Button } from '@settlement/design-system/Button';
import type { ButtonTone } from '@settlement/design-system/Button';
import type { Variant } from '@settlement/design-system/tokens';
import { button } from '#design-system/components/Button/Button.css.ts';
import type { Guide } from '../guide.ts';

const variants: Readonly<Record<string, Variant>> = {
  solid: 'solid',
  soft: 'soft',
  outline: 'outline',
  ghost: 'ghost',
};
const tones: Readonly<Record<string, ButtonTone>> = {
  accent: 'accent',
  critical: 'critical',
  neutral: 'neutral',
};

const buttonGuide: Guide = {
  whenNot: [
    { when: 'It leads to another page', instead: 'ButtonLink' },
    { when: 'Only an icon says what it does', instead: 'IconButton' },
    { when: 'Several commands share one place', instead: 'Menu' },
    { when: 'It copies one value', instead: 'CopyButton' },
  ],
  anatomy: [
    ['Label', 'A verb; its object where it is not plain. Never wraps.'],
    ['Icon', 'Before the label, 16 px, decoration. After it only for a direction.'],
    ['Spinner', 'While pending, over the label: the button keeps its width and its focus.'],
  ],
  keyboard: [
    ['Tab', 'Reaches it, also while it is pending.'],
    ['Enter, Space', 'Presses it, once; nothing while it is pending.'],
  ],
  content: [
    { good: 'Withdraw', bad: 'Submit' },
    { good: 'Export XLSX', bad: 'Click here to export' },
    { good: 'Delete app', bad: 'OK' },
  ],
  code: `import { Button } from '@settlement/design-system/Button';

<Button onPress={withdraw} isPending={isSending} pendingLabel="Sending">
  Withdraw
</Button>`,
  matrix: {
    recipe: button,
    rows: ['variant', 'tone'],
    states: [
      { name: 'At rest' },
      { name: 'Hovered', attribute: 'data-hovered' },
      { name: 'Pressed', attribute: 'data-pressed' },
      { name: 'Focused', attribute: 'data-focus-visible' },
      { name: 'Disabled', props: { isDisabled: true } },
      { name: 'Pending', props: { isPending: true, pendingLabel: 'Sending' } },
    ],
    render: ({ variant = '', tone = '' }, props) => (
      <Button variant={variants[variant]} tone={tones[tone]} {...props}>
        Withdraw
      </Button>
    ),
  },
};

const menuGuide: Guide = {
  whenNot: [
    { when: 'It chooses a value in a form', instead: 'Select' },
    { when: 'There are one or two commands and room for them', instead: 'Button' },
    { when: 'It explains something', instead: 'Popover' },
  ],
  anatomy: [
    ['Trigger', 'A button; its label names the menu.'],
    ['Item', 'A verb, with an icon where each item has one; a second line where the verb is not enough.'],
    ['Section', 'A heading above items that belong together.'],
    ['Critical item', 'Last, for what cannot be undone; a dialog asks before it happens.'],
  ],
  keyboard: [
    ['Enter, Space, ↓', 'Opens it, on the first item.'],
    ['↑', 'Opens it, on the last item.'],
    ['↑, ↓', 'Moves between items, around the ends.'],
    ['Letters', 'Moves to the item that begins with them.'],
    ['Enter, Space', 'Carries the item out and closes.'],
    ['Escape', 'Closes; the trigger has the focus again.'],
  ],
  content: [
    { good: 'Actions', bad: 'More options…' },
    { good: 'Disable app', bad: 'Disable?' },
  ],
  code: `import { Menu, MenuItem } from '@settlement/design-system/Menu';

<Menu trigger={<Button variant="outline">Actions</Button>} aria-label="Actions">
  <MenuItem id="rename" onAction={rename}>Rename</MenuItem>
  <MenuItem id="delete" tone="critical" onAction={askToDelete}>Delete</MenuItem>
</Menu>`,
};

export const actionGuides = { Button: buttonGuide, Menu: menuGuide } as const;
