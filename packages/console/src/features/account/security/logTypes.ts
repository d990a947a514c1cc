import { logType } from '@settlement/api-mocks/contract/enumerations';
import type { Text } from '#i18n/useText.ts';

export const logTypes = Object.values(logType);

export function logTypeText(text: Text, type: number): string {
  const known = logTypes.find((one) => one === type);
  return known === undefined
    ? text('account.log.typeUnknown', { code: type })
    : text(`account.log.type.${known}`);
}
