import { errorCode } from '@settlement/api-mocks/contract/errors';

/** The codes of errors that the verification dialog shows. */
const proofCodes: ReadonlySet<number | undefined> = new Set([
  errorCode.SMS_CODE_WRONG,
  errorCode.TOO_FREQUENT,
  errorCode.PASSWORD_WRONG,
  errorCode.GOOGLE_CODE_WRONG,
  errorCode.EMAIL_CODE_WRONG,
]);

export const isAboutProof = (code: number | undefined): boolean => proofCodes.has(code);
