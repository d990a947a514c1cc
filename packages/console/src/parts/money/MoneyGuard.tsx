import { Banner } from '@settlement/design-system/Banner';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { equalQuestionAtom } from '#data/money.ts';
import { keyText, showMoneyAtom } from '#data/moneyStates.ts';
import { useToasts } from '#data/toasts.ts';
import type { MoneyWatch } from '#data/useMoneyCall.ts';
import { errorIdOf } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { useResultFocus } from '#kit/form/useResultFocus.ts';
import type { KeptOutcome } from '#kit/money/keptOutcome.ts';
import { EqualQuestionDialog } from './EqualQuestionDialog.tsx';
import { PendingOutcome } from './PendingOutcome.tsx';
import { useIntentionTexts } from './useIntentionTexts.ts';

interface MoneyGuardProps {
  readonly money: MoneyWatch;
  /** Opens the movement. Without it, and after an unknown outcome, a toast reports it. */
  readonly onDone?: (tradeNo: string, kept: KeptOutcome) => void;
  /** The form. Hidden while the outcome is unknown. */
  readonly children: ReactNode;
}

/** Surrounds a form that moves money. Shows an unknown outcome and how it ended, from the intention alone. */
export function MoneyGuard({ money, onDone, children }: MoneyGuardProps) {
  const text = useText();
  const toasts = useToasts();
  const { summary, done } = useIntentionTexts();
  const question = useAtomValue(equalQuestionAtom);
  const show = useSetAtom(showMoneyAtom);
  const { key, state, dismiss } = money;

  const { endpoint, object } = key;
  useEffect(() => {
    show({ endpoint, object }, 1);
    return () => show({ endpoint, object }, -1);
  }, [endpoint, object, show]);

  const latest = useRef((_settled: typeof state) => {});
  useEffect(() => {
    latest.current = (settled) => {
      if (settled.phase !== 'settled') return;
      dismiss();
      if (settled.wasUnknown || !onDone) toasts.add({ tone: 'positive', title: done(settled.kept) });
      onDone?.(settled.tradeNo, settled.kept);
    };
  });
  useEffect(() => latest.current(state), [state]);

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
        {state.phase === 'refused' && state.wasUnknown && (
          <Banner
            tone="info"
            role="status"
            title={text('money.notMoved.title')}
            dismissLabel={text('common.dismiss')}
            onDismiss={dismiss}
          >
            {state.code === undefined
              ? text('money.notMoved.void', { summary: summary(state.kept) })
              : text('money.notMoved.refused', {
                  summary: summary(state.kept),
                  reason: text(errorIdOf(state.code)),
                })}
          </Banner>
        )}
        {children}
        {question && keyText(question.key) === keyText(key) && <EqualQuestionDialog question={question} />}
      </Stack>
    </div>
  );
}
