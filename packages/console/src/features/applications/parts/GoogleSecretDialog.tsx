import type { Application } from '@settlement/api-mocks/contract/applications';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import { Banner } from '@settlement/design-system/Banner';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Dialog } from '@settlement/design-system/Dialog';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { object } from 'valibot';
import { refreshGoogleSecretAtom } from '#data/applications.ts';
import { usePaths } from '#data/session/device.ts';
import { userAtom } from '#data/user.ts';
import { questionOf } from '#data/money/verification.ts';
import { useText } from '#i18n/useText.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { Moment } from '#parts/values/Moment.tsx';
import { CodeField } from '#parts/verification/CodeField.tsx';
import { verificationMessage } from '#parts/verification/verificationMessage.ts';
import { SecretOnce } from '#parts/webhooks/SecretOnce.tsx';
import { DialogButtons } from '#parts/DialogButtons.tsx';

interface GoogleSecretDialogProps {
  readonly app: Application;
  readonly onClose: () => void;
}

const schema = object({ google_code: sixDigits });

export function GoogleSecretDialog({ app, onClose }: GoogleSecretDialogProps) {
  const text = useText();
  const refresh = useSetAtom(refreshGoogleSecretAtom);
  const isBound = useAtomValue(userAtom)?.bind_google_auth === true;
  const [needsBinding, setNeedsBinding] = useState(false);
  const [made, setMade] = useState<Awaited<ReturnType<typeof refresh>>>();
  const form = useForm({
    initial: { google_code: '' },
    schema,
    messageOf: (error) => verificationMessage(text, error),
    submit: async ({ google_code }) => {
      try {
        setMade(await refresh({ id: app.id, google_code }));
      } catch (error) {
        if (!questionOf(error)) throw error;
        setNeedsBinding(true);
      }
    },
  });

  if (made)
    return (
      <SecretOnce
        title={text('applications.google.done')}
        secrets={{ appid: app.appid, google: made }}
        note={
          <>
            {text('applications.google.oldUntil')} <Moment seconds={made.old_valid_until} />
          </>
        }
        onClose={onClose}
      />
    );
  if (!isBound || needsBinding) return <NotBound onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title={text('applications.google')}
      submitLabel={text('applications.google.confirm')}
      onClose={onClose}
    >
      <Text as="p">{text('applications.google.text')}</Text>
      <CodeField
        method="google_auth"
        purpose={emailPurpose.googleAuth}
        onComplete={(google_code) => form.submit({ google_code })}
        {...form.code('google_code')}
      />
    </FormDialog>
  );
}

function NotBound({ onClose }: Pick<GoogleSecretDialogProps, 'onClose'>) {
  const text = useText();
  const paths = usePaths();
  return (
    <Dialog
      onClose={onClose}
      title={text('applications.google')}
      footer={
        <DialogButtons onCancel={onClose}>
          <ButtonLink href={paths.account('_security')}>{text('common.toSecurity')}</ButtonLink>
        </DialogButtons>
      }
    >
      <Stack gap="m">
        <Text as="p">{text('applications.google.text')}</Text>
        <Banner tone="caution" role="status">
          {text('applications.google.notBound')}
        </Banner>
      </Stack>
    </Dialog>
  );
}
