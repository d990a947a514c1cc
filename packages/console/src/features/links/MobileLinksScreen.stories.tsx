import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import { LinksScreen } from './LinksScreen.tsx';
import * as Desktop from './LinksScreen.stories.tsx';

export default {
  title: 'Screens/Payments/Mobile shared payment links',
  component: LinksScreen,
  parameters: { ...onPhone, route: '/m/record/links', hasNoHeading: true },
} satisfies Meta<typeof LinksScreen>;

export const Default: Story = {};
export const Loading: Story = toPhone(Desktop.Loading);
export const Empty: Story = toPhone(Desktop.Empty);
export const FilteredEmpty: Story = toPhone(Desktop.FilteredEmpty);
export const Failed: Story = toPhone(Desktop.Failed);
export const Offline: Story = toPhone(Desktop.Offline);
export const LongText: Story = toPhone(Desktop.LongText);
export const Closed: Story = toPhone(Desktop.Closed);
export const Share: Story = toPhone(Desktop.Share);
export const Created: Story = toPhone(Desktop.Created);
export const CreateRefused = toPhone(Desktop.CreateRefused);
export const CloseRefused = toPhone(Desktop.CloseRefused);
export const ListRefused = toPhone(Desktop.ListRefused);
export const DetailRefused = toPhone(Desktop.DetailRefused);
