import { AppHeader } from '@settlement/design-system/AppHeader';
import { BottomBar } from '@settlement/design-system/BottomBar';
import { SkipLink } from '@settlement/design-system/SkipLink';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import type { MessageId } from '#i18n/ids.ts';
import { useText } from '#i18n/useText.ts';
import type { MenuPath } from '#lib/pages.ts';
import { StaleBanner } from '../parts/StaleBanner.tsx';
import { RouteProgress } from '../parts/RouteProgress.tsx';
import { SearchButton } from '../parts/SearchButton.tsx';
import { useNavigation } from '../parts/useNavigation.tsx';
import { MenuButton } from './MenuButton.tsx';
import * as css from './MobileLayout.css.ts';

interface MobileLayoutProps {
  readonly title: MessageId;
  /** Says the page's one h1: most screens for phones leave it to the header's name. */
  readonly hasHeading: boolean;
  readonly bell: ReactNode;
  readonly children: ReactNode;
}

/** The four places under the thumb; the drawer has all of them. */
const DAILY: ReadonlySet<string> = new Set<MenuPath>(['/', '/record', '/property', '/accountInfo']);

/** Header with drawer and bell, content, the daily places under the thumb. */
export function MobileLayout({ title, hasHeading, bell, children }: MobileLayoutProps) {
  const text = useText();
  const { groups } = useNavigation();
  return (
    <div className={css.frame}>
      <SkipLink>{text('shell.skip')}</SkipLink>
      <RouteProgress />
      <AppHeader
        start={<MenuButton />}
        title={text(title)}
        end={
          <>
            <SearchButton size="large" />
            <div className={css.bell}>{bell}</div>
          </>
        }
      />
      <main id="main" tabIndex={-1} className={css.main}>
        {hasHeading && <VisuallyHidden as="h1">{text(title)}</VisuallyHidden>}
        <StaleBanner />
        {children}
      </main>
      <BottomBar
        label={text('shell.nav')}
        items={groups.flatMap((group) => group.items).filter(({ id }) => DAILY.has(id))}
      />
    </div>
  );
}
