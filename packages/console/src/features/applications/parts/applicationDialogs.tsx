import type { Application } from '@settlement/api-mocks/contract/applications';
import { useState } from 'react';
import { appStatus } from '@settlement/api-mocks/contract/enumerations';
import { useSetAtom } from 'jotai';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { applicationsStateAtom, deleteApplicationAtom, editApplicationAtom } from '#data/applications.ts';
import { formError } from '#i18n/fieldText.ts';
import { type Text as TextOf, useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { useSensitiveCall } from '#parts/verification/useSensitiveCall.ts';
import { errorData } from '#api/errors.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useForm } from '#kit/form/useForm.ts';

interface DeleteDialogProps {
  readonly app: Application;
  readonly onClose: () => void;
}

export function DeleteDialog({ app: { id, name }, onClose }: DeleteDialogProps) {
  const text = useText();
  const perform = useSensitiveCall();
  const remove = useSetAtom(deleteApplicationAtom);
  const setState = useSetAtom(applicationsStateAtom);
  const form = useForm({
    isClosing: true,
    initial: { typed: '' },
    rules: ({ typed }) => (typed.trim() === name ? {} : { typed: text('applications.delete.wrong') }),
    messageOf: (error) =>
      errorData(error).reason === 'pending_orders' ? text('applications.delete.pending') : undefined,
    submit: async () => {
      const isDone = await perform({
        content: (text) => ({
          title: text('applications.delete.title', { name }),
          recap: text('applications.delete.text'),
          confirmLabel: text('applications.delete'),
        }),
        isDanger: true,
        call: (codes) => remove(id, codes),
        done: text('applications.deleted', { name }),
      });
      if (isDone) {
        setState({ app: undefined, section: 'basic' }, { replace: true });
        onClose();
      }
      return isDone;
    },
  });

  return (
    <FormDialog
      form={form}
      role="alertdialog"
      size="small"
      isDanger
      title={text('applications.delete.title', { name })}
      submitLabel={text('applications.delete')}
      onClose={onClose}
    >
      <Text as="p">{text('applications.delete.text')}</Text>
      <TextField
        label={text('applications.delete.type', { name })}
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        {...form.field('typed')}
      />
    </FormDialog>
  );
}

export function StatusDialog({ app, onClose }: { readonly app: Application; readonly onClose: () => void }) {
  const text = useText();
  const perform = useSensitiveCall();
  const edit = useSetAtom(editApplicationAtom);
  const { id, name } = app;
  const verb = app.status === appStatus.paused ? 'resume' : 'pause';
  const status = verb === 'resume' ? appStatus.active : appStatus.paused;
  const contentIn = (text: TextOf) => ({
    title: text(`applications.${verb}.title`, { name }),
    recap: text(`applications.${verb}.text`),
    confirmLabel: text(`applications.${verb}`),
  });
  const { title, recap, confirmLabel } = contentIn(text);

  const confirm = () =>
    perform({
      content: contentIn,
      call: (codes) => edit({ id, status }, codes),
      done: text(`applications.${verb}.done`, { name }),
    });

  return (
    <ConfirmDialog
      title={title}
      consequence={recap}
      confirmLabel={confirmLabel}
      onConfirm={confirm}
      messageOf={(error) => formError(text, error)}
      onClose={onClose}
    />
  );
}

interface Open {
  readonly kind: 'status' | 'delete';
  readonly app: Application;
}

export function useApplicationDialogs() {
  const [open, setOpen] = useState<Open>();
  const onClose = () => setOpen(undefined);
  const [handlers] = useState(() => ({
    onStatus: (app: Application) => setOpen({ kind: 'status', app }),
    onDelete: (app: Application) => setOpen({ kind: 'delete', app }),
  }));
  const dialog = open && (
    <>
      {open.kind === 'status' && <StatusDialog app={open.app} onClose={onClose} />}
      {open.kind === 'delete' && <DeleteDialog app={open.app} onClose={onClose} />}
    </>
  );
  return { ...handlers, dialog };
}
