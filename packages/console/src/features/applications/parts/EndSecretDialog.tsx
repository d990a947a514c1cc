import type { Application } from '@settlement/api-mocks/contract/applications';
import { useAtomValue, useSetAtom } from 'jotai';
import { editApplicationAtom } from '#data/applications.ts';
import { reportErrorAtom } from '#data/endpointQuery.ts';
import { useToasts } from '#data/toasts.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';

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
  return (
    <ConfirmDialog
      isDanger
      title={text('applications.end.title')}
      consequence={text('applications.end.text', { mask: app.old_secret_mask })}
      confirmLabel={text('applications.keys.end')}
      onConfirm={async () => {
        await edit({ id: app.id, end_old_secret: 1 });
        toasts.add({ tone: 'positive', title: text('applications.end.done') });
        return true;
      }}
      messageOf={(error) => {
        report(error);
        return errorText(text, error);
      }}
      onClose={onClose}
    />
  );
}
