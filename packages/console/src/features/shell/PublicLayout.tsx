import { AppHeader } from '@settlement/design-system/AppHeader';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { PageShell } from '@settlement/design-system/PageShell';
import { Brand } from '@settlement/design-system/Sidebar';
import type { ReactNode } from 'react';
import { usePaths } from '#data/session/device.ts';
import { messageFiles } from '#i18n/catalog.ts';
import { useMessages } from '#i18n/useMessages.ts';
import { useText } from '#i18n/useText.ts';
import { BrandMark, BrandName } from '#parts/brand/BrandMark.tsx';
import { LanguageMenu, ThemeMenu } from './parts/preferenceMenus.tsx';

export function PublicLayout({ children }: { readonly children: ReactNode }) {
  useMessages(messageFiles);
  const text = useText();
  const paths = usePaths();
  return (
    <PageShell
      isCentered
      header={
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
      }
    >
      {children}
    </PageShell>
  );
}
