import type { Application } from '@settlement/api-mocks/contract/applications';
import { appStatus, emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { editApplicationAtom } from '../../../data/applications.ts';
import { useToasts } from '../../../data/toasts.ts';
import { usePerform } from '../../../data/verification.ts';
import { formError } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from '../applications.css.ts';

interface StatusDialogProps {
  readonly app: Application;
  readonly onClose: () => void;
}

/** Pauses an application, or lets it go on; says what that does before it does it. */
export function StatusDialog({ app, onClose }: StatusDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const perform = usePerform();
  const edit = useSetAtom(editApplicationAtom);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const { id, name } = app;
  const verb = app.status === appStatus.paused ? 'resume' : 'pause';
  const status = verb === 'resume' ? appStatus.active : appStatus.paused;
  const title = text(`applications.${verb}.title`, { name });

  const confirm = async () => {
    setPending(true);
    try {
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        title,
        recap: text(`applications.${verb}.text`),
        confirmLabel: text(`applications.${verb}`),
        call: (codes) => edit({ id, status }, codes),
      });
      if (!isDone) return;
      toasts.add({ tone: 'positive', title: text(`applications.${verb}.done`, { name }) });
      onClose();
    } catch (error) {
      setFault(formError(text, error));
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
      title={title}
      closeLabel={text('common.close')}
      footer={
        <div className={css.buttons}>
          <Button variant="outline" isDisabled={isPending} onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button isPending={isPending} onPress={() => void confirm()}>
            {text(`applications.${verb}`)}
          </Button>
        </div>
      }
    >
      <Stack gap="m">
        <Text as="p">{text(`applications.${verb}.text`)}</Text>
        {fault !== undefined && (
          <Text as="p" tone="critical">
            <span role="alert">{fault}</span>
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
