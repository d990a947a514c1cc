import { AppHeader } from '@settlement/design-system/AppHeader';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Brand } from '@settlement/design-system/Sidebar';
import { SkipLink } from '@settlement/design-system/SkipLink';
import type { ReactNode } from 'react';
import { usePaths } from '#data/session/device.ts';
import { messageFiles } from '#i18n/catalog.ts';
import { useMessages } from '#i18n/useMessages.ts';
import { useText } from '#i18n/useText.ts';
import { BrandMark, BrandName } from '#parts/brand/BrandMark.tsx';
import * as css from './PublicLayout.css.ts';
import { LanguageMenu } from './parts/LanguageMenu.tsx';
import { ThemeMenu } from './parts/ThemeMenu.tsx';

export function PublicLayout({ children }: { readonly children: ReactNode }) {
  useMessages(messageFiles);
  const text = useText();
  const paths = usePaths();
  return (
    <div className={css.frame}>
      <SkipLink>{text('shell.skip')}</SkipLink>
      <AppHeader
        start={<Brand mark={<BrandMark />} name={<BrandName />} href={paths.home} />}
        end={
          <>
            <ThemeMenu />
            <LanguageMenu />
            <ButtonLink href={paths.login()} size="small">
              {text('shell.login')}
            </ButtonLink>
          </>
        }
      />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  );
}
