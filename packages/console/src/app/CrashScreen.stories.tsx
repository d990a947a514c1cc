import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { useText } from '#i18n/useText.ts';
import { MessagesError, OfflineError } from '#lib/chunkError.ts';
import { Failed } from '#parts/QueryView.tsx';
import { CrashScreen } from './CrashScreen.tsx';

const meta = {
  title: 'Screens/Shell/Not loaded',
  component: CrashScreen,
  args: { error: new TypeError('x is not a function') },
  parameters: { route: '/property/withdraw' },
} satisfies Meta<typeof CrashScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The browser of the story says that it has no connection. */
function disconnect() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => void Reflect.deleteProperty(navigator, 'onLine');
}

/** In place of a part of a screen, whose heading a phone's frame has. */
function FailedPart({ error, hasHeading = true }: ComponentProps<typeof CrashScreen>) {
  const text = useText();
  return (
    <Stack>
      {hasHeading && <PageHeader title={text('shell.title.withdraw')} />}
      <Failed query={{ error, refetch: () => undefined }} title={text('common.failed.title')} />
    </Stack>
  );
}

const gone = new MessagesError('No messages for withdrawals in en-US');
const offline = new OfflineError('No messages for withdrawals in en-US');

/** What went wrong is in the code; the reports of errors name it. */
export const Broken: Story = {};

/** The file of the screen is gone, as after a deploy. */
export const NewVersion: Story = { args: { error: gone } };

/** Nothing to press: the screen opens by itself. */
export const WithoutConnection: Story = {
  args: { error: offline },
  beforeEach: disconnect,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** A part of a screen whose file is gone: the rest stands, so a reload is not the first that is offered. */
export const PartOfNewVersion: Story = { args: { error: gone }, render: FailedPart };

/** A reload would lose the rest of the screen. */
export const PartWithoutConnection: Story = {
  args: { error: offline },
  beforeEach: disconnect,
  render: FailedPart,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^(retry|重试)$/i })).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: /^(reload|重新加载)$/i })).toBeNull();
  },
};
