import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Stack } from '@settlement/design-system/Stack';
import { Dialog } from '@settlement/design-system/Dialog';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { userAtom } from '#data/user.ts';
import type { Verification } from '#data/verificationDialog.ts';
import { useText } from '#i18n/useText.ts';
import { verificationOf } from '#parts/money/IntentionRecap.tsx';
import { CannotVerify } from './CannotVerify.tsx';
import { VerifyForm } from './VerifyForm.tsx';
import * as css from './verification.css.ts';

/**
 * The one verification of every sensitive action (specification §6, 10038 of §8): what is about to happen
 * in words, the methods that are bound, the password where money leaves. What goes wrong stays here.
 */
export function VerificationDialog({ verification }: { readonly verification: Verification }) {
  const text = useText();
  const user = useAtomValue(userAtom);
  const [isLocked, setLocked] = useState(false);
  const { content, question, attempt, purpose, cancel } = verification;
  const { title, recap, confirmLabel } =
    typeof content === 'function' ? content(text) : verificationOf(text, content);
  // Specification §6: a withdrawal needs an account or transaction password beside the code.
  const lacksPassword =
    purpose === emailPurpose.withdrawal && user !== undefined && !user.password && !user.trade_password;

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && cancel()}
      isLocked={isLocked}
      title={title}
      closeLabel={text('common.close')}
    >
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
