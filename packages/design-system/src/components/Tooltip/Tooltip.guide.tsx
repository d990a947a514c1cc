import { DownloadIcon } from '#icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';
import { type Guide, matrix } from '../guide.ts';

export const guide: Guide = {
  instead: { Popover: 'For more content than a name', Text: 'For content that everyone must read' },
  anatomy: { Label: ['The name of the control, in one or two words. Touch devices never show it.'] },

  matrix: matrix({
    rows: { placement: ['bottom', 'top', 'left', 'right'] },
    states: [
      { name: 'Open' },
      { name: 'Long', props: { label: 'Export all 10,000 payments of this month' } },
      { name: 'Disabled', props: { isOpen: false, isDisabled: true } },
    ],
    window: { width: 460, height: 130, scale: 0.85 },
    render: ({ placement }, props) => (
      <div style={{ display: 'grid', placeItems: 'center', height: '100%' }}>
        <Tooltip isOpen label="Export" placement={placement} {...props}>
          <IconButton label="Export" icon={<DownloadIcon />} />
        </Tooltip>
      </div>
    ),
  }),
  keys: [
    ['Tab', 'Shows the tooltip while the control is focused.'],
    ['Escape', 'Hides the tooltip and keeps the focus.'],
  ],
  content: [['Export', 'Press here to export the table']],
  code: '<Tooltip label="Export"><IconButton … /></Tooltip>',
};
