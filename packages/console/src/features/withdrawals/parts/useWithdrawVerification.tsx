import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import type { VerificationRequest } from '#data/money.ts';
import type { WithdrawalSummary } from './draft.ts';
import { Recap } from './Recap.tsx';

/** How a withdrawal is proved: always, before the first call, with all there is to agree to. */
export function useWithdrawVerification(saved: SavedAddress | undefined) {
  return (summary: WithdrawalSummary, fee = '', left = ''): VerificationRequest => ({
    asksFirst: true,
    purpose: emailPurpose.withdrawal,
    content: (text) => ({
      title: text('withdrawals.confirm.title'),
      confirmLabel: text('withdrawals.confirm.action'),
      recap: <Recap summary={summary} fee={fee} saved={saved} left={left} />,
    }),
  });
}
