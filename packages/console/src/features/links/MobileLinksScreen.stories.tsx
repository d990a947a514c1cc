import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import { LinksScreen } from './LinksScreen.tsx';
import * as Desktop from './LinksScreen.stories.tsx';

export default {
  title: 'Screens/Payments/Mobile shared payment links',
  component: LinksScreen,
  parameters: { ...onPhone, route: '/m/record/links' },
} satisfies Meta<typeof LinksScreen>;

export const Default: Story = {};
export const Loading = toPhone(Desktop.Loading);
export const Empty = toPhone(Desktop.Empty);
export const FilteredEmpty = toPhone(Desktop.FilteredEmpty);
export const Failed = toPhone(Desktop.Failed);
export const Offline = toPhone(Desktop.Offline);
export const LongText = toPhone(Desktop.LongText);
export const Closed = toPhone(Desktop.Closed);
export const Share = toPhone(Desktop.Share);
export const Created = toPhone(Desktop.Created);
export const ApplicationChanged = toPhone(Desktop.ApplicationChanged);
export const CreateRefused = toPhone(Desktop.CreateRefused);
export const CloseRefused = toPhone(Desktop.CloseRefused);
export const ListRefused = toPhone(Desktop.ListRefused);
export const DetailRefused = toPhone(Desktop.DetailRefused);
