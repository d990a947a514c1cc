import type { Application } from '@settlement/api-mocks/contract/applications';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { editApplicationAtom } from '#data/applications.ts';
import { usePerform } from '#data/verification.ts';
import { useText } from '#i18n/useText.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { Moment } from '#parts/Moment.tsx';
import { SecretOnce } from './SecretOnce.tsx';
import { OverlapField } from './OverlapField.tsx';

interface RotateDialogProps {
  readonly app: Application;
  readonly onClose: () => void;
}

/** Gives the application a new secret; the old one lives on for a while, so that a running integration can switch over. */
export function RotateDialog({ app, onClose }: RotateDialogProps) {
  const text = useText();
  const perform = usePerform();
  const edit = useSetAtom(editApplicationAtom);
  const [made, setMade] = useState<{ readonly secret: string; readonly until: number }>();
  const form = useForm({
    initial: { hours: '24' },
    wireNames: { hours: 'overlap_hours' },
    submit: async ({ hours }) => {
      const overlap_hours = Number(hours);
      const outcome = await perform({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text('applications.rotate.title', { name: app.name }),
          recap: text('applications.rotate.recap', { hours: overlap_hours }),
          confirmLabel: text('applications.rotate'),
        }),
        call: (codes) => edit({ id: app.id, reset_secret: 1, overlap_hours }, codes),
      });
      if (!outcome.isDone) return false;
      const { secret_key: secret, old_secret_until: until } = outcome.data;
      if (secret !== undefined) setMade({ secret, until });
      return true;
    },
  });

  if (made)
    return (
      <SecretOnce
        title={text('applications.rotate.done')}
        secrets={{ appid: app.appid, secretKey: made.secret }}
        note={
          made.until === 0 ? (
            text('applications.rotate.oldDead')
          ) : (
            <>
              {text('applications.rotate.oldUntil')} <Moment seconds={made.until} />
            </>
          )
        }
        onClose={onClose}
      />
    );

  return (
    <FormDialog
      form={form}
      size="small"
      title={text('applications.rotate.title', { name: app.name })}
      submitLabel={text('applications.rotate')}
      onClose={onClose}
    >
      <Text as="p">{text('applications.rotate.text')}</Text>
      <OverlapField label={text('applications.rotate.overlap')} {...form.choice('hours')} />
      <Banner tone="caution">{text('applications.rotate.lock')}</Banner>
    </FormDialog>
  );
}
