import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import type { Paging } from '#kit/list/listSearch.ts';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { press, visible } from '#parts/stories/steps.ts';
import { message } from '#parts/stories/storyText.ts';
import { ChangedRows } from './ChangedRows.tsx';
import type { PagedList } from './listOf.ts';

const pageAtom = atom<Paging>({ current: 1, pageSize: 10 });

/** A list that gets a row while its second page opens. */
const list: PagedList<unknown> = {
  pagingAtom: atom(
    (get) => get(pageAtom),
    (get, set, patch: Partial<Paging>) => set(pageAtom, { ...get(pageAtom), ...patch }),
  ),
  queryAtom: atom((get) => ({
    data: { list: [], total: get(pageAtom).current === 1 ? 14 : 15 },
    error: null,
    isPending: false,
    isPlaceholderData: false,
    refetch: () => undefined,
  })),
};

function SecondPage() {
  const setPaging = useSetAtom(list.pagingAtom);
  useEffect(() => setPaging({ current: 2 }), [setPaging]);
  return <ChangedRows list={list} />;
}

export default {
  title: 'Screens/Changed rows of a list',
  component: SecondPage,
} satisfies Meta<typeof SecondPage>;

export const Default: Story = {
  play: () => visible(screen.findByText(message('common.changedRows.text'))),
};

export const FirstPage: Story = {
  play: async () => {
    await press(screen, message('common.changedRows.first'));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};

export const Phone: Story = {
  ...Default,
  parameters: { ...onPhone, counterpart: 'screens-changed-rows-of-a-list--default' },
  globals: { viewport: { value: 'mobile' } },
};

export const PhoneFirstPage: Story = {
  ...FirstPage,
  parameters: { ...onPhone, counterpart: 'screens-changed-rows-of-a-list--first-page' },
  globals: { viewport: { value: 'mobile' } },
};
