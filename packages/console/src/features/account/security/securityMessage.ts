import { errorData, isApiError } from '#api/errors.ts';
import { errorText } from '#i18n/errorText.ts';
import type { Text } from '#i18n/useText.ts';
import { verificationMessage } from '#parts/verification/verificationMessage.ts';

/**
 * What the security center adds to an error: tries that are left, how long to wait, or what stands in the way
 * (the reasons of 10001). Undefined where there is nothing to add.
 */
export function securityMessage(text: Text, error: unknown): string | undefined {
  const { reason } = errorData(error);
  if (reason === 'only_method') return text('account.wizard.onlyMethod');
  if (reason === 'balance_left') return text('account.wizard.balance');
  if (reason === 'pending_orders') return text('account.wizard.pending');
  // No dialog asks for what a wizard lacks.
  if (isApiError(error, 'verification')) return errorText(text, error);
  return verificationMessage(text, error);
}
