import type { Application } from '@settlement/api-mocks/contract/applications';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { errorData } from '../../../api/errors.ts';
import { applicationsStateAtom, deleteApplicationAtom } from '../../../data/applications.ts';
import { useToasts } from '../../../data/toasts.ts';
import { usePerform } from '../../../data/verification.ts';
import { formError } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';

interface DeleteDialogProps {
  readonly app: Application;
  readonly onClose: () => void;
}

/** Deletes an application permanently; typing its name prevents deleting the wrong one. */
export function DeleteDialog({ app: { id, name }, onClose }: DeleteDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const perform = usePerform();
  const remove = useSetAtom(deleteApplicationAtom);
  const setState = useSetAtom(applicationsStateAtom);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const isRight = typed.trim() === name;
  const title = text('applications.delete.title', { name });

  const confirm = async () => {
    setTried(true);
    if (!isRight) return false;
    const { isDone } = await perform({
      purpose: emailPurpose.withdrawal,
      title,
      recap: text('applications.delete.text'),
      confirmLabel: text('applications.delete'),
      isDanger: true,
      call: (codes) => remove(id, codes),
    });
    if (!isDone) return false;
    toasts.add({ tone: 'positive', title: text('applications.deleted', { name }) });
    setState({ app: undefined, section: 'basic' }, { replace: true });
    return true;
  };

  return (
    <ConfirmDialog
      isDanger
      title={title}
      consequence={text('applications.delete.text')}
      confirmLabel={text('applications.delete')}
      onConfirm={confirm}
      messageOf={(error) =>
        errorData(error).reason === 'pending_orders'
          ? text('applications.delete.pending')
          : formError(text, error)
      }
      onClose={onClose}
    >
      <TextField
        label={text('applications.delete.type', { name })}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        {...(isTried && !isRight && { errorMessage: text('applications.delete.wrong') })}
      />
    </ConfirmDialog>
  );
}
