import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import type { VerificationMethod } from '@settlement/api-mocks/contract/enumerations';

export const codeNames = {
  google_auth: 'google_code',
  phone: 'sms_code',
  email: 'email_code',
} as const satisfies Record<VerificationMethod, keyof VerificationCodes>;
