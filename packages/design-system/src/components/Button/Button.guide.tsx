import { SearchIcon } from '#icons/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import * as buttonCss from './Button.css.ts';
import { button } from './Button.css.ts';
import { Button } from './Button.tsx';
import { byClass, type Guide, matrix, valuesOf } from '../guide.ts';

export const guide: Guide = {
  instead: {
    ButtonLink: 'For a link to another page',
    IconButton: 'For an action with only an icon',
    Menu: 'For several commands in one place',
    CopyButton: 'For copying a value',
  },
  anatomy: {
    Label: [
      'A verb, and its object if it is not obvious. It never wraps.',
      byClass(buttonCss.content),
      'children',
    ],
    Icon: [
      'A decorative icon of 16 px before the label. After the label only for a direction.',
      'svg',
      'icon',
    ],
    Spinner: [
      'Covers the label while pending. The button keeps its width and its focus.',
      byClass(buttonCss.pending),
      'isPending',
    ],
  },
  specimen: {
    render: () => (
      <Inline gap="xl">
        <Button icon={<SearchIcon />}>Search</Button>
        <Button isPending>Withdraw</Button>
      </Inline>
    ),
  },
  matrix: matrix({
    rows: {
      variant: valuesOf(button.classNames.variants.variant),
      tone: valuesOf(button.classNames.variants.tone),
    },
    states: [
      { name: 'At rest' },
      { name: 'Hovered', attribute: 'data-hovered' },
      { name: 'Pressed', attribute: 'data-pressed' },
      { name: 'Focused', attribute: 'data-focus-visible' },
      { name: 'Disabled', props: { isDisabled: true } },
      { name: 'Pending', props: { isPending: true, pendingLabel: 'Sending' } },
    ],
    render: ({ variant, tone }, props) => (
      <Button variant={variant} tone={tone} {...props}>
        Withdraw
      </Button>
    ),
  }),
  keys: [
    ['Tab', 'Moves the focus to the button, also while it is pending.', 'button'],
    ['Enter, Space', 'Performs the action once. No effect while pending.'],
  ],
  content: [
    ['Withdraw', 'Submit'],
    ['Export Excel', 'Click here to export'],
    ['Delete application', 'OK'],
  ],
  code: `<Button onPress={withdraw} isPending={isSending} pendingLabel="Sending">
  Withdraw
</Button>`,
};
