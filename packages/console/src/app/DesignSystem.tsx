import { FormValidation } from '@settlement/design-system/Form';
import { Provider } from '@settlement/design-system/Provider';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { languageAtom } from '#i18n/atoms.ts';
import { withBase } from '#lib/address/basePath.ts';

interface DesignSystemProps {
  readonly navigate: (href: string) => void;
  readonly children: ReactNode;
}

export function DesignSystem({ navigate, children }: DesignSystemProps) {
  return (
    <Provider locale={useAtomValue(languageAtom)} navigate={navigate} hrefOf={withBase}>
      {/* The browser's validation messages are off, because forms show their own errors. */}
      <FormValidation behavior="aria">{children}</FormValidation>
    </Provider>
  );
}
