import { Inline } from '@settlement/design-system/Inline';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { usePaths } from '#data/session/device.ts';
import { recentWithdrawalsQueryAtom } from '#data/withdrawals.ts';
import { useText } from '#i18n/useText.ts';
import { AfterQueries } from '#parts/loading/QueryView.tsx';
import { FormStep } from '#parts/money/FormStep.tsx';
import { AddressField } from './AddressField.tsx';
import { AddressWarnings } from './AddressWarnings.tsx';
import { AmountSection } from './AmountSection.tsx';
import { LastRecipients } from './LastRecipients.tsx';
import { MemoField } from './MemoField.tsx';
import { NetworkField } from './NetworkField.tsx';
import { SaveAddress } from './SaveAddress.tsx';
import { TokenField } from './TokenField.tsx';
import type { WithdrawalForm } from './useWithdrawalForm.ts';

interface StepProps {
  readonly withdrawal: WithdrawalForm;
}

/** Waits for the last recipients, so that the fields below them don’t move. */
export function AfterRecipients({ withdrawal, children }: StepProps & { readonly children: ReactNode }) {
  const recent = useAtomValue(recentWithdrawalsQueryAtom);
  return <AfterQueries queries={withdrawal.asset.token === '' ? [recent] : []}>{children}</AfterQueries>;
}

/**
 * The recipient, and the token and network to send. If only one network accepts the address, it's selected.
 */
export function WhoStep({ withdrawal, isCompact }: StepProps & { readonly isCompact: boolean }) {
  const text = useText();
  const paths = usePaths();
  return (
    <FormStep
      number={1}
      title={text('money.step.who')}
      end={
        <Inline gap="m">
          <Link href={paths.batch} isStrong>
            {text('withdrawals.basket.several')}
          </Link>
          <Link href={paths.transfer({ id: withdrawal.asset.id || undefined })} isStrong>
            {text('money.step.toMerchant')}
          </Link>
        </Inline>
      }
    >
      <LastRecipients withdrawal={withdrawal} />
      <AddressField withdrawal={withdrawal} isCompact={isCompact} />
      <TokenField withdrawal={withdrawal} />
      <NetworkField withdrawal={withdrawal} />
      <MemoField withdrawal={withdrawal} />
      <AddressWarnings withdrawal={withdrawal} />
      <SaveAddress withdrawal={withdrawal} />
    </FormStep>
  );
}

export function HowMuchStep({ withdrawal }: StepProps) {
  const text = useText();
  return (
    <FormStep number={2} title={text('money.step.amount')}>
      <AmountSection withdrawal={withdrawal} />
    </FormStep>
  );
}
