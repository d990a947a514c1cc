import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseOption } from '#parts/optionStory.ts';
import { onPhone } from '#parts/phoneStory.ts';
import { uploadPicture } from '#parts/pictureStory.ts';
import { refused } from '#parts/refusalStory.ts';
import { AccountScreen } from '../desktop/AccountScreen.tsx';
import { MobileAccountScreen } from '../mobile/MobileAccountScreen.tsx';

const edit = '/accountInfo?action=edit';
const meta = {
  title: 'Screens/Account/Personal info',
  component: AccountScreen,
  parameters: { route: edit, spec: ['§2 Account', '§3 Merchant info', '§5 URL'] },
} satisfies Meta<typeof AccountScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];
const mock = (...scenario: string[]) => ({ mock: { scenario } });

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const save = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(save changes|保存修改)$/i }));
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
    await screen.findByText(/application is under review|申请正在审核中/i);
    await expect(screen.queryByRole('button', { name: /^(edit|编辑)$/i })).toBeNull();
  },
};

export const AuditBeganMeanwhile: Story = {
  parameters: { spec: ['§8 10013'] },
  play: async ({ loaded }: Played) => {
    await rewrite(/^(city|城市)/i, 'Leeds');
    loaded.api.merchant().profile.status = userStatus.underReview;
    await save();
    await screen.findByText(/application is under review|申请正在审核中/i);
    await expect(screen.queryByRole('button', { name: /^(save changes|保存修改)$/i })).toBeNull();
  },
};

export const Saved: Story = {
  play: async ({ loaded }: Played) => {
    await rewrite(/^(city|城市)/i, 'Leeds');
    await choose(/country|国家/i, 'singapore', /singapore|新加坡/i);
    await choose(/time zone|时区/i, 'tokyo', /asia\/tokyo/i);
    await save();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^(save changes|保存修改)$/i })).toBeNull(),
    );
    await screen.findByText(/Asia\/Tokyo/);
    const { address, time_zone } = loaded.api.merchant().profile.merchant;
    await expect([address.city, address.country, time_zone]).toEqual(['Leeds', 'SG', 'Asia/Tokyo']);
  },
};

export const WrongLink: Story = {
  play: async () => {
    const box = await rewrite(/official website|官方网站/i, 'northwind.example');
    await save();
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAttribute('aria-invalid', 'true');
  },
};

export const NameTaken: Story = {
  parameters: { spec: ['§8 10020'] },
  play: async () => {
    const box = await rewrite(/merchant name|商户名称/i, 'Acme Supplies');
    await save();
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const GifRefused: Story = {
  parameters: { spec: ['§5 Images'] },
  play: async ({ canvasElement }) => {
    await screen.findByRole('button', { name: /drop or paste|拖放/i });
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
    const crop = within(await screen.findByRole('dialog', { name: /crop|裁剪/i }));
    crop.getByRole('slider', { name: /horizontal|水平/i }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.click(crop.getByRole('button', { name: /use this|使用此/i }));
    await waitFor(() => expect(within(canvasElement).getByRole('img')).toBeVisible());
  },
};

export const OnMobile: Story = {
  render: () => <MobileAccountScreen />,
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: `/m${edit}`, counterpart: 'screens-account-personal-info--editing' },
};

/** The picture is fine by its bytes; the server refuses it all the same. */
export const UploadRefused = refused(
  'workOrders.upload',
  errorCode.PARAMETER_ERROR,
  async ({ canvasElement }) => {
    await uploadPicture(canvasElement);
    const crop = within(await screen.findByRole('dialog', { name: /crop|裁剪/i }));
    await userEvent.click(crop.getByRole('button', { name: /use this|使用此/i }));
  },
);

export const SaveRefused = refused('user.edit', errorCode.OPERATION_FAILED, async () => {
  await rewrite(/^(city|城市)/i, 'Leeds');
  await save();
});
