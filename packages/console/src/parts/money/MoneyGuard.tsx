import { Banner } from '@settlement/design-system/Banner';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { equalQuestionAtom, leaveQuestionAtom, type EqualQuestion } from '#data/money/money.ts';
import { keyText, showMoneyAtom } from '#data/money/moneyStates.ts';
import { useToasts } from '#data/page/toasts.ts';
import type { MoneyWatch } from '#data/money/useMoneyCall.ts';
import { errorIdOf } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { useResultFocus } from '#kit/form/useResultFocus.ts';
import type { KeptOutcome } from '#kit/money/keptOutcome.ts';
import { PendingOutcome } from './PendingOutcome.tsx';
import { useIntentionTexts, operationText } from './useIntentionTexts.ts';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { useFormats } from '#data/formats/useFormats.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

interface MoneyGuardProps {
  readonly money: MoneyWatch;
  /** Opens the movement. Without it, or after an unknown outcome, a toast shows the result. */
  readonly onDone?: (tradeNo: string, kept: KeptOutcome) => void;
  readonly children: ReactNode;
}

/** Replaces the form while an outcome is unknown. Uses the stored intention, not the form. */
export function MoneyGuard({ money, onDone, children }: MoneyGuardProps) {
  const text = useText();
  const toasts = useToasts();
  const { summary, done } = useIntentionTexts();
  const question = useAtomValue(equalQuestionAtom);
  const show = useSetAtom(showMoneyAtom);
  const leaveQuestion = useSetAtom(leaveQuestionAtom);
  const { key, state, dismiss } = money;

  const { endpoint, object } = key;
  useEffect(() => {
    show({ endpoint, object }, 1);
    return () => {
      show({ endpoint, object }, -1);
      leaveQuestion({ endpoint, object });
    };
  }, [endpoint, object, show, leaveQuestion]);

  const report = useEffectEvent((settled: typeof state) => {
    if (settled.phase !== 'settled') return;
    dismiss();
    if (settled.wasUnknown || !onDone) toasts.add({ tone: 'positive', title: done(settled.kept) });
    onDone?.(settled.tradeNo, settled.kept);
  });
  useEffect(() => report(state), [state]);

  const container = useResultFocus(money.isPending, { isPolite: true });
  if (money.isPending && state.phase !== 'idle')
    return (
      <div ref={container}>
        <PendingOutcome key={state.kept.requestId} money={money} kept={state.kept} />
      </div>
    );
  return (
    <div ref={container}>
      <Stack gap="l">
        {state.phase === 'refused' && (
          <Banner tone="info" role="status" title={text('money.notMoved.title')} onDismiss={dismiss}>
            {state.code === undefined ? (
              text('money.notMoved.void', { summary: summary(state.kept) })
            ) : (
              <Stack gap="xs">
                <span>{text('money.notMoved.refused', { summary: summary(state.kept) })}</span>
                <span>{text(errorIdOf(state.code))}</span>
              </Stack>
            )}
          </Banner>
        )}
        {children}
        {question && keyText(question.key) === keyText(key) && <EqualQuestionDialog question={question} />}
      </Stack>
    </div>
  );
}

/** Requests a confirmation if a movement with the same asset, recipient and amount was sent a few minutes ago. */
function EqualQuestionDialog({ question }: { readonly question: EqualQuestion }) {
  const text = useText();
  const formats = useFormats();
  const { movement, answer, key } = question;
  const operation = operationText(text, key.endpoint);
  return (
    <ConfirmDialog
      isDanger
      size="medium"
      title={text('money.equal.title')}
      consequence={text('money.equal.text', { operation, time: formats.time(movement.time) })}
      confirmLabel={text('money.equal.confirm')}
      cancelLabel={text('money.equal.cancel')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <DescriptionList
        items={[
          {
            term: text('money.equal.number', { operation }),
            detail: <TruncatedId value={movement.tradeNo} />,
          },
        ]}
      />
    </ConfirmDialog>
  );
}
