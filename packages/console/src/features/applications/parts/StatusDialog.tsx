import type { Application } from '@settlement/api-mocks/contract/applications';
import { appStatus, emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { useSetAtom } from 'jotai';
import { editApplicationAtom } from '#data/applications.ts';
import { useToasts } from '#data/toasts.ts';
import { usePerform } from '#data/verification.ts';
import { formError } from '#i18n/fieldText.ts';
import { type Text, useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';

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
  const { id, name } = app;
  const verb = app.status === appStatus.paused ? 'resume' : 'pause';
  const status = verb === 'resume' ? appStatus.active : appStatus.paused;
  const contentIn = (text: Text) => ({
    title: text(`applications.${verb}.title`, { name }),
    recap: text(`applications.${verb}.text`),
    confirmLabel: text(`applications.${verb}`),
  });
  const { title, recap, confirmLabel } = contentIn(text);

  const confirm = async () => {
    const { isDone } = await perform({
      purpose: emailPurpose.withdrawal,
      content: contentIn,
      call: (codes) => edit({ id, status }, codes),
    });
    if (isDone) toasts.add({ tone: 'positive', title: text(`applications.${verb}.done`, { name }) });
    return isDone;
  };

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
