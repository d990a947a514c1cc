import { errorData, isApiError } from '#api/errors.ts';
import { errorText } from '#i18n/errorText.ts';
import type { Text } from '#i18n/useText.ts';
import { verificationMessage } from '#parts/verification/verificationMessage.ts';

/** Returns the reason, remaining attempts or waiting time of an error, otherwise undefined. */
export function securityMessage(text: Text, error: unknown): string | undefined {
  const { reason } = errorData(error);
  if (reason === 'only_method') return text('account.wizard.onlyMethod');
  if (reason === 'balance_left') return text('account.wizard.balance');
  if (reason === 'pending_orders') return text('account.wizard.pending');
  // The wizard has its own verification step, so the verification dialog doesn't open.
  if (isApiError(error, 'verification')) return errorText(text, error);
  return verificationMessage(text, error);
}
