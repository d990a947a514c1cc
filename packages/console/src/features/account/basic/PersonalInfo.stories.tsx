import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mock } from '#parts/stories/bankStory.ts';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { chooseOption, dialogNamed, press, seen, uploadPicture } from '#parts/stories/steps.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { AccountScreen } from '../AccountScreen.tsx';

const edit = '/accountInfo?action=edit';
export default {
  title: 'Screens/Account/Personal info',
  component: AccountScreen,
  parameters: { route: edit, spec: ['§2 Account', '§3 Merchant info', '§5 URL'] },
} satisfies Meta<typeof AccountScreen>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const save = async () => press(screen, exact('account.basic.save'));
async function rewrite(name: RegExp, value: string) {
  const box = await field(name);
  await userEvent.clear(box);
  await userEvent.type(box, value);
  return box;
}
async function choose(name: RegExp, typed: string, option: RegExp) {
  const box = await screen.findByRole('combobox', { name });
  await userEvent.clear(box);
  await userEvent.type(box, typed);
  await chooseOption(option);
}

export const Editing: Story = {};
export const UnderReview: Story = {
  parameters: { ...mock('user.underReview'), spec: ['§8 10013'] },
  play: async () => {
    await screen.findByText(message('shell.permission.1'));
    await expect(screen.queryByRole('button', { name: exact('common.edit') })).toBeNull();
  },
};

export const AuditBeganMeanwhile: Story = {
  parameters: { spec: ['§8 10013'] },
  play: async ({ loaded }: Played) => {
    await rewrite(message('account.basic.city'), 'Leeds');
    loaded.api.merchant().profile.status = userStatus.underReview;
    await save();
    await screen.findByText(message('shell.permission.1'));
    await expect(screen.queryByRole('button', { name: exact('account.basic.save') })).toBeNull();
  },
};

export const Saved: Story = {
  play: async ({ loaded }: Played) => {
    await rewrite(message('account.basic.city'), 'Leeds');
    await choose(message('common.region.country'), 'sg', /singapore|新加坡/i);
    await choose(message('common.region.zone'), 'tokyo', /asia\/tokyo/i);
    await save();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: exact('account.basic.save') })).toBeNull(),
    );
    await screen.findByText(/Asia\/Tokyo/);
    const { address, time_zone } = loaded.api.merchant().profile.merchant;
    await expect([address.city, address.country, time_zone]).toEqual(['Leeds', 'SG', 'Asia/Tokyo']);
  },
};

export const WrongLink: Story = {
  play: async () => {
    const box = await rewrite(message('account.basic.website'), 'northwind');
    await save();
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAttribute('aria-invalid', 'true');
  },
};

export const NameTaken: Story = {
  parameters: { spec: ['§8 10020'] },
  play: async () => {
    const box = await rewrite(message('account.basic.name'), 'Acme Supplies');
    await save();
    await seen(message('errors.10020'));
    await expect(box).toHaveAttribute('aria-invalid', 'true');
  },
};

export const GifRefused: Story = {
  parameters: { spec: ['§5 Images'] },
  play: async ({ canvasElement }) => {
    await screen.findByRole('button', { name: message('common.image.drop') });
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file field');
    const gif = new File([new Uint8Array([71, 73, 70, 56, 57, 97, 1, 0, 1, 0])], 'logo.gif', {
      type: 'image/gif',
    });
    await userEvent.setup({ applyAccept: false }).upload(input, gif);
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toBeVisible());
  },
};

export const LogoCropped: Story = {
  play: async ({ canvasElement }) => {
    await uploadPicture(canvasElement);
    const crop = await dialogNamed(message('common.crop.title'));
    crop.getByRole('slider', { name: message('common.crop.x') }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const source = () => within(canvasElement).getByRole('img').getAttribute('src');
    const before = source();
    await press(crop, message('common.crop.use'));
    await waitFor(() => expect(source()).not.toBe(before));
  },
};

export const OnMobile: Story = {
  render: () => <AccountScreen />,
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: `/m${edit}`, counterpart: 'screens-account-personal-info--editing' },
};

export const UploadRefused = refused(
  'workOrders.upload',
  errorCode.PARAMETER_ERROR,
  async ({ canvasElement }) => {
    await uploadPicture(canvasElement);
    const crop = await dialogNamed(message('common.crop.title'));
    await press(crop, message('common.crop.use'));
  },
);

export const SaveRefused = refused('user.edit', errorCode.OPERATION_FAILED, async () => {
  await rewrite(message('account.basic.city'), 'Leeds');
  await save();
});
