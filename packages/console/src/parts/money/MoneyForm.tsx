import { Banner } from '@settlement/design-system/Banner';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { usePaths } from '#data/session/device.ts';
import { closedUntil, isFrozenRefusal } from '#data/money/moneyErrors.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useSecondsLeft } from '#data/money/useSecondsLeft.ts';
import { isAuthorisedAtom, isFrozen, userAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { Form } from '#kit/form/Form.tsx';
import type { AnyForm } from '#kit/form/formState.ts';
import { ContinueButton } from './ContinueButton.tsx';

interface MoneyFormProps {
  readonly form: AnyForm & { readonly error: unknown };
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly pendingLabel: string;
  /** True while the call is in progress. @default form.isPending */
  readonly isPending?: boolean;
  /** The labels of the empty required fields. */
  readonly missing: readonly (string | false)[];
  readonly permissionText: string;
  readonly action?: ReactNode;
  readonly footClassName?: string | undefined;
}

export function MoneyForm(props: MoneyFormProps) {
  const { form, children, submitLabel, pendingLabel, permissionText, action, footClassName } = props;
  const { missing, isPending = form.isPending } = props;
  const text = useText();
  const paths = usePaths();
  const lacksPermission = useAtomValue(isAuthorisedAtom) === false;
  const isRefusedFrozen = isFrozenRefusal(form.error);
  const isClosed = isRefusedFrozen || closedUntil(form.error) !== undefined;
  const pauseText = usePauseText();
  const toSecurity = (
    <Link href={paths.account('_security')} isStrong>
      {text('common.toSecurity')}
    </Link>
  );
  return (
    <Form form={form} errorTone={isClosed ? 'caution' : 'critical'} help={isRefusedFrozen && toSecurity}>
      {pauseText !== undefined && !isClosed && (
        <Banner tone="caution" role="status" actions={toSecurity}>
          {pauseText}
        </Banner>
      )}
      {children}
      {lacksPermission && (
        <Banner
          tone="caution"
          actions={
            <Link href={paths.openAuth} isStrong>
              {text('shell.title.openAuthPage')}
            </Link>
          }
        >
          {permissionText}
        </Banner>
      )}
      <div className={footClassName}>
        {action ?? (
          <ContinueButton
            missing={missing}
            isDisabled={lacksPermission || pauseText !== undefined}
            isPending={isPending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </ContinueButton>
        )}
      </div>
    </Form>
  );
}

function usePauseText(): string | undefined {
  const text = useText();
  const formats = useFormats();
  const user = useAtomValue(userAtom);
  const until = user?.withdraw_lock_until ?? 0;
  const isPaused = useSecondsLeft(until) > 0;
  if (user && isFrozen(user)) return text('money.closed.frozen');
  return isPaused ? text('money.closed.until', { time: formats.time(until) }) : undefined;
}
