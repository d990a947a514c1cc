import type { Guide } from '../guide.ts';

const imported = (name: string, use: string) =>
  `import { ${name} } from '@settlement/design-system/${name}';\n\n${use}`;

const press = ['Enter, Space', 'Presses it.'] as const;
const reach = ['Tab', 'Reaches it.'] as const;

const copyButton: Guide = {
  whenNot: [{ when: 'It does anything else', instead: 'IconButton' }],
  anatomy: [
    ['Icon', 'Two sheets; a tick once it is copied.'],
    ['Announcement', 'Whether it was copied, for screen readers.'],
  ],
  keyboard: [reach, press],
  content: [{ good: 'Copy address', bad: 'Copy' }],
  code: imported(
    'CopyButton',
    '<CopyButton value={address} label="Copy address" copiedLabel="Copied" failedLabel="Not copied" />',
  ),
};

const iconButton: Guide = {
  whenNot: [
    { when: 'The action is rare, or cannot be undone', instead: 'Button' },
    { when: 'It copies one value', instead: 'CopyButton' },
  ],
  anatomy: [
    ['Icon', 'One that readers know.'],
    ['Label', 'Its name, and its tooltip.'],
  ],
  keyboard: [reach, press],
  content: [{ good: 'Close', bad: 'X' }],
  code: imported('IconButton', '<IconButton label="Close" icon={<CloseIcon />} onPress={close} />'),
};

const buttonLink: Guide = {
  whenNot: [
    { when: 'It does something here', instead: 'Button' },
    { when: 'It stands in a sentence', instead: 'Link' },
  ],
  anatomy: [['Label', 'Where it leads, or what begins there.']],
  keyboard: [reach, ['Enter', 'Follows it.']],
  content: [{ good: 'Open security center', bad: 'Click here' }],
  code: imported('ButtonLink', '<ButtonLink href="/property/withdraw">Withdraw</ButtonLink>'),
};

const slider: Guide = {
  whenNot: [
    { when: 'The number must be exact', instead: 'NumberField' },
    { when: 'It is money', instead: 'AmountField' },
  ],
  anatomy: [
    ['Label', 'What is set.'],
    ['Track', 'From the least to the most.'],
    ['Thumb', 'The value; larger under a finger.'],
  ],
  keyboard: [
    ['←, →, ↑, ↓', 'One step.'],
    ['Page Up, Page Down', 'A larger step.'],
    ['Home, End', 'The least and the most.'],
  ],
  content: [{ good: 'Zoom', bad: 'Drag to zoom' }],
  code: imported('Slider', '<Slider label="Zoom" minValue={1} maxValue={3} step={0.1} />'),
};

const rating: Guide = {
  whenNot: [{ when: 'It is no judgement', instead: 'RadioGroup' }],
  anatomy: [['Star', 'A radio button; its label says how many there are.']],
  keyboard: [
    ['Tab', 'Reaches the chosen star, or the first.'],
    ['←, →', 'Chooses one less or more.'],
  ],
  content: [{ good: '4 stars', bad: 'Good' }],
  code: imported(
    'Rating',
    '<Rating label="Support" value={stars} onChange={setStars} starLabel={starsOf} />',
  ),
};

const filePicker: Guide = {
  whenNot: [{ when: 'Text is pasted', instead: 'TextArea' }],
  anatomy: [
    ['Area', 'Takes what is dropped or pasted.'],
    ['Button', 'Opens the dialog of the system.'],
    ['Rules', 'Kinds, number and size, before anything is chosen.'],
  ],
  keyboard: [
    ['Enter, Space', 'Opens the dialog of the system.'],
    ['Ctrl + V', 'Pastes a picture.'],
  ],
  content: [{ good: 'PNG or JPEG, up to 5 MB', bad: 'Upload file' }],
  code: imported(
    'FilePicker',
    '<FilePicker label="Screenshots" buttonLabel="Choose files" dropLabel="or drop them here" onSelect={add} />',
  ),
};

const tagGroup: Guide = {
  whenNot: [
    { when: 'Nothing can be removed', instead: 'Tag' },
    { when: 'One of them is chosen', instead: 'SegmentedControl' },
  ],
  anatomy: [
    ['Tag', 'A label with a button that removes it.'],
    ['Group', 'One stop of the keyboard.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the group.'],
    ['←, →', 'Moves between tags.'],
    ['Delete, Backspace', 'Removes the tag; the focus goes to the next.'],
  ],
  content: [{ good: 'Status: Paid', bad: 'Filter 1' }],
  code: imported('TagGroup', '<TagGroup label="Filters" items={filters} onRemove={remove} />'),
};

