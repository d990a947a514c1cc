import { Avatar } from '@settlement/design-system/Avatar';
import { Button } from '@settlement/design-system/Button';
import { IconButton } from '@settlement/design-system/IconButton';
import { Menu, MenuItem, MenuSeparator } from '@settlement/design-system/Menu';
import { ChevronDownIcon, KeyboardIcon, LogOutIcon, UserIcon } from '@settlement/design-system/icons';
import { media } from '@settlement/design-system/tokens';
import { useAtomValue, useSetAtom } from 'jotai';
import { usePaths } from '#data/device.ts';
import { keysOpenAtom } from '#data/shortcuts.ts';
import { userAtom } from '#data/user.ts';
import { useMediaQuery } from '#lib/useMediaQuery.ts';
import { useText } from '#i18n/useText.ts';
import { ShortName } from '#parts/ShortName.tsx';
import * as css from './DesktopLayout.css.ts';
import { useSignOut } from '../useSignOut.ts';

/** The person's name, behind it personal info and logout (specification §2). */
export function UserMenu() {
  const text = useText();
  const user = useAtomValue(userAtom);
  const paths = usePaths();
  const signOut = useSignOut();
  const openKeys = useSetAtom(keysOpenAtom);
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
        {text('shell.user.info')}
      </MenuItem>
      <MenuItem id="keys" onAction={() => openKeys(true)} icon={<KeyboardIcon aria-hidden="true" />}>
        {text('shell.user.keys')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem id="logout" onAction={signOut} icon={<LogOutIcon aria-hidden="true" />}>
        {text('shell.user.logout')}
      </MenuItem>
    </Menu>
  );
}
