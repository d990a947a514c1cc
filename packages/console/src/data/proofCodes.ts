import { errorCode } from '@settlement/api-mocks/contract/errors';

/** What the verification dialog itself puts right: a wrong code or password, too many tries. */
const proofCodes: ReadonlySet<number | undefined> = new Set([
  errorCode.SMS_CODE_WRONG,
  errorCode.TOO_FREQUENT,
  errorCode.PASSWORD_WRONG,
  errorCode.GOOGLE_CODE_WRONG,
  errorCode.EMAIL_CODE_WRONG,
]);

/** Whether a refusal is answered where the code was asked for. */
export const isAboutProof = (code: number | undefined): boolean => proofCodes.has(code);
