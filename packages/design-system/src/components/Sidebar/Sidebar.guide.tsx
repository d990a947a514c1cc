import { DashboardIcon, ReceiptTextIcon } from '#icons/icons.ts';
import * as sidebar from './Sidebar.css.ts';
import { Sidebar } from './Sidebar.tsx';
import { byClass, type Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { BottomBar: 'For phones', Tabs: 'For parts of one page' },
  anatomy: {
    Group: ['A short heading above related pages.', byClass(sidebar.groupLabel), 'groups'],
    Item: ['An icon and the title of the page.', byClass(sidebar.item), 'groups'],
    Collapse: ['Hides the labels. They become tooltips of the icons.', 'button', 'onCollapsedChange'],
  },
  specimen: {
    render: () => (
      <Sidebar
        labels={{ navigation: 'Main', collapse: 'Collapse', expand: 'Expand' }}
        onCollapsedChange={() => undefined}
        groups={[
          {
            title: 'Money',
            items: [
              { id: 'home', href: '#', label: 'Dashboard', icon: <DashboardIcon />, isCurrent: true },
              { id: 'payments', href: '#', label: 'Payments', icon: <ReceiptTextIcon /> },
            ],
          },
        ]}
      />
    ),
    window: { width: 300, height: 280 },
  },

  keys: [
    ['Tab', 'Moves through the controls in reading order.'],
    ['Enter', 'Opens the page.'],
  ],
  content: [['Webhook callbacks', 'Callbacks configuration page']],
  code: '<Sidebar groups={groups} labels={labels} />',
};
