import { extensionGroups } from '@settlement/api-mocks/contract/extensions';
import type { Decorator } from '@storybook/react-vite';
import { useHydrateAtoms } from 'jotai/utils';
import type { ReactNode } from 'react';
import { type LoadGoogle, loadGoogleAtom } from './google.ts';
import { passwordFlagAtom } from './signInMethods.ts';

function googleStub(merchant: string): LoadGoogle {
  return async () => {
    let receive: (answer: { credential?: string }) => void = () => undefined;
    return {
      config: {
        googleClientId: 'story',
        googleScriptUrl: '/gsi.js',
        extensions: extensionGroups,
        features: {},
        apiUrl: '',
      },
      id: {
        initialize: ({ callback }) => {
          receive = callback;
        },
        renderButton(container, { width }) {
          const button = document.createElement('button');
          button.textContent = 'Google';
          button.style.cssText = `width:${width}px;height:40px;border:1px solid #747775;border-radius:4px;background:#fff;color:#1f1f1f`;
          button.addEventListener('click', () => receive({ credential: `mock:${merchant}` }));
          container.replaceChildren(button);
        },
      },
    };
  };
}

interface GoogleProps {
  readonly load: LoadGoogle;
  readonly hasPassword: boolean;
  readonly children: ReactNode;
}

function Google({ load, hasPassword, children }: GoogleProps) {
  useHydrateAtoms([
    [loadGoogleAtom, { load }],
    [passwordFlagAtom, { load: async () => hasPassword }],
  ] as const);
  return children;
}

export function withGoogle(google = 'authorised', hasPassword = false): Decorator {
  const load: LoadGoogle =
    google === 'loading'
      ? () => new Promise(() => undefined)
      : google === 'failed'
        ? () => Promise.reject(new Error('google client is not initialized'))
        : googleStub(google);
  return (Story) => (
    <Google load={load} hasPassword={hasPassword}>
      <Story />
    </Google>
  );
}
