import { Secret, TOTP } from 'otpauth';

export const DEMO_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

interface BankClock {
  readonly now: number;
  readonly totp_step: number;
}

/** Returns the next unused code, deliberately without the mock API. `wait`: the seconds until it's valid. */
export function nextCode({ now, totp_step }: BankClock, secret: string): { code: string; wait: number } {
  const step = Math.max(Math.floor(now / 30), totp_step + 1);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * 30_000 });
  // The mock API also accepts the code of the next 30 seconds.
  return { code, wait: Math.max(0, (step - 1) * 30 - now) };
}
