import { errorCode } from '#contract/errors.ts';
import { collectionResult, onOffCode } from '#contract/enumerations.ts';
import { prepared, type Scenario } from '#core/http/scenario.ts';
import { WEAKENING_SECONDS } from '../addresses/book.ts';
import { writeStatement } from '../statements/write.ts';

export const billingScenarios = [
  prepared(
    'billing.collectionBlocked',
    'Payment settings: the last automatic collection was blocked because withdrawals are frozen',
    (bank, { settings }) => {
      const now = bank.clock.now();
      settings.isFrozen = true;
      settings.bill.collections = [
        {
          currency_id: '101',
          open: onOffCode.on,
          threshold: '100',
          keep_amount: '1000',
          address_id: '3001',
          schedule: 'daily 02:30',
          next_time: now + 12 * 3600,
          last_time: now - 12 * 3600,
          last_result: collectionResult.blocked,
          last_error: errorCode.WITHDRAWALS_CLOSED,
          last_reason: 'frozen',
        },
      ];
    },
  ),
  prepared(
    'billing.collectionPending',
    'Payment settings: lower amounts of an automatic collection wait for 47 hours',
    (bank, { settings }) => {
      const now = bank.clock.now();
      settings.bill.collections = [
        {
          currency_id: '101',
          open: onOffCode.on,
          threshold: '500',
          keep_amount: '1000',
          pending: { threshold: '100', keep_amount: '0', effective_time: now - 3600 + WEAKENING_SECONDS },
          address_id: '3001',
          schedule: 'daily 02:30',
          next_time: now + 12 * 3600,
          last_time: 0,
          last_result: collectionResult.none,
          last_error: 0,
          last_reason: '',
        },
      ];
    },
  ),
  prepared('statements.available', 'Statements: one was created at the start of today', (bank, merchant) => {
    const now = bank.clock.now();
    writeStatement(merchant, now - (now % 86_400));
  }),
  prepared('statements.off', 'Statements: turned off by the merchant', (_bank, { settings }) => {
    settings.bill.statement.period = 0;
    settings.nextStatementAt = 0;
  }),
] as const satisfies readonly Scenario[];
