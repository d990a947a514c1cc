import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Stack } from '@settlement/design-system/Stack';
import { Dialog } from '@settlement/design-system/Dialog';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { userAtom } from '#data/user.ts';
import type { Verification } from '#data/money/verificationDialog.ts';
import { useText } from '#i18n/useText.ts';
import { verificationOf } from '#parts/money/IntentionRecap.tsx';
import { VerifyForm } from './VerifyForm.tsx';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { setupHrefAtom } from '#data/account.ts';
import { useNavigate } from '#data/page/location.ts';
import * as css from './verification.css.ts';
import { DialogButtons } from '#parts/DialogButtons.tsx';

/** Renders the dialog for all sensitive actions (specification §6, and code 10038 in §8). */
export function VerificationDialog({ verification }: { readonly verification: Verification }) {
  const text = useText();
  const user = useAtomValue(userAtom);
  const [isLocked, setLocked] = useState(false);
  const { content, question, attempt, purpose, cancel } = verification;
  const { title, recap, confirmLabel } =
    typeof content === 'function' ? content(text) : verificationOf(text, content);
  // An outgoing transfer needs a transaction or account password in addition to a code (specification §6).
  const lacksPassword =
    purpose === emailPurpose.withdrawal &&
    user !== undefined &&
    !user.password &&
    user.trade_password === false;

  return (
    <Dialog onClose={cancel} isLocked={isLocked} title={title}>
      <Stack>
        <div className={css.recap}>{recap}</div>
        {question.methods.length === 0 ? (
          <CannotVerify reason="noMethod" onCancel={cancel} />
        ) : lacksPassword ? (
          <CannotVerify reason="noPassword" onCancel={cancel} />
        ) : (
          <VerifyForm
            key={attempt}
            verification={verification}
            confirmLabel={confirmLabel}
            onLock={setLocked}
          />
        )}
      </Stack>
    </Dialog>
  );
}

interface CannotVerifyProps {
  readonly reason: 'noMethod' | 'noPassword';
  readonly onCancel: () => void;
}

/** Shows which setup is missing, with a link to it. The form's values are kept. */
function CannotVerify({ reason, onCancel }: CannotVerifyProps) {
  const text = useText();
  const setupHref = useAtomValue(setupHrefAtom);
  const navigate = useNavigate();
  return (
    <>
      <Banner tone="caution" role="status" title={text(`verification.${reason}.title`)}>
        {text(`verification.${reason}.text`)}
      </Banner>
      <DialogButtons onCancel={onCancel}>
        <Button
          onPress={() => {
            onCancel();
            navigate(setupHref(reason === 'noPassword' ? 'trade' : undefined));
          }}
        >
          {text('common.toSecurity')}
        </Button>
      </DialogButtons>
    </>
  );
}
