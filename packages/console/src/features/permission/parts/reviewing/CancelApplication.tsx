import { Button } from '@settlement/design-system/Button';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { reportErrorAtom } from '#data/endpointQuery.ts';
import { cancelOpeningAtom } from '#data/permission.ts';
import { useToasts } from '#data/toasts.ts';
import { userQueryAtom } from '#data/user.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';

/** Takes the application back, after saying what that means. */
export function CancelApplication() {
  const text = useText();
  const toasts = useToasts();
  const cancel = useSetAtom(cancelOpeningAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const { refetch } = useAtomValue(userQueryAtom);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" tone="critical" onPress={() => setOpen(true)}>
        {text('permission.cancel')}
      </Button>
      <ConfirmDialog
        isDanger
        isOpen={isOpen}
        size="medium"
        title={text('permission.cancel.title')}
        consequence={text('permission.cancel.text')}
        confirmLabel={text('permission.cancel')}
        cancelLabel={text('permission.cancel.keep')}
        onConfirm={async () => {
          await cancel();
          toasts.add({ tone: 'positive', title: text('permission.cancel.done') });
          return true;
        }}
        messageOf={(error) => {
          report(error);
          // It may have been decided in the meantime.
          void refetch();
          return errorText(text, error);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