const radioGroup: Guide = {
  whenNot: [
    { when: 'The choices are short words', instead: 'SegmentedControl' },
    { when: 'There are many', instead: 'Select' },
    { when: 'It is on or off', instead: 'Checkbox' },
  ],
  anatomy: [
    ['Label', 'The question.'],
    ['Radio', 'An answer in a line; with facts to compare in a card.'],
    ['Error', 'Under the last one.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the chosen one, or the first.'],
    ['↑, ↓, ←, →', 'Chooses the one before or after, around the ends.'],
    ['Space', 'Chooses the focused one.'],
  ],
  content: [{ good: 'Who pays the network fee?', bad: 'Please select an option' }],
  code: imported(
    'RadioGroup',
    '<RadioGroup label="Who pays the network fee?">\n  <Radio value="payer">The payer</Radio>\n</RadioGroup>',
  ),
};

const switchGuide: Guide = {
  whenNot: [
    { when: 'It takes effect with the rest of a form', instead: 'Checkbox' },
    { when: 'Two things are chosen between', instead: 'SegmentedControl' },
  ],
  anatomy: [
    ['Label', 'What is on.'],
    ['Thumb', 'At the end when it is on.'],
  ],
  keyboard: [reach, ['Space', 'Turns it on or off, at once.']],
  content: [{ good: 'Email me about withdrawals', bad: 'Disable emails' }],
  code: imported('Switch', '<Switch isSelected={isOn} onChange={setOn}>Email me about withdrawals</Switch>'),
};

const checkbox: Guide = {
  whenNot: [
    { when: 'It takes effect at once', instead: 'Switch' },
    { when: 'Exactly one is chosen', instead: 'RadioGroup' },
  ],
  anatomy: [
    ['Box', 'Empty, ticked, or a line where only some are.'],
    ['Label', 'What is agreed to or included.'],
    ['Error', 'Under the label.'],
  ],
  keyboard: [reach, ['Space', 'Ticks it, and takes the tick away.']],
  content: [{ good: 'Save this address', bad: 'Don’t forget this address' }],
  code: imported('Checkbox', '<Checkbox name="save">Save this address</Checkbox>'),
};

const segmentedControl: Guide = {
  whenNot: [
    { when: 'Parts of a page take turns', instead: 'Tabs' },
    { when: 'The choices need a line each', instead: 'RadioGroup' },
    { when: 'There are more than four', instead: 'Select' },
  ],
  anatomy: [['Segment', 'A word or two; one is always chosen.']],
  keyboard: [
    ['Tab', 'Reaches the chosen one.'],
    ['←, →', 'Chooses the one before or after.'],
  ],
  content: [{ good: '7 days', bad: 'Show the last 7 days' }],
  code: imported(
    'SegmentedControl',
    '<SegmentedControl label="Period" items={periods} value={period} onChange={setPeriod} />',
  ),
};

const searchList: Guide = {
  whenNot: [
    { when: 'It is a choice in a form', instead: 'ComboBox' },
    { when: 'What is shown is filtered', instead: 'SearchField' },
  ],
  anatomy: [
    ['Field', 'Keeps the focus.'],
    ['Groups', 'Pages, records and commands, each under a heading.'],
    ['Status', 'How many were found, for screen readers.'],
  ],
  keyboard: [
    ['↑, ↓', 'Moves through what was found.'],
    ['Enter', 'Opens it.'],
    ['Escape', 'Empties the field.'],
  ],
  content: [{ good: 'Nothing matches “841217”', bad: 'No results' }],
  code: imported(
    'SearchList',
    '<SearchList label="Search" groups={groups} value={text} onChange={setText} onChoose={open} … />',
  ),
};

export const controlGuides = {
  ButtonLink: buttonLink,
  Checkbox: checkbox,
  CopyButton: copyButton,
  FilePicker: filePicker,
  IconButton: iconButton,
  RadioGroup: radioGroup,
  Rating: rating,
  SearchList: searchList,
  SegmentedControl: segmentedControl,
  Slider: slider,
  Switch: switchGuide,
  TagGroup: tagGroup,
} as const;
