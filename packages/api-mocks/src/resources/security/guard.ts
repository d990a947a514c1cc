import { logResult, logType } from '../../contract/enumerations.ts';
import { Fault } from '../../core/fault.ts';
import type { Call } from '../../core/implement.ts';
import { logAction } from '../../core/log.ts';

const MOST_WRONG = 5;
const LOCK_SECONDS = 900;

/** Five wrong codes or passwords in a row close the door for a quarter of an hour. */
export function assertNotLocked(call: Call): void {
  const { guard } = call.merchant.settings;
  if (guard.lockedUntil > call.now) {
    throw new Fault(10010, {
      reason: 'locked',
      until: guard.lockedUntil,
      wait: guard.lockedUntil - call.now,
    });
  }
}

/** Counts a wrong try and answers the refusal to throw. */
export function wrongTry(call: Call, code: 10008 | 10011 | 10018 | 10027 | 10017): Fault {
  const { guard } = call.merchant.settings;
  guard.wrong += 1;
  if (guard.wrong >= MOST_WRONG) {
    guard.wrong = 0;
    guard.lockedUntil = call.now + LOCK_SECONDS;
    logAction(call, logType.security, 'verificationLocked', {}, logResult.failure);
  } else {
    logAction(call, logType.security, 'verificationFailed', {}, logResult.failure);
  }
  return new Fault(code, { tries_left: guard.lockedUntil > call.now ? 0 : MOST_WRONG - guard.wrong });
}

export function rightTry(call: Call): void {
  call.merchant.settings.guard.wrong = 0;
}
