import { BellIcon, SearchIcon } from '#icons/icons.ts';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import * as header from './AppHeader.css.ts';
import { AppHeader } from './AppHeader.tsx';
import { byClass, type Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { PageHeader: 'For the header of a page’s content', Card: 'For the header of one subject' },
  anatomy: {
    Start: ['The drawer button on phones, the ticker on desktops.', byClass(header.start), 'start'],
    Tools: ['The search, theme, language, notifications and account menu.', byClass(header.end), 'end'],
  },
  specimen: {
    render: () => (
      <AppHeader
        start={<Text size="small">TRON: network fee lowered</Text>}
        end={
          <>
            <IconButton label="Search" icon={<SearchIcon />} />
            <IconButton label="Notifications" icon={<BellIcon />} badge={<Badge count={12} />} />
          </>
        }
      />
    ),
    window: { width: 560, height: 90 },
  },

  keys: [['Tab', 'Moves through the controls in reading order.']],
  content: [['Notifications, 12 unread', 'Bell']],
  code: '<AppHeader>…</AppHeader>',
};
