import type { Application } from '@settlement/api-mocks/contract/applications';
import { appStatus } from '@settlement/api-mocks/contract/enumerations';
import { useSetAtom } from 'jotai';
import { editApplicationAtom } from '#data/applications.ts';
import { formError } from '#i18n/fieldText.ts';
import { type Text, useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { useSensitiveCall } from '#parts/verification/useSensitiveCall.ts';

export function StatusDialog({ app, onClose }: { readonly app: Application; readonly onClose: () => void }) {
  const text = useText();
  const perform = useSensitiveCall();
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
