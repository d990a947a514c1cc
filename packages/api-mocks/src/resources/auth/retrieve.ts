import { retrievePassword } from '../../contract/auth.ts';
import { emailPurpose, logType } from '../../contract/enumerations.ts';
import { takeCode } from '../../core/codes.ts';
import { Fault, fieldFault } from '../../core/fault.ts';
import { implement } from '../../core/implement.ts';
import { logAction } from '../../core/log.ts';
import { lockWithdrawals } from '../security/lock.ts';

export const retrieveHandlers = {
  'auth.retrievePassword': implement(retrievePassword, ({ bank, body, now, visitor }) => {
    const merchant = bank.directory.byEmail(body.email);
    if (!merchant) throw new Fault(10003);
    const { profile, settings } = merchant;
    if (!takeCode(bank, 'email', body.email, emailPurpose.retrievePassword, body.email_code))
      throw new Fault(10027);
    if (body.password === profile.passwordHash) throw new Fault(10015);
    if (body.password === profile.tradePasswordHash) throw fieldFault('password', 'same_as_other_password');
    profile.passwordHash = body.password;
    settings.guard = { wrong: 0, lockedUntil: 0 };
    // Whoever was signed in with the old one is out.
    for (const session of bank.sessions.of(merchant.key)) bank.sessions.close(session.token);
    logAction({ merchant, session: { id: '' }, visitor, now }, logType.security, 'passwordRetrieved');
    return { withdraw_lock_until: lockWithdrawals(merchant, 'password', now) };
  }),
};
