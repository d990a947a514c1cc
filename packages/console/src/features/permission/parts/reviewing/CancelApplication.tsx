import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { reportErrorAtom } from '../../../../data/endpointQuery.ts';
import { cancelOpeningAtom } from '../../../../data/permission.ts';
import { useToasts } from '../../../../data/toasts.ts';
import { userQueryAtom } from '../../../../data/user.ts';
import { errorText } from '../../../../i18n/errorText.ts';
import { useText } from '../../../../i18n/useText.ts';

/** Takes the application back, after saying what that means. */
export function CancelApplication() {
  const text = useText();
  const toasts = useToasts();
  const cancel = useSetAtom(cancelOpeningAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const { refetch } = useAtomValue(userQueryAtom);
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();

  const take = async () => {
    setPending(true);
    setError(undefined);
    try {
      await cancel();
      setOpen(false);
      toasts.add({ tone: 'positive', title: text('permission.cancel.done') });
    } catch (failure) {
      report(failure);
      setError(failure);
      // It may have been decided in the meantime.
      void refetch();
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button variant="ghost" tone="critical" onPress={() => setOpen(true)}>
        {text('permission.cancel')}
      </Button>
      <Dialog
        title={text('permission.cancel.title')}
        closeLabel={text('common.close')}
        role="alertdialog"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button variant="outline" tone="neutral" onPress={() => setOpen(false)}>
              {text('permission.cancel.keep')}
            </Button>
            <Button
              tone="critical"
              isPending={isPending}
              pendingLabel={text('common.loading')}
              onPress={() => void take()}
            >
              {text('permission.cancel')}
            </Button>
          </>
        }
      >
        <Stack gap="m">
          <Text as="p">{text('permission.cancel.text')}</Text>
          {error !== undefined && (
            <Banner tone="critical" role="alert">
              {errorText(text, error)}
            </Banner>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
