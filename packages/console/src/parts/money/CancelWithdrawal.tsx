import { type Withdrawal, cancelWithdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { errorData } from '#api/errors.ts';
import { isUnknownOutcome } from '#data/money/moneyErrors.ts';
import { moneyMovedAtom } from '#data/money/moneyMoved.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useMoneyCall } from '#data/money/useMoneyCall.ts';
import { cancelAdapter } from '#data/withdrawals.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import type { IntentionOf } from '#kit/money/intention.ts';
import { IntentionRecap } from './IntentionRecap.tsx';
import { MoneyGuard } from './MoneyGuard.tsx';
import { DialogButtons } from '#parts/DialogButtons.tsx';

interface CancelWithdrawalProps {
  readonly withdrawal: Withdrawal;
  readonly isOpen: boolean;
}

export function CancelWithdrawal({ withdrawal, isOpen }: CancelWithdrawalProps) {
  const text = useText();
  const { trade_no, token, chain, net_work, amount, address, memo } = withdrawal;
  const money = useMoneyCall(cancelAdapter, trade_no);
  const offers = useOffers();
  const refresh = useSetAtom(moneyMovedAtom);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>();
  const intention: IntentionOf<'withdrawals.cancel'> = {
    endpoint: 'withdrawals.cancel',
    trade_no,
    token,
    chain,
    net_work,
    amount,
    address,
    memo,
  };
  const close = () => {
    setAsking(false);
    setError(undefined);
  };
  const start = async () => {
    setError(undefined);
    try {
      const { isDone } = await money.send(intention);
      if (isDone) close();
    } catch (failure) {
      if (isUnknownOutcome(failure)) return close();
      setError(failure);
      void refresh();
    }
    return undefined;
  };

  return (
    <MoneyGuard money={money}>
      {/* The dialog stays open if the review ends meanwhile, so that it shows the server's error. */}
      {offers(cancelWithdrawal) && (isOpen || isAsking) && (
        <Inline>
          <Button variant="outline" tone="critical" isDisabled={!isOpen} onPress={() => setAsking(true)}>
            {text('money.cancel.open')}
          </Button>
          <Text size="small" tone="muted">
            {text('money.cancel.hint')}
          </Text>
        </Inline>
      )}
      <Dialog
        role="alertdialog"
        title={text('money.cancel.title')}
        isOpen={isAsking}
        isLocked={money.isSending}
        onClose={close}
        footer={(dismiss) => (
          <DialogButtons
            onCancel={dismiss}
            cancelLabel={text('money.cancel.keep')}
            isDisabled={money.isSending}
          >
            <Button
              tone="critical"
              isPending={money.isSending}
              pendingLabel={text('money.cancel.pending')}
              onPress={() => void start()}
            >
              {text('money.cancel.open')}
            </Button>
          </DialogButtons>
        )}
      >
        <Stack gap="m">
          <IntentionRecap intention={intention} />
          {error === undefined ? null : (
            <Banner tone="critical" role="alert" title={text('money.cancel.failed')}>
              {errorData(error).reason === 'state_conflict'
                ? text('money.cancel.tooLate')
                : errorText(text, error)}
            </Banner>
          )}
        </Stack>
      </Dialog>
    </MoneyGuard>
  );
}
