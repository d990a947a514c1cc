import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ApiError } from '#api/errors.ts';
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

const call = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Call' }));

const reported = (error: ApiError, message: RegExp, clause: string): Story => ({
  args: { errors: [error] },
  parameters: { spec: [clause] },
  play: async ({ canvasElement }) => {
    await call(canvasElement);
    await expect(await screen.findByText(message)).toBeVisible();
  },
});

/** Money is not sent while any other call is unanswered. */
export const PoorNetwork = reported(
  new ApiError('busy'),
  /poor internet connection|网络不佳/i,
  '§8 Poor network',
);
/** The same call is already on its way. */
export const DuplicateRequest = reported(
  new ApiError('duplicate'),
  /do not repeat submission|请勿重复提交/i,
  '§7 Duplicate',
);

/** Within a second the first is shown at once and the last after it; those between are not. */
export const Debounced: Story = {
  args: { errors: ['First', 'Second', 'Third'].map(refused) },
  parameters: { spec: ['§8 Debounce'] },
  play: async ({ canvasElement }) => {
    await call(canvasElement);
    await expect(await screen.findByText('First')).toBeVisible();
    await expect(await screen.findByText('Third')).toBeVisible();
    await expect(screen.queryByText('Second')).toBeNull();
  },
};
