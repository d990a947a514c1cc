import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { ApiError } from '#api/errors.ts';
import { message } from '#parts/stories/storyText.ts';
import { press, visible } from '#parts/stories/steps.ts';
import { FailingCalls } from './toastStory.tsx';

const refused = (msg: string) => new ApiError('business', { code: errorCode.OPERATION_FAILED, msg });

const meta = {
  title: 'Screens/Shell/Error toasts',
  component: FailingCalls,
  args: { errors: [] },
  parameters: { route: '/property', spec: ['§8 HTTP 422'] },
} satisfies Meta<typeof FailingCalls>;
export default meta;

type Story = StoryObj<typeof meta>;

const call = async (canvasElement: HTMLElement) => press(within(canvasElement), 'Call');

const reported = (error: ApiError, message: RegExp, clause: string): Story => ({
  args: { errors: [error] },
  parameters: { spec: [clause] },
  play: async ({ canvasElement }) => {
    await call(canvasElement);
    await visible(screen.findByText(message));
  },
});

export const PoorNetwork = reported(new ApiError('busy'), message('errors.busy'), '§8 Poor network');
export const DuplicateRequest = reported(
  new ApiError('duplicate'),
  message('errors.duplicate'),
  '§7 Duplicate',
);

export const Debounced: Story = {
  args: { errors: ['First', 'Second', 'Third'].map(refused) },
  parameters: { spec: ['§8 Debounce'] },
  play: async ({ canvasElement }) => {
    await call(canvasElement);
    await visible(screen.findByText('First'));
    await visible(screen.findByText('Third'));
    await expect(screen.queryByText('Second')).toBeNull();
  },
};
