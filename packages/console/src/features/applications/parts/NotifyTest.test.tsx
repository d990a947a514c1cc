// @vitest-environment jsdom
import { type Application, listApplications } from '@settlement/api-mocks/contract/applications';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '#app/testingScreen.tsx';
import { useEndpointQuery } from '#data/calls/useEndpointQuery.ts';
import { SectionForm } from './SectionForm.tsx';
import { useAppDraft } from './values.ts';

function Callback({ app }: { readonly app: Application }) {
  return <SectionForm app={app} section="callback" draft={useAppDraft(app)} />;
}

function Screen() {
  const app = useEndpointQuery(listApplications, {}).data?.list[0];
  return app && <Callback app={app} />;
}

it('a callback test clears its result when the URL changes', async () => {
  const bank = createMockApi({ merchant: 'authorised', now: 1_795_143_570 });
  openScreen(<Screen />, { bank, href: '/appManage' });
  const url = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Main endpoint' });
  fireEvent.change(url, { target: { value: 'ftp://shop.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send test' }));
  await screen.findByRole('alert');
  fireEvent.change(url, { target: { value: 'https://shop.example' } });
  expect(screen.queryByRole('alert')).toBeNull();
});
