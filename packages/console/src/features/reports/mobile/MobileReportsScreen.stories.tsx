import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from '../ReportsScreen.stories.tsx';
import { ReportsScreen } from '../ReportsScreen.tsx';

export default {
  title: 'Screens/Reports/Mobile reports',
  component: ReportsScreen,
  parameters: { ...onPhone, route: '/m/reports', spec: ['§2 Reports'] },
} satisfies Meta<typeof ReportsScreen>;

export const Default: Story = {};

export const Rows: Story = { parameters: { route: '/m/reports?figure=withdrawn&side=balance' } };

export const RowsFailed = toPhone(Desktop.RowsFailed);
export const Closable = toPhone(Desktop.Closable, '/m/reports');
export const Closed = toPhone(Desktop.Closed, '/m/reports');
export const Unbalanced = toPhone(Desktop.Unbalanced, '/m/reports');
export const Running = toPhone(Desktop.Running);
export const Figures = toPhone(Desktop.Figures);
export const Empty = toPhone(Desktop.Empty, '/m/reports');
export const Loading = toPhone(Desktop.Loading, '/m/reports');
export const Failed = toPhone(Desktop.Failed, '/m/reports');
export const Offline = toPhone(Desktop.Offline, '/m/reports');

export const CloseRefused = toPhone(Desktop.CloseRefused, '/m/reports');
