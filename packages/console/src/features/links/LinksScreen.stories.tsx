import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { bankOf, mock } from '#parts/stories/bankStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { dialogNamed, press, visible, write } from '#parts/stories/steps.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { LinksScreen } from './LinksScreen.tsx';

export default {
  title: 'Screens/Payments/Shared payment links',
  component: LinksScreen,
  parameters: { route: '/record/links' },
} satisfies Meta<typeof LinksScreen>;
const at = (query: string) => ({ route: `/record/links?${query}` });

export const Default: Story = {};
export const Loading: Story = { parameters: mock('links.loading') };
export const Empty: Story = { parameters: { mock: { merchant: 'fresh', scenario: ['user.authorised'] } } };
export const FilteredEmpty: Story = { parameters: at('keyword=nothing') };
export const Failed: Story = { parameters: mock('links.failed500') };
export const Offline: Story = { parameters: mock('links.offline') };
export const LongText: Story = { parameters: mock('links.longText') };
export const Closed: Story = { parameters: at('detail=7002') };

export const Share: Story = {
  parameters: at('detail=7004'),
  play: async () => {
    await visible(screen.findByRole('img', { name: message('links.qr') }));
  },
};

export const Created: Story = {
  parameters: at('new=1'),
  play: async () => {
    const form = await dialogNamed(message('links.new'));
    await write(form, message('links.column.title'), 'Workshop');
    await write(form, message('links.amount'), '120');
    await press(form, exact('links.create'));
    await visible(screen.findByRole('img', { name: message('links.qr') }));
  },
};

export const ApplicationChanged: Story = {
  parameters: at('new=1'),
  play: async (stage) => {
    const form = await dialogNamed(message('links.new'));
    const clickOption = async (field: RegExp, index: number) => {
      await press(form, field);
      const option = (await screen.findAllByRole('option'))[index];
      if (option) await userEvent.click(option);
    };
    await write(form, message('links.column.title'), 'Workshop');
    await clickOption(message('links.tokens'), 0);
    await userEvent.keyboard('{Escape}');
    await clickOption(message('links.column.appid'), 1);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await press(form, exact('links.create'));
    await visible(screen.findByRole('img', { name: message('links.qr') }));
    const [link] = bankOf(stage).merchant('authorised').rows.links.all().slice(-1);
    await expect(link).toMatchObject({ title: 'Workshop', assets: [] });
  },
};

export const CreateRefused = refused(
  'links.create',
  errorCode.CURRENCY_NOT_SUPPORTED,
  async () => {
    const form = await dialogNamed(message('links.new'));
    await write(form, message('links.column.title'), 'Workshop');
    await press(form, exact('links.create'));
  },
  at('new=1'),
);

export const CloseRefused = refused(
  'links.close',
  errorCode.OPERATION_FAILED,
  async ({ canvasElement }) => {
    await press(within(canvasElement.ownerDocument.body), exact('links.close'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await press(dialog, exact('links.close'));
  },
  at('detail=7004'),
);

export const ListRefused = refused('links.list', errorCode.PARAMETER_ERROR, ({ canvas }) =>
  canvas.findByRole('alert'),
);

export const DetailRefused = refused(
  'links.info',
  errorCode.OPERATION_FAILED,
  () => screen.findByRole('alert'),
  at('detail=7004'),
);
