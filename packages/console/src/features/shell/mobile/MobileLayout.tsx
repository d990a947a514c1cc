import { AppHeader } from '@settlement/design-system/AppHeader';
import { BottomBar } from '@settlement/design-system/BottomBar';
import { PageShell } from '@settlement/design-system/PageShell';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import type { MessageId } from '#i18n/ids.ts';
import { useText } from '#i18n/useText.ts';
import { useAtomValue } from 'jotai';
import { pathnameAtom, useNavigate } from '#data/page/location.ts';
import { type MenuPath, parentOf } from '#lib/address/pages.ts';
import { StaleBanner } from '../parts/StaleBanner.tsx';
import { RouteProgress } from '../parts/RouteProgress.tsx';
import { SearchButton } from '../parts/SearchButton.tsx';
import { TestFrame, TestNotice } from '../parts/ModeSwitch.tsx';
import { isTestAtom } from '#data/session/mode.ts';
import { useNavigation } from '../parts/useNavigation.tsx';
import { IconButton } from '@settlement/design-system/IconButton';
import { ArrowLeftIcon, MenuIcon } from '@settlement/design-system/icons';
import { deferredDialog, useDialogTrigger } from '#parts/loading/deferred.tsx';
import * as css from './MobileLayout.css.ts';

const MenuDrawer = deferredDialog(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

function MenuButton() {
  const text = useText();
  const { dialog, trigger } = useDialogTrigger(MenuDrawer);
  return (
    <>
      <IconButton
        label={text('shell.menu')}
        icon={<MenuIcon aria-hidden="true" />}
        size="large"
        {...trigger}
      />
      <MenuDrawer {...dialog} />
    </>
  );
}

function BackButton({ href }: { readonly href: string }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <IconButton
      label={text('shell.back')}
      icon={<ArrowLeftIcon aria-hidden="true" />}
      size="large"
      onPress={() => navigate(href)}
    />
  );
}

interface MobileLayoutProps {
  readonly title: MessageId;
  /** If true, the title is also rendered as a hidden h1, because most phone screens have no visible heading. */
  readonly hasHeading: boolean;
  readonly bell: ReactNode;
  readonly children: ReactNode;
}

const daily: readonly MenuPath[] = ['/', '/record', '/property', '/accountInfo'];

export function MobileLayout({ title, hasHeading, bell, children }: MobileLayoutProps) {
  const text = useText();
  const { action, groups } = useNavigation();
  const parent = parentOf(useAtomValue(pathnameAtom));
  return (
    <>
      <RouteProgress />
      <TestFrame />
      <PageShell
        header={
          <AppHeader
            start={parent === undefined ? <MenuButton /> : <BackButton href={parent} />}
            title={text(title)}
            end={
              <>
                <SearchButton size="large" />
                <div className={css.bell}>{bell}</div>
              </>
            }
          />
        }
        notice={useAtomValue(isTestAtom) && <TestNotice />}
        bottomBar={
          <BottomBar
            label={text('shell.nav')}
            items={groups
              .flatMap((group) => group.items)
              .filter(({ id }) => daily.some((path) => path === id))}
            action={action}
          />
        }
      >
        {hasHeading && <VisuallyHidden as="h1">{text(title)}</VisuallyHidden>}
        <StaleBanner />
        {children}
      </PageShell>
    </>
  );
}
