import { IconButton } from '@settlement/design-system/IconButton';
import { MenuIcon } from '@settlement/design-system/icons';
import { useText } from '#i18n/useText.ts';
import { deferredDialog, useDialogTrigger } from '#parts/deferred.tsx';

const MenuDrawer = deferredDialog(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

/** Opens the drawer with all places; the drawer is fetched then. */
export function MenuButton() {
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
