import type { Application } from '@settlement/api-mocks/contract/applications';
import { Button } from '@settlement/design-system/Button';
import { Banner } from '@settlement/design-system/Banner';
import { Dialog } from '@settlement/design-system/Dialog';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { editApplicationAtom } from '../../../data/applications.ts';
import { reportErrorAtom } from '../../../data/endpoint-query.ts';
import { useToasts } from '../../../data/toasts.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from '../applications.css.ts';

interface EndSecretDialogProps {
  readonly app: Application;
  readonly onClose: () => void;
}

/** Ends the overlap of a rotation before its time: every server has the new secret, or the old one leaked. */
export function EndSecretDialog({ app, onClose }: EndSecretDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const edit = useSetAtom(editApplicationAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();

  const confirm = async () => {
    setPending(true);
    setFault(undefined);
    try {
      await edit({ id: app.id, end_old_secret: 1 });
      toasts.add({ tone: 'positive', title: text('applications.end.done') });
      onClose();
    } catch (error) {
      report(error);
      setFault(errorText(text, error));
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      isLocked={isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('applications.end.title')}
      closeLabel={text('common.close')}
      footer={
        <div className={css.buttons}>
          <Button variant="outline" isDisabled={isPending} onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button tone="critical" isPending={isPending} onPress={() => void confirm()}>
            {text('applications.keys.end')}
          </Button>
        </div>
      }
    >
      <Stack gap="m" align="stretch">
        {fault !== undefined && (
          <Banner tone="critical" role="alert">
            {fault}
          </Banner>
        )}
        <Text as="p">{text('applications.end.text', { mask: app.old_secret_mask })}</Text>
      </Stack>
    </Dialog>
  );
}
