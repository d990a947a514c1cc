import { emailPurpose, logType, onOffCode } from '#contract/enumerations.ts';
import { freezeFunds, listExpenses, listStream } from '#contract/funds.ts';
import { implement } from '#core/implement.ts';
import { logAction } from '#core/logAction.ts';
import { lockWithdrawals } from '../security/lock.ts';
import { assertVerified } from '../security/verification.ts';
import { findExpenses } from './expenses.ts';
import { expenseSheet } from './expenseSheet.ts';
import { findStream } from './stream.ts';
import { streamSheet } from './streamSheet.ts';

export const fundsHandlers = {
  'funds.expend': implement(
    listExpenses,
    ({ merchant, query, page }) => findExpenses(merchant, query, page),
    {
      sheet: expenseSheet,
      rowsOf: ({ list }) => list,
    },
  ),

  'funds.stream': implement(listStream, ({ merchant, query, page }) => findStream(merchant, query, page), {
    sheet: streamSheet,
    rowsOf: ({ list }) => list,
  }),

  'funds.freeze': implement(freezeFunds, (call) => {
    const { body, merchant, now } = call;
    const isFreezing = body.open === onOffCode.on;
    // Anybody may stop the money at once; letting it go again is a security change.
    if (!isFreezing) assertVerified(call, body, emailPurpose.withdrawal);
    const wasFrozen = merchant.settings.isFrozen;
    merchant.settings.isFrozen = isFreezing;
    if (wasFrozen && !isFreezing) lockWithdrawals(merchant, 'thaw', now);
    logAction(call, logType.security, isFreezing ? 'frozen' : 'thawed');
    return { open: body.open, withdraw_lock_until: merchant.profile.lockUntil };
  }),
};
