import { Button } from '@settlement/design-system/Button';
import { IconButton } from '@settlement/design-system/IconButton';
import { BookmarkIcon } from '@settlement/design-system/icons';
import { useOffers } from '#data/calls/extensions.ts';
import { useText } from '#i18n/useText.ts';
import { deferredDialog, useDialogTrigger } from '../loading/deferred.tsx';

const ViewsDialog = deferredDialog(async () => (await import('./ViewsDialog.tsx')).ViewsDialog);

export function ViewsButton({ isIconOnly = false }: { readonly isIconOnly?: boolean }) {
  const text = useText();
  const offers = useOffers();
  const { dialog, trigger } = useDialogTrigger(ViewsDialog);
  const icon = <BookmarkIcon aria-hidden="true" />;
  const label = text('common.views');
  if (!offers('views')) return null;
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
