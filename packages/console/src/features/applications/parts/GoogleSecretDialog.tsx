import type { Application } from '@settlement/api-mocks/contract/applications';
import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Dialog } from '@settlement/design-system/Dialog';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { refreshGoogleSecretAtom } from '../../../data/applications.ts';
import { usePaths } from '../../../data/device.ts';
import { reportErrorAtom } from '../../../data/endpointQuery.ts';
import { userAtom } from '../../../data/user.ts';
import { questionOf } from '../../../data/verification.ts';
import { fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { Moment } from '../../../parts/Moment.tsx';
import { CodeField } from '../../../parts/verification/CodeField.tsx';
import { codeErrors } from '../../../parts/verification/codeErrors.ts';
import * as css from '../applications.css.ts';
import { SecretOnce } from './SecretOnce.tsx';

interface GoogleSecretDialogProps {
  readonly app: Application;
  readonly onClose: () => void;
}

/** The purpose of a code of one's own authenticator (specification §7). */
const GOOGLE_PURPOSE = 5;

/** A new secret to sign API withdrawals by; asked for with one's own authenticator. */
export function GoogleSecretDialog({ app, onClose }: GoogleSecretDialogProps) {
  const text = useText();
  const paths = usePaths();
  const refresh = useSetAtom(refreshGoogleSecretAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const isBound = useAtomValue(userAtom)?.bind_google_auth === true;
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const [needsBinding, setNeedsBinding] = useState(false);
  const [isPending, setPending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [made, setMade] = useState<Awaited<ReturnType<typeof refresh>>>();

  useEffect(() => {
    if (failure !== undefined) input.current?.focus();
  }, [failure]);

  const send = async (typed: string) => {
    if (isPending) return;
    if (!v.is(sixDigits, typed)) return setFailure(fieldText(text, 'validaCode'));
    setPending(true);
    setFailure(undefined);
    try {
      setMade(await refresh({ id: app.id, google_code: typed }));
    } catch (error) {
      if (questionOf(error)) return setNeedsBinding(true);
      report(error);
      setFailure(codeErrors(text, error).code);
    } finally {
      setPending(false);
    }
    return undefined;
  };

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

  const isClosed = !isBound || needsBinding;
  return (
    <Dialog
      isOpen
      isLocked={isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('applications.google')}
      closeLabel={text('common.close')}
      footer={
        <div className={css.buttons}>
          <Button variant="outline" isDisabled={isPending} onPress={onClose}>
            {text('common.cancel')}
          </Button>
          {isClosed ? (
            <ButtonLink href={paths.account('_security')}>{text('applications.google.bind')}</ButtonLink>
          ) : (
            <Button isPending={isPending} onPress={() => void send(code)}>
              {text('applications.google.confirm')}
            </Button>
          )}
        </div>
      }
    >
      <Stack gap="m">
        <Text as="p">{text('applications.google.text')}</Text>
        {isClosed ? (
          <Banner tone="caution" role="status">
            {text('applications.google.notBound')}
          </Banner>
        ) : (
          <CodeField
            method="google_auth"
            purpose={GOOGLE_PURPOSE}
            value={code}
            onChange={(value) => {
              setCode(value);
              setFailure(undefined);
            }}
            onError={setFailure}
            onComplete={(value) => void send(value)}
            errorMessage={failure}
            inputRef={input}
          />
        )}
      </Stack>
    </Dialog>
  );
}
