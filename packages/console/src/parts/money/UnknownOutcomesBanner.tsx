import type { MoneyEndpointId } from '@settlement/api-mocks/contract/moneyEndpoints';
import { Banner } from '@settlement/design-system/Banner';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { usePaths } from '#data/session/device.ts';
import { checkOutcome } from '#data/money/money.ts';
import { hiddenEndsAtom, hiddenOutcomesAtom, moneyEventAtom, ownerAtom } from '#data/money/moneyStates.ts';
import { outcomeStoreAtom } from '#data/money/outcomes.ts';
import { useToasts } from '#data/page/toasts.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { errorIdOf } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { objectOf } from '#kit/money/intention.ts';
import type { KeptOutcome } from '#kit/money/keptOutcome.ts';
import type { Paths } from '#lib/address/paths.ts';
import { useIntentionTexts } from './useIntentionTexts.ts';
import { useOutcomeChecks } from './useOutcomeChecks.ts';

function hrefOf(paths: Paths, { endpoint, intention }: KeptOutcome): string {
  const detail = (intention && objectOf(intention)) || undefined;
  const screens: Record<MoneyEndpointId, string> = {
    'withdrawals.create': paths.withdraw(),
    'withdrawals.cancel': paths.fundDetails({ tab: 'withdrawal', detail }),
    'transfers.create': paths.transfer(),
    'swap.create': paths.swap(),
    'payments.refund': paths.payments({ detail }),
  };
  return screens[endpoint];
}

export function UnknownOutcomesBanner() {
  const text = useText();
  const formats = useFormats();
  const { summary } = useIntentionTexts();
  const paths = usePaths();
  const outcomes = useAtomValue(hiddenOutcomesAtom);
  const store = useAtomValue(outcomeStoreAtom);
  const owner = useAtomValue(ownerAtom);
  useEffect(() => {
    if (owner !== undefined) store.forgetIntentionsOfOthers(owner);
  }, [owner, store]);
  useEndReports();
  const [first] = outcomes;
  if (!first) return null;
  return (
    <>
      {outcomes.map((kept) => (
        <OutcomeWatch key={kept.requestId} kept={kept} />
      ))}
      <Banner
        tone="caution"
        role="status"
        title={text('money.banner.title', { count: outcomes.length })}
        actions={
          <Link href={hrefOf(paths, first)} isStrong>
            {text('money.banner.open')}
          </Link>
        }
      >
        {text('money.banner.text', { summary: summary(first), time: formats.time(first.sentAt) })}
      </Banner>
    </>
  );
}

function OutcomeWatch({ kept }: { readonly kept: KeptOutcome }) {
  const { get, set } = useStore();
  useOutcomeChecks(kept.requestId, () => checkOutcome(get, set, kept));
  return null;
}

function useEndReports(): void {
  const text = useText();
  const toasts = useToasts();
  const { summary, done } = useIntentionTexts();
  const ends = useAtomValue(hiddenEndsAtom);
  const dispatch = useSetAtom(moneyEventAtom);
  const report = useEffectEvent((ended: typeof ends) => {
    for (const end of ended) {
      const { kept } = end;
      if (end.phase === 'settled')
        toasts.add({ tone: 'positive', title: done(kept) }, { id: kept.requestId });
      else
        toasts.add(
          {
            tone: 'info',
            title: text('money.banner.notMoved', { summary: summary(kept) }),
            description: end.code === undefined ? undefined : text(errorIdOf(end.code)),
          },
          { id: kept.requestId },
        );
      dispatch(kept, { type: 'dismiss' });
    }
  });
  useEffect(() => report(ends), [ends]);
}
