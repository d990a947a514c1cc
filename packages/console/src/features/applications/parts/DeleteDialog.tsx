import type { Application } from '@settlement/api-mocks/contract/applications';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { errorData } from '../../../api/errors.ts';
import { applicationsStateAtom, deleteApplicationAtom } from '../../../data/applications.ts';
import { useToasts } from '../../../data/toasts.ts';
import { usePerform } from '../../../data/verification.ts';
import { formError } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from '../applications.css.ts';

interface DeleteDialogProps {
  readonly app: Application;
  readonly onClose: () => void;
}

/** Deletes an application for good; its name is typed, so that nobody deletes another one. */
export function DeleteDialog({ app, onClose }: DeleteDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const perform = usePerform();
  const remove = useSetAtom(deleteApplicationAtom);
  const setState = useSetAtom(applicationsStateAtom);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const { id, name } = app;
  const isRight = typed.trim() === name;

  const confirm = async () => {
    setTried(true);
    setFault(undefined);
    if (!isRight) return;
    setPending(true);
    try {
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        title: text('applications.delete.title', { name }),
        recap: text('applications.delete.text'),
        confirmLabel: text('applications.delete'),
        isDanger: true,
        call: (codes) => remove(id, codes),
      });
      if (!isDone) return;
      toasts.add({ tone: 'positive', title: text('applications.deleted', { name }) });
      onClose();
      setState({ app: undefined, section: 'basic' }, { replace: true });
    } catch (error) {
      const isUsed = errorData(error).reason === 'pending_orders';
      setFault(isUsed ? text('applications.delete.pending') : formError(text, error));
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
      title={text('applications.delete.title', { name })}
      closeLabel={text('common.close')}
      footer={
        <div className={css.buttons}>
          <Button variant="outline" isDisabled={isPending} onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button tone="critical" isPending={isPending} onPress={() => void confirm()}>
            {text('applications.delete')}
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
        <Text as="p">{text('applications.delete.text')}</Text>
        <TextField
          label={text('applications.delete.type', { name })}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          {...(isTried && !isRight && { errorMessage: text('applications.delete.wrong') })}
        />
      </Stack>
    </Dialog>
  );
}
