import { Dialog } from '@settlement/design-system/Dialog';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { viewsQueryAtom } from '#data/views.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '../QueryView.tsx';
import { SaveView } from './SaveView.tsx';
import { SavedViews } from './SavedViews.tsx';
import * as css from './views.css.ts';

interface ViewsDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The named sets of filters of the list behind it: go to one, keep the one on screen, drop one. */
export function ViewsDialog({ isOpen, onOpenChange }: ViewsDialogProps) {
  const text = useText();
  return (
    <Dialog
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text('views.title')}
      closeLabel={text('common.close')}
    >
      {(close) => <Views onDone={close} />}
    </Dialog>
  );
}

function Views({ onDone }: { readonly onDone: () => void }) {
  const text = useText();
  const query = useAtomValue(viewsQueryAtom);
  const container = useRef<HTMLDivElement>(null);
  // The row or the form that had the focus may be gone: it stays among the views.
  const focusViews = () => container.current?.focus();
  return (
    <QueryView
      query={query}
      failedTitle={text('views.failed')}
      loading={
        <div role="status" aria-label={text('common.loading')}>
          <Stack gap="s">
            <Skeleton shape="block" height="44px" />
            <Skeleton shape="block" height="44px" />
          </Stack>
        </div>
      }
    >
      {({ list }) => (
        <Stack gap="l" align="stretch">
          <div
            ref={container}
            tabIndex={-1}
            role="group"
            aria-label={text('views.list')}
            className={css.container}
          >
            <SavedViews views={list} onDone={onDone} onDeleted={focusViews} />
          </div>
          <SaveView views={list} onSaved={focusViews} />
        </Stack>
      )}
    </QueryView>
  );
}
