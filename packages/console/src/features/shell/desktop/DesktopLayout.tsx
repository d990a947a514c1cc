import { AppHeader } from '@settlement/design-system/AppHeader';
import { PageShell } from '@settlement/design-system/PageShell';
import { Brand, Sidebar } from '@settlement/design-system/Sidebar';
import { media } from '@settlement/design-system/tokens';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { usePaths } from '#data/session/device.ts';
import { hasModesAtom, isTestAtom, switchModeAtom } from '#data/session/mode.ts';
import { userQueryAtom, userAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { useMediaQuery } from '#lib/browser/useMediaQuery.ts';
import { BrandMark, BrandName } from '#parts/brand/BrandMark.tsx';
import { ModeSwitch, TestFrame, TestNotice } from '../parts/ModeSwitch.tsx';
import { LanguageMenu, ThemeMenu } from '../parts/preferenceMenus.tsx';
import { StaleBanner } from '../parts/StaleBanner.tsx';
import { RouteProgress } from '../parts/RouteProgress.tsx';
import { SearchButton } from '../parts/SearchButton.tsx';
import { useNavigation } from '../parts/useNavigation.tsx';
import { Avatar } from '@settlement/design-system/Avatar';
import { Button } from '@settlement/design-system/Button';
import { IconButton } from '@settlement/design-system/IconButton';
import { Menu, MenuItem, MenuSeparator } from '@settlement/design-system/Menu';
import { ChevronDownIcon, KeyboardIcon, LogOutIcon, UserIcon } from '@settlement/design-system/icons';
import { keysOpenAtom } from '#data/page/shortcuts.ts';
import { ShortName } from '#parts/values/ShortName.tsx';
import { storageAtom } from '#i18n/atoms.ts';
import { formatSidebar, isCollapsed, parseSidebar } from './sidebarPreference.ts';
import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Link } from '@settlement/design-system/Link';
import { pathnameAtom } from '#data/page/location.ts';
import { logoutAtom } from '#data/session/session.ts';
import { accessTo, pageAt } from '#lib/address/pages.ts';
import * as css from './DesktopLayout.css.ts';

const { notOpened, underReview, failed, abnormal } = userStatus;
const closed = [notOpened, underReview, failed, abnormal] as const;

function PermissionBanner() {
  const text = useText();
  const user = useAtomValue(userAtom);
  const paths = usePaths();
  const page = pageAt(useAtomValue(pathnameAtom));
  const state = closed.find((status) => status === user?.status);
  // The first steps on the dashboard and the pages of the merchant permission already show the status.
  const isFirstStep = page === '/' && user?.has_payments === false;
  if (state === undefined || isFirstStep || (page !== undefined && accessTo(page) === 'permission'))
    return null;
  return (
    <Banner
      tone={state === failed || state === abnormal ? 'critical' : 'info'}
      title={text(`shell.permission.${state}`)}
      actions={
        <Link href={paths.openAuth} isStrong>
          {text('shell.permission.action')}
        </Link>
      }
    >
      {text('shell.permission.text')}
    </Banner>
  );
}

interface DesktopLayoutProps {
  readonly announcements: ReactNode;
  readonly bell: ReactNode;
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

export function DesktopLayout({ announcements: newest, bell, skeleton, children }: DesktopLayoutProps) {
  const { home } = usePaths();
  const { action, groups, footer } = useNavigation();
  const [isCollapsed, setCollapsed] = useSidebar();
  const isNarrow = useMediaQuery(media.mobile);
  const user = useAtomValue(userQueryAtom);
  const announcements = useAtomValue(isTestAtom) ? <TestNotice /> : newest;
  const isShown = user.data !== undefined || user.error !== null;
  return (
    <>
      <RouteProgress />
      <TestFrame />
      <PageShell
        sidebar={
          <Sidebar
            brand={<Brand mark={<BrandMark />} name={<BrandName />} href={home} />}
            action={action}
            groups={groups}
            footer={footer}
            isCollapsed={isCollapsed}
            onCollapsedChange={setCollapsed}
          />
        }
        header={
          <AppHeader
            start={isNarrow ? null : announcements}
            end={
              <div className={isShown ? css.tools : css.hiddenTools}>
                <SearchButton />
                {!isNarrow && <ModeSwitch />}
                <ThemeMenu />
                <LanguageMenu />
                <div className={css.bell}>{bell}</div>
                <UserMenu />
              </div>
            }
          />
        }
        notice={isNarrow && announcements ? <div className={css.strip}>{announcements}</div> : null}
      >
        <StaleBanner />
        <PermissionBanner />
        <div className={isShown ? css.content : css.hiddenContent}>{children}</div>
        {!isShown && <div className={css.waiting}>{skeleton}</div>}
      </PageShell>
    </>
  );
}

function UserMenu() {
  const text = useText();
  const user = useAtomValue(userAtom);
  const paths = usePaths();
  const logout = useSetAtom(logoutAtom);
  const openKeys = useSetAtom(keysOpenAtom);
  const other = useAtomValue(isTestAtom) ? 'live' : 'test';
  const hasModes = useAtomValue(hasModesAtom);
  const change = useSetAtom(switchModeAtom);
  const name = user?.name || user?.email || text('shell.nav.account');
  const isNarrow = useMediaQuery(media.mobile);
  const avatar = <Avatar name={name} {...(user?.merchant.logo && { src: user.merchant.logo })} />;
  return (
    <Menu
      trigger={
        isNarrow ? (
          <IconButton label={text('shell.user', { name })} icon={avatar} />
        ) : (
          <Button
            variant="ghost"
            tone="neutral"
            aria-label={text('shell.user', { name })}
            icon={avatar}
            iconEnd={<ChevronDownIcon size={16} aria-hidden="true" />}
          >
            <span className={css.userName}>
              <ShortName>{name}</ShortName>
            </span>
          </Button>
        )
      }
      placement="bottom end"
    >
      <MenuItem id="info" href={paths.account('_basic')} icon={<UserIcon aria-hidden="true" />}>
        {text('account.tab.basic')}
      </MenuItem>
      <MenuItem id="keys" onAction={() => openKeys(true)} icon={<KeyboardIcon aria-hidden="true" />}>
        {text('shortcuts.title')}
      </MenuItem>
      {isNarrow && hasModes && (
        <MenuItem id="mode" onAction={() => change(other)}>
          {text(`shell.mode.switch.${other}`)}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem id="logout" onAction={() => void logout()} icon={<LogOutIcon aria-hidden="true" />}>
        {text('shell.user.logout')}
      </MenuItem>
    </Menu>
  );
}

function useSidebar() {
  const storage = useAtomValue(storageAtom);
  const isCompact = useMediaQuery(media.compact);
  const [preference, setPreference] = useState(() => parseSidebar(storage.get('sidebar')));

  const change = (next: boolean) => {
    const changed = { ...preference, [isCompact ? 'compact' : 'wide']: next };
    setPreference(changed);
    const text = formatSidebar(changed);
    if (text === '') storage.remove('sidebar');
    else storage.set('sidebar', text);
  };
  return [isCollapsed(preference, isCompact), change] as const;
}
