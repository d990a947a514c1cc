// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { expect, it } from 'vitest';
import { inStore } from '#app/testingReact.tsx';
import { success, testConsole } from '#app/testing.ts';
import { performAtom } from '#data/money/verification.ts';
import { verificationAtom } from '#data/money/verificationDialog.ts';
import { languageAtom } from '#i18n/atoms.ts';
import { VerificationDialog } from './VerificationDialog.tsx';

function Open() {
  const verification = useAtomValue(verificationAtom);
  return verification && <VerificationDialog verification={verification} />;
}

it('the verification dialog changes its language while it’s open', async () => {
  const user = { email: 'me@shop.example', bind_google_auth: true, password: true, security_switch: [] };
  const { store } = testConsole(() => success(user));
  render(inStore(store, <Open />));
  await act(async () => {
    void store.set(performAtom, {
      purpose: 8,
      asksFirst: true,
      content: (text) => ({
        title: text('account.freeze.thaw'),
        recap: text('account.freeze.thawRecap'),
        confirmLabel: text('account.freeze.thaw'),
      }),
      call: () => new Promise(() => undefined),
    });
  });
  const shown = () =>
    [screen.getByRole('heading', { level: 2 }), screen.getByRole('dialog')]
      .map(({ textContent }) => textContent)
      .join(' ');
  expect(shown()).toMatch(/^Unfreeze/);
  await act(async () => store.set(languageAtom, 'zh-CN'));
  expect(shown()).not.toMatch(/[a-z]{3}/);
});
