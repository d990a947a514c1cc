import { type ErrorCode, errorCode } from '@settlement/api-mocks/contract/errors';
import type { MockApi } from '@settlement/api-mocks/createMockApi';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, type, uploadPicture } from '#parts/stories/steps.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { OpeningScreen } from './OpeningScreen.tsx';

export default {
  title: 'Screens/Permission/Application',
  component: OpeningScreen,
  parameters: {
    route: '/openAuthPage',
    mock: { merchant: 'fresh' },
    spec: ['§2 Permission pages', '§5 Verification code', '§7 User calls'],
  },
} satisfies Meta<typeof OpeningScreen>;
const step = (name: string, merchant = 'rejected') => ({
  route: `/openAuthPage?step=${name}`,
  mock: { merchant },
});
const next = exact('common.steps.next');
const send = exact('permission.form.submit');
const code = exact('verification.code.email');

export const Contact: Story = {};

export const PhoneWithoutAreaCode: Story = {
  parameters: { spec: ['§5 Phone'] },
  play: async ({ canvas: page }) => {
    await type(page.findByLabelText(message('permission.form.phone')), '7700900123');
    await press(page, next);
    await expect(page.getByRole('combobox', { name: message('common.region.areaCode') })).toBeInvalid();
  },
};

export const Business: Story = { parameters: { ...step('review', 'fresh'), state: 'content' } };

export const BusinessEmpty: Story = {
  parameters: step('business', 'fresh'),
  play: async ({ canvas: page }) => {
    await press(page, next);
    await expect(page.getByLabelText(message('permission.field.website'))).toBeInvalid();
  },
};

export const BusinessRefused: Story = { parameters: step('business') };

export const Documents: Story = { parameters: step('documents') };

export const Review: Story = { parameters: step('review') };

export const NotAgreed: Story = {
  parameters: step('review'),
  play: async ({ canvas: page, loaded }) => {
    await enterCode(page, loaded.api);
    await press(page, send);
    await expect(page.getByRole('checkbox')).toBeInvalid();
  },
};

async function enterCode(page: ReturnType<typeof within>, api: MockApi) {
  await press(page, message('verification.send'));
  await page.findByRole('button', { name: message('verification.wait') });
  await userEvent.type(page.getByLabelText(code), api.inbox()[0]?.code ?? '');
}

export const CodeMissing: Story = {
  parameters: step('review'),
  play: async ({ canvas: page }) => {
    await press(page, send);
    await waitFor(() => expect(page.getByLabelText(code)).toHaveFocus());
    await expect(page.getByLabelText(code)).toBeInvalid();
  },
};

export const Submitted: Story = {
  parameters: step('review'),
  play: async ({ canvas: page, loaded }) => {
    await enterCode(page, loaded.api);
    await userEvent.click(page.getByRole('checkbox'));
    await press(page, send);
    await waitFor(() => expect(page.queryByRole('button', { name: send })).toBeNull());
  },
};

export const WrongCode: Story = {
  parameters: { ...step('review'), spec: ['§8 10027'] },
  play: async ({ canvas: page, loaded }) => {
    await enterCode(page, loaded.api);
    loaded.api.advance(700);
    await userEvent.click(page.getByRole('checkbox'));
    await press(page, send);
    await waitFor(() => expect(page.getByLabelText(code)).toBeInvalid());
  },
};

export const Loading: Story = { parameters: { mock: { scenario: ['user.loading'] } } };

export const Failed: Story = { parameters: { mock: { scenario: ['user.failed500'] } } };

export const Offline: Story = { parameters: { mock: { scenario: ['user.offline'] } } };

const answeredWith = (refusal: ErrorCode, then: RegExp): Story => ({
  play: async ({ canvas: page, loaded }) => {
    await enterCode(page, loaded.api);
    await userEvent.click(page.getByRole('checkbox'));
    loaded.api.failNext('user.edit', refusal);
    await press(page, send);
    await expect((await screen.findAllByText(then))[0]).toBeVisible();
  },
});

export const UnderReviewMeanwhile: Story = {
  ...answeredWith(errorCode.UNDER_REVIEW, message('errors.10013')),
  parameters: { ...step('review'), spec: ['§8 10013'] },
};

export const OpenedMeanwhile: Story = {
  ...answeredWith(errorCode.ACCOUNT_OPENED, message('errors.10014')),
  parameters: { ...step('review'), spec: ['§8 10014'] },
};

export const Refused = refused(
  'user.edit',
  errorCode.OPERATION_FAILED,
  async ({ canvas: page, loaded }) => {
    await enterCode(page, loaded.api);
    await userEvent.click(page.getByRole('checkbox'));
    await press(page, send);
  },
  step('review'),
);

export const CodeRefused = refused(
  'auth.sendEmailCode',
  errorCode.TOO_FREQUENT,
  async ({ canvasElement }) => {
    await press(within(canvasElement), message('verification.send'));
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
