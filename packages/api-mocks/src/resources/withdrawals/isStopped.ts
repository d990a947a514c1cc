import { withdrawalStatus } from '#contract/enumerations.ts';
import type { WithdrawalRow } from '#core/rows/funds.ts';

/** Whether it ended before anything left: rejected by the audit, or canceled by the merchant. */
export const isStopped = ({ status }: Pick<WithdrawalRow, 'status'>): boolean =>
  status === withdrawalStatus.auditReject || status === withdrawalStatus.canceled;
