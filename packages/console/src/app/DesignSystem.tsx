import { FormValidation } from '@settlement/design-system/Form';
import { Provider } from '@settlement/design-system/Provider';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { languageAtom } from '#i18n/atoms.ts';
import { useText } from '#i18n/useText.ts';
import { withBase } from '#lib/basePath.ts';

interface DesignSystemProps {
  /** Goes to a path of the console. */
  readonly navigate: (href: string) => void;
  readonly children: ReactNode;
}

/** What the design system's parts need around them, in the store's language. */
export function DesignSystem({ navigate, children }: DesignSystemProps) {
  const text = useText();
  return (
    <Provider
      locale={useAtomValue(languageAtom)}
      navigate={navigate}
      hrefOf={withBase}
      overlaysLabel={text('common.overlays')}
    >
      {/* What is wrong is said by our form kit, not by the browser's bubbles. */}
      <FormValidation behavior="aria">{children}</FormValidation>
    </Provider>
  );
}
