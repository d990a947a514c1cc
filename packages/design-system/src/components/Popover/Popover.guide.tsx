import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';
import { type Guide, matrix } from '../guide.ts';

export const guide: Guide = {
  instead: {
    Menu: 'For a list of commands',
    Dialog: 'If the task can’t continue without it',
    Tooltip: 'For the name of an icon',
  },
  anatomy: {
    Trigger: ['A button. Its state shows if the panel is open.'],
    Panel: ['A few controls next to the trigger.'],
  },

  matrix: matrix({
    rows: { placement: ['bottom', 'top', 'left', 'right'] },
    states: [
      { name: 'At rest' },
      { name: 'Without padding', props: { padding: 'none' } },
      { name: 'Disabled', props: { isOpen: false, trigger: <Button isDisabled>Columns</Button> } },
    ],
    window: { width: 420, height: 220, scale: 0.75 },
    render: ({ placement }, props) => (
      <div style={{ display: 'grid', placeItems: 'center', height: '100%' }}>
        <Popover
          isOpen
          label="Columns"
          trigger={<Button variant="outline">Columns</Button>}
          placement={placement}
          {...props}
        >
          <Text>Amount, network, time</Text>
        </Popover>
      </div>
    ),
  }),
  start: { from: 'button "Columns"' },
  keys: [
    ['Enter, Space', 'Opens the panel and moves the focus into it.', 'dialog'],
    ['Tab', 'Moves through the panel.'],
    ['Escape', 'Closes the panel. The focus returns to the trigger.', 'button "Columns"', { after: 'Enter' }],
  ],
  content: [['Columns', 'Configure view']],
  code: '<Popover trigger={<Button>Columns</Button>} label="Columns">…</Popover>',
};
