import { Secret, TOTP } from 'otpauth';

/** The authenticator secret of the demo merchants; the developer documentation shows it. */
export const DEMO_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** What `/__mock/clock` says: the bank's time, and the half minute of the last code that was used. */
interface BankClock {
  readonly now: number;
  readonly totp_step: number;
}

/**
 * What an authenticator app shows by the bank's clock; another implementation than the bank's. A code is good once:
 * where it has been used, it is the next one, and `wait` are the seconds until the bank accepts that.
 */
export function nextCode({ now, totp_step }: BankClock, secret: string): { code: string; wait: number } {
  const step = Math.max(Math.floor(now / 30), totp_step + 1);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * 30_000 });
  // The bank accepts the code of the next half minute, too.
  return { code, wait: Math.max(0, (step - 1) * 30 - now) };
}
