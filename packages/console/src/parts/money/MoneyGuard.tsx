import { Banner } from '@settlement/design-system/Banner';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { type VerificationRequest, equalQuestionAtom } from '#data/money.ts';
import type { MoneyCall } from '#data/useMoneyCall.ts';
import { errorIdOf } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { useResultFocus } from '#kit/form/useResultFocus.ts';
import type { Intention } from '#kit/money/keptOutcome.ts';
import { EqualQuestionDialog } from './EqualQuestionDialog.tsx';
import { operationText } from './operationText.ts';
import { PendingOutcome } from './PendingOutcome.tsx';

interface MoneyGuardProps<Body, Data> {
  readonly money: MoneyCall<Body, Data>;
  /** What was sent, in words. */
  readonly describe: (intention: Intention) => ReactNode;
  /** How a repeat asks for proof of identity. */
  readonly verificationOf: (intention: Intention) => VerificationRequest;
  /** The server has found it: the screen goes to what was moved. */
  readonly onFound: (tradeNo: string) => void;
  /** The form; shown as long as nothing is unknown. */
  readonly children: ReactNode;
}

/** Stands around a form that moves money: what is not known yet, and what became of it, come first. */
export function MoneyGuard<Body, Data>({
  money,
  describe,
  verificationOf,
  onFound,
  children,
}: MoneyGuardProps<Body, Data>) {
  const text = useText();
  const question = useAtomValue(equalQuestionAtom);
  const { state, dismiss } = money;

  const latest = useRef({ onFound, dismiss });
  useEffect(() => {
    latest.current = { onFound, dismiss };
  });
  const found = state.phase === 'settled' && state.wasUnknown ? state.tradeNo : undefined;
  useEffect(() => {
    if (found === undefined) return;
    latest.current.dismiss();
    latest.current.onFound(found);
  }, [found]);

  const container = useResultFocus(money.isPending, { isPolite: true });
  if (money.isPending && state.phase !== 'idle') {
    const { kept } = state;
    const { intention } = kept;
    return (
      <div ref={container}>
        <PendingOutcome
          key={kept.requestId}
          kept={kept}
          details={intention && describe(intention)}
          check={money.check}
          isRepeating={money.isSending}
          onRepeat={
            intention && (money.isSending || money.canRepeat())
              ? // Refused or unanswered, it stays unknown; the toast of the call says why.
                () => void money.repeat(verificationOf(intention)).catch(() => undefined)
              : undefined
          }
        />
      </div>
    );
  }
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
              ? text('money.notMoved.void', { operation: operationText(text, state.kept.endpoint) })
              : text('money.notMoved.refused', {
                  operation: operationText(text, state.kept.endpoint),
                  reason: text(errorIdOf(state.code)),
                })}
          </Banner>
        )}
        {children}
        {question && <EqualQuestionDialog question={question} />}
      </Stack>
    </div>
  );
}
