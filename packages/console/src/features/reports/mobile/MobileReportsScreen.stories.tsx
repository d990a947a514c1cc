import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from '../ReportsScreen.stories.tsx';
import { ReportsScreen } from '../ReportsScreen.tsx';

export default {
  title: 'Screens/Reports/Mobile reports',
  component: ReportsScreen,
  parameters: { ...onPhone, route: '/m/reports', spec: ['§2 Reports'], hasNoHeading: true },
} satisfies Meta<typeof ReportsScreen>;

export const Default: Story = {};

export const Rows: Story = { parameters: { route: '/m/reports?figure=withdrawn&side=balance' } };

export const RowsFailed: Story = toPhone(Desktop.RowsFailed);
export const Closable: Story = toPhone(Desktop.Closable, '/m/reports');
export const Closed: Story = toPhone(Desktop.Closed, '/m/reports');
export const Unbalanced: Story = toPhone(Desktop.Unbalanced, '/m/reports');
export const Running: Story = toPhone(Desktop.Running);
export const Figures: Story = toPhone(Desktop.Figures);
export const Empty: Story = toPhone(Desktop.Empty, '/m/reports');
export const Loading: Story = toPhone(Desktop.Loading, '/m/reports');
export const Failed: Story = toPhone(Desktop.Failed, '/m/reports');
export const Offline: Story = toPhone(Desktop.Offline, '/m/reports');

export const CloseRefused = toPhone(Desktop.CloseRefused, '/m/reports');
