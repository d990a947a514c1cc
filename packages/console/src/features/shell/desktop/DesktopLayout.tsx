import { AppHeader } from '@settlement/design-system/AppHeader';
import { Brand, Sidebar } from '@settlement/design-system/Sidebar';
import { SkipLink } from '@settlement/design-system/SkipLink';
import { media } from '@settlement/design-system/tokens';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { usePaths } from '#data/device.ts';
import { userQueryAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { useMediaQuery } from '#lib/useMediaQuery.ts';
import { BrandMark, BrandName } from '#parts/BrandMark.tsx';
import { LanguageMenu } from '../parts/LanguageMenu.tsx';
import { StaleBanner } from '../parts/StaleBanner.tsx';
import { PermissionBanner } from '../parts/PermissionBanner.tsx';
import { RouteProgress } from '../parts/RouteProgress.tsx';
import { SearchButton } from '../parts/SearchButton.tsx';
import { ThemeMenu } from '../parts/ThemeMenu.tsx';
import { useNavigation } from '../parts/useNavigation.tsx';
import * as css from './DesktopLayout.css.ts';
import { UserMenu } from './UserMenu.tsx';
import { useSidebar } from './useSidebar.ts';

interface DesktopLayoutProps {
  readonly announcements: ReactNode;
  readonly bell: ReactNode;
  /** In the shape of a screen, until it is known what stands above the screen. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Sidebar, header, content (specification §2, layout). */
export function DesktopLayout({ announcements, bell, skeleton, children }: DesktopLayoutProps) {
  const text = useText();
  const { home } = usePaths();
  const { groups, footer } = useNavigation();
  const [isCollapsed, setCollapsed] = useSidebar();
  const isNarrow = useMediaQuery(media.mobile);
  const user = useAtomValue(userQueryAtom);
  const isShown = user.data !== undefined || user.error !== null;
  return (
    <div className={css.frame}>
      <SkipLink>{text('shell.skip')}</SkipLink>
      <RouteProgress />
      <Sidebar
        brand={<Brand mark={<BrandMark />} name={<BrandName />} href={home} />}
        groups={groups}
        footer={footer}
        isCollapsed={isCollapsed}
        onCollapsedChange={setCollapsed}
        labels={{
          navigation: text('shell.nav'),
          collapse: text('shell.collapse'),
          expand: text('shell.expand'),
        }}
      />
      <div className={css.column}>
        <AppHeader
          start={isNarrow ? null : announcements}
          end={
            <>
              <SearchButton />
              <ThemeMenu />
              <LanguageMenu />
              <div className={css.bell}>{bell}</div>
              <UserMenu />
            </>
          }
        />
        {isNarrow && announcements ? <div className={css.strip}>{announcements}</div> : null}
        <main id="main" tabIndex={-1} className={css.main}>
          <StaleBanner />
          <PermissionBanner />
          <div className={css.content({ isShown })}>{children}</div>
          {!isShown && <div className={css.waiting}>{skeleton}</div>}
        </main>
      </div>
    </div>
  );
}
