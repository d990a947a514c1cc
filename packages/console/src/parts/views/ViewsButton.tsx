import { Button } from '@settlement/design-system/Button';
import { IconButton } from '@settlement/design-system/IconButton';
import { BookmarkIcon } from '@settlement/design-system/icons';
import { useText } from '#i18n/useText.ts';
import { deferredDialog, useDialogTrigger } from '../deferred.tsx';

const ViewsDialog = deferredDialog(async () => (await import('./ViewsDialog.tsx')).ViewsDialog, {
  areas: ['views', 'dialogs'],
});

/** Opens the views of the list on screen; an icon alone where there is little room. */
export function ViewsButton({ isIconOnly = false }: { readonly isIconOnly?: boolean }) {
  const text = useText();
  const { dialog, trigger } = useDialogTrigger(ViewsDialog);
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
      <ViewsDialog {...dialog} />
    </>
  );
}
