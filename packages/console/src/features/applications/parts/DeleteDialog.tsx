import type { Application } from '@settlement/api-mocks/contract/applications';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import { errorData } from '#api/errors.ts';
import { applicationsStateAtom, deleteApplicationAtom } from '#data/applications.ts';
import { useText } from '#i18n/useText.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { useSensitiveCall } from '#parts/verification/useSensitiveCall.ts';

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
