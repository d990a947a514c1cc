import type { Application } from '@settlement/api-mocks/contract/applications';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom } from 'jotai';
import { editApplicationAtom } from '#data/applications.ts';
import { useToasts } from '#data/toasts.ts';
import { usePerform } from '#data/verification.ts';
import { useText } from '#i18n/useText.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { OverlapField } from './OverlapField.tsx';

interface SigningKeyDialogProps {
  readonly app: Application;
  readonly onClose: () => void;
}

/** Gives callbacks a new signing secret; the old one signs beside it for a while. */
export function SigningKeyDialog({ app, onClose }: SigningKeyDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const perform = usePerform();
  const edit = useSetAtom(editApplicationAtom);
  const form = useForm({
    initial: { hours: '24' },
    wireNames: { hours: 'signing_overlap_hours' },
    submit: async ({ hours }) => {
      const signing_overlap_hours = Number(hours);
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text('applications.signing.title', { name: app.name }),
          recap: text('applications.signing.recap', { hours: signing_overlap_hours }),
          confirmLabel: text('applications.signing'),
        }),
        call: (codes) => edit({ id: app.id, reset_signing_key: 1, signing_overlap_hours }, codes),
      });
      if (!isDone) return false;
      toasts.add({ tone: 'positive', title: text('applications.signing.done') });
      onClose();
      return true;
    },
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={text('applications.signing.title', { name: app.name })}
      submitLabel={text('applications.signing')}
      onClose={onClose}
    >
      <Text as="p">{text('applications.signing.text')}</Text>
      <OverlapField label={text('applications.signing.overlap')} {...form.choice('hours')} />
    </FormDialog>
  );
}
