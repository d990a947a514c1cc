import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { useText } from '#i18n/useText.ts';
import { MessagesError, OfflineError } from '#lib/browser/chunkError.ts';
import { Failed } from '#parts/loading/QueryView.tsx';
import { exact } from '#parts/stories/storyText.ts';
import { CrashScreen } from './CrashScreen.tsx';

const meta = {
  title: 'Screens/Shell/Not loaded',
  component: CrashScreen,
  args: { error: new TypeError('x is not a function') },
  parameters: { route: '/property/withdraw' },
} satisfies Meta<typeof CrashScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

function disconnect() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => void Reflect.deleteProperty(navigator, 'onLine');
}

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

export const Broken: Story = {};

export const NewVersion: Story = { args: { error: gone } };

export const WithoutConnection: Story = {
  args: { error: offline },
  beforeEach: disconnect,
  play: ({ canvasElement }) => expect(within(canvasElement).queryByRole('button')).toBeNull(),
};

export const PartOfNewVersion: Story = { args: { error: gone }, render: FailedPart };

export const PartWithoutConnection: Story = {
  args: { error: offline },
  beforeEach: disconnect,
  render: FailedPart,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: exact('common.retry') })).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: exact('common.reload') })).toBeNull();
  },
};
