import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Dialog } from '@settlement/design-system/Dialog';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { errorData } from '#api/errors.ts';
import type { VerificationRequest } from '#data/money.ts';
import { isUnknownOutcome } from '#data/moneyErrors.ts';
import { moneyMovedAtom } from '#data/moneyMoved.ts';
import { useToasts } from '#data/toasts.ts';
import { useFormats } from '#data/useFormats.ts';
import { useMoneyCall } from '#data/useMoneyCall.ts';
import { cancelAdapter } from '#data/withdrawals.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '../Amount.tsx';
import { FullAddress } from '../FullAddress.tsx';
import { MoneyGuard } from './MoneyGuard.tsx';
import { networkName } from '../networkName.ts';

interface CancelWithdrawalProps {
  readonly withdrawal: Withdrawal;
  /** Whether it is still in audit, the only time it can be taken back. */
  readonly isOpen: boolean;
}

/** Takes a withdrawal back, once the person has agreed to what that does. */
export function CancelWithdrawal({ withdrawal, isOpen }: CancelWithdrawalProps) {
  const text = useText();
  const formats = useFormats();
  const toasts = useToasts();
  const money = useMoneyCall(cancelAdapter);
  const refresh = useSetAtom(moneyMovedAtom);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>();
  const { trade_no } = withdrawal;
  const amount = `${formats.amount(withdrawal.amount)} ${withdrawal.token}`;

  const verification: VerificationRequest = {
    purpose: emailPurpose.withdrawal,
    content: (text) => ({
      title: text('money.cancel.title'),
      recap: text('money.cancel.text', { amount }),
      confirmLabel: text('money.cancel.confirm'),
    }),
  };
  const finish = () => {
    toasts.add({ tone: 'positive', title: text('money.cancel.done', { amount }) });
    setAsking(false);
  };
  const start = async () => {
    setError(undefined);
    try {
      const outcome = await money.send((request_id) => ({ request_id, trade_no }), verification);
      money.dismiss();
      if (outcome.isDone) finish();
    } catch (failure) {
      if (isUnknownOutcome(failure)) return;
      money.dismiss();
      setError(failure);
      // It may have moved on meanwhile.
      void refresh();
    }
  };

  // While it is asked, the audit may end: the question stays, and its answer says so.
  if (!isOpen && !isAsking && !money.isPending) return null;
  return (
    <>
      <Inline>
        <Button
          variant="outline"
          tone="critical"
          isDisabled={!isOpen && !money.isPending}
          onPress={() => setAsking(true)}
        >
          {text('money.cancel.open')}
        </Button>
        <Text size="small" tone="muted">
          {text('money.cancel.hint')}
        </Text>
      </Inline>
      <Dialog
        role="alertdialog"
        title={text('money.cancel.title')}
        closeLabel={text('common.close')}
        isOpen={isAsking}
        isLocked={money.isSending}
        onOpenChange={(next) => {
          setAsking(next);
          setError(undefined);
        }}
        footer={(close) =>
          money.isPending ? null : (
            <Inline justify="end">
              <Button variant="outline" isDisabled={money.isSending} onPress={close}>
                {text('money.cancel.keep')}
              </Button>
              <Button
                tone="critical"
                isPending={money.isSending}
                pendingLabel={text('money.cancel.pending')}
                onPress={() => void start()}
              >
                {text('money.cancel.confirm')}
              </Button>
            </Inline>
          )
        }
      >
        <MoneyGuard
          money={money}
          onFound={finish}
          verificationOf={() => verification}
          describe={({ trade_no: number }) =>
            text('money.cancel.pendingText', { number: typeof number === 'string' ? number : '' })
          }
        >
          <Stack gap="m">
            <Text as="p">{text('money.cancel.text', { amount })}</Text>
            <DescriptionList
              items={[
                {
                  term: text('money.cancel.amount'),
                  detail: <Amount value={withdrawal.amount} token={withdrawal.token} isStrong />,
                },
                {
                  term: text('money.cancel.network'),
                  detail: networkName(text, withdrawal),
                },
                { term: text('money.cancel.address'), detail: <FullAddress value={withdrawal.address} /> },
              ]}
            />
            {error === undefined ? null : (
              <Banner tone="critical" role="alert" title={text('money.cancel.failed')}>
                {errorData(error).reason === 'state_conflict'
                  ? text('money.cancel.tooLate')
                  : errorText(text, error)}
              </Banner>
            )}
          </Stack>
        </MoneyGuard>
      </Dialog>
    </>
  );
}
