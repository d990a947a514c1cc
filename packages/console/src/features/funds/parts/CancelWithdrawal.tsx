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
import { errorData, isApiError } from '../../../api/errors.ts';
import { moneyMovedAtom } from '../../../data/money-moved.ts';
import { useToasts } from '../../../data/toasts.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { cancelWithdrawalAtom } from '../../../data/withdrawals.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { useText } from '../../../i18n/useText.ts';
import { useFacts } from './facts.tsx';

interface CancelWithdrawalProps {
  readonly withdrawal: Withdrawal;
  /** Whether it is still in audit, the only time it can be taken back. */
  readonly isOpen: boolean;
}

/** Takes a withdrawal back, after it was said what that does. */
export function CancelWithdrawal({ withdrawal, isOpen }: CancelWithdrawalProps) {
  const text = useText();
  const formats = useFormats();
  const toasts = useToasts();
  const facts = useFacts();
  const cancel = useSetAtom(cancelWithdrawalAtom);
  const refresh = useSetAtom(moneyMovedAtom);
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const amount = `${formats.amount(withdrawal.amount)} ${withdrawal.token}`;

  const start = async () => {
    setPending(true);
    setError(undefined);
    try {
      await cancel(withdrawal.trade_no);
      toasts.add({ tone: 'positive', title: text('funds.cancel.done', { amount }) });
      setAsking(false);
    } catch (failure) {
      setError(failure);
      // It may have moved on, or be canceled after all.
      void refresh();
    } finally {
      setPending(false);
    }
  };

  // While it is asked, the audit may end: the question stays, and its answer says so.
  if (!isOpen && !isAsking) return null;
  return (
    <>
      <Inline>
        <Button variant="outline" tone="critical" isDisabled={!isOpen} onPress={() => setAsking(true)}>
          {text('funds.cancel.open')}
        </Button>
        <Text size="small" tone="muted">
          {text('funds.cancel.hint')}
        </Text>
      </Inline>
      <Dialog
        role="alertdialog"
        title={text('funds.cancel.title')}
        closeLabel={text('common.close')}
        isOpen={isAsking}
        isLocked={isPending}
        onOpenChange={(next) => {
          setAsking(next);
          setError(undefined);
        }}
        footer={(close) => (
          <Inline justify="end">
            <Button variant="outline" isDisabled={isPending} onPress={close}>
              {text('funds.cancel.keep')}
            </Button>
            <Button
              tone="critical"
              isPending={isPending}
              pendingLabel={text('funds.cancel.pending')}
              onPress={() => void start()}
            >
              {text('funds.cancel.confirm')}
            </Button>
          </Inline>
        )}
      >
        <Stack gap="m">
          <Text as="p">{text('funds.cancel.text', { amount })}</Text>
          <DescriptionList
            items={[
              facts.amount(text('funds.column.amount'), withdrawal.amount, withdrawal.token, true),
              facts.plain(text('funds.column.network'), `${withdrawal.chain} · ${withdrawal.net_work}`),
              facts.address(text('funds.column.address'), withdrawal.address),
            ]}
          />
          {error === undefined ? null : (
            <Banner tone="critical" role="alert" title={text('funds.cancel.failed')}>
              {reasonOf(error)}
            </Banner>
          )}
        </Stack>
      </Dialog>
    </>
  );

  function reasonOf(failure: unknown): string {
    if (errorData(failure).reason === 'state_conflict') return text('funds.cancel.tooLate');
    // Nobody knows whether it arrived; asking again is safe, for it can be canceled only once.
    const isUnknown = isApiError(failure, 'timeout') || isApiError(failure, 'network');
    return isUnknown ? text('funds.cancel.unknown') : errorText(text, failure);
  }
}
