import { Button } from '@settlement/design-system/Button';
import { IconButton } from '@settlement/design-system/IconButton';
import { BookmarkIcon } from '@settlement/design-system/icons';
import { useText } from '#i18n/useText.ts';
import { useDialogPart } from '../useDialogPart.ts';

const load = async () => (await import('./ViewsDialog.tsx')).ViewsDialog;
const areas = ['views', 'dialogs'] as const;

/** Opens the views of the list on screen; an icon alone where there is little room. */
export function ViewsButton({ isIconOnly = false }: { readonly isIconOnly?: boolean }) {
  const text = useText();
  const { Part, isOpen, setOpen, trigger } = useDialogPart(load, areas);
  const icon = <BookmarkIcon aria-hidden="true" />;
  const label = text('common.views');
  return (
    <>
      {isIconOnly ? (
        <IconButton {...trigger} variant="outline" label={label} icon={icon} aria-keyshortcuts="v" />
      ) : (
        <Button {...trigger} variant="outline" icon={icon} aria-keyshortcuts="v">
          {label}
        </Button>
      )}
      {Part && <Part isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
