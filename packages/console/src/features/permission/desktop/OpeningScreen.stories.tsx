import { type ErrorCode, errorCode } from '@settlement/api-mocks/contract/errors';
import type { MockApi } from '@settlement/api-mocks/createMockApi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { uploadPicture } from '#parts/pictureStory.ts';
import { refused } from '#parts/refusalStory.ts';
import { OpeningScreen } from './OpeningScreen.tsx';

const meta = {
  title: 'Screens/Permission/Application',
  component: OpeningScreen,
  parameters: {
    route: '/openAuthPage',
    mock: { merchant: 'fresh' },
    spec: ['§2 Permission pages', '§5 Verification code', '§7 User calls'],
  },
} satisfies Meta<typeof OpeningScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const step = (name: string, merchant = 'rejected') => ({
  route: `/openAuthPage?step=${name}`,
  mock: { merchant },
});
const next = /^(next|下一步)$/i;
const send = /^(submit application|提交申请)$/i;
const code = /^(Email code|邮箱验证码)$/;

export const Contact: Story = {};

export const PhoneWithoutAreaCode: Story = {
  parameters: { spec: ['§5 Phone'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/phone number|手机号/i), '7700900123');
    await userEvent.click(page.getByRole('button', { name: next }));
    await expect(page.getByRole('combobox', { name: /area code|区号/i })).toBeInvalid();
  },
};

/** A link to a later step leads to the first one that is not written yet. */
export const Business: Story = { parameters: { ...step('review', 'fresh'), state: 'content' } };

export const BusinessEmpty: Story = {
  parameters: step('business', 'fresh'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: next }));
    await expect(page.getByLabelText(/website|网站/i)).toBeInvalid();
  },
};

/** After a refusal the form begins with what was handed in; the audit's reasons stand at their fields. */
export const BusinessRefused: Story = { parameters: step('business') };

export const Documents: Story = { parameters: step('documents') };

export const Review: Story = { parameters: step('review') };

export const NotAgreed: Story = {
  parameters: step('review'),
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    await enterCode(page, loaded.api);
    await userEvent.click(page.getByRole('button', { name: send }));
    await expect(page.getByRole('checkbox')).toBeInvalid();
  },
};

async function enterCode(page: ReturnType<typeof within>, api: MockApi) {
  await userEvent.click(await page.findByRole('button', { name: /send code|发送验证码/i }));
  // The answer empties the field for the new code.
  await page.findByRole('button', { name: /resend in|秒后重新发送/i });
  await userEvent.type(page.getByLabelText(code), api.inbox()[0]?.code ?? '');
}

export const CodeMissing: Story = {
  parameters: step('review'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: send }));
    await waitFor(() => expect(page.getByLabelText(code)).toHaveFocus());
    await expect(page.getByLabelText(code)).toBeInvalid();
  },
};

export const Submitted: Story = {
  parameters: step('review'),
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    await enterCode(page, loaded.api);
    await userEvent.click(page.getByRole('checkbox'));
    await userEvent.click(page.getByRole('button', { name: send }));
    await waitFor(() => expect(page.queryByRole('button', { name: send })).toBeNull());
  },
};

/** A refused code is asked for again where the application is submitted. */
export const WrongCode: Story = {
  parameters: { ...step('review'), spec: ['§8 10027'] },
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    await enterCode(page, loaded.api);
    loaded.api.advance(700);
    await userEvent.click(page.getByRole('checkbox'));
    await userEvent.click(page.getByRole('button', { name: send }));
    await waitFor(() => expect(page.getByLabelText(code)).toBeInvalid());
  },
};

export const Loading: Story = { parameters: { mock: { scenario: ['user.loading'] } } };

export const Failed: Story = { parameters: { mock: { scenario: ['user.failed500'] } } };

export const Offline: Story = { parameters: { mock: { scenario: ['user.offline'] } } };

/** Sent, and answered with a code that decides where the merchant goes next. */
const answeredWith = (refusal: ErrorCode, then: RegExp): Story => ({
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    await enterCode(page, loaded.api);
    await userEvent.click(page.getByRole('checkbox'));
    loaded.api.failNext('user.edit', refusal);
    await userEvent.click(page.getByRole('button', { name: send }));
    await expect((await screen.findAllByText(then))[0]).toBeVisible();
  },
});

export const UnderReviewMeanwhile: Story = {
  ...answeredWith(errorCode.UNDER_REVIEW, /account under review|账户审核中/i),
  parameters: { ...step('review'), spec: ['§8 10013'] },
};

export const OpenedMeanwhile: Story = {
  ...answeredWith(errorCode.ACCOUNT_OPENED, /account opened|账户已开通/i),
  parameters: { ...step('review'), spec: ['§8 10014'] },
};

export const Refused = refused(
  'user.edit',
  errorCode.OPERATION_FAILED,
  async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    await enterCode(page, loaded.api);
    await userEvent.click(page.getByRole('checkbox'));
    await userEvent.click(page.getByRole('button', { name: send }));
  },
  step('review'),
);

export const CodeRefused = refused(
  'auth.sendEmailCode',
  errorCode.TOO_FREQUENT,
  async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /send code|发送验证码/i }),
    );
  },
  step('review'),
);

export const UploadRefused = refused(
  'workOrders.upload',
  errorCode.PARAMETER_ERROR,
  async ({ canvasElement }) => {
    await uploadPicture(canvasElement);
  },
  step('documents'),
);
