import { IconButton } from '@settlement/design-system/IconButton';
import { MenuIcon } from '@settlement/design-system/icons';
import { useText } from '#i18n/useText.ts';
import { useDialogPart } from '#parts/useDialogPart.ts';

const loadDrawer = async () => (await import('./MenuDrawer.tsx')).MenuDrawer;

/** Opens the drawer with all places; the drawer is fetched then. */
export function MenuButton() {
  const text = useText();
  const { Part, isOpen, setOpen, trigger } = useDialogPart(loadDrawer);
  return (
    <>
      <IconButton
        label={text('shell.menu')}
        icon={<MenuIcon aria-hidden="true" />}
        size="large"
        {...trigger}
      />
      {Part && <Part isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
