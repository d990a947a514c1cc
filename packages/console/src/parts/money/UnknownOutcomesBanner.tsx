import type { MoneyEndpointId } from '@settlement/api-mocks/contract/moneyEndpoints';
import { Banner } from '@settlement/design-system/Banner';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { usePaths } from '#data/device.ts';
import { checkOutcome } from '#data/money.ts';
import { hiddenOutcomesAtom, moneyEventAtom, moneyStatesAtom, ownerAtom } from '#data/moneyStates.ts';
import { outcomeStoreAtom } from '#data/outcomes.ts';
import { useToasts } from '#data/toasts.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { objectOf } from '#kit/money/intention.ts';
import type { KeptOutcome } from '#kit/money/keptOutcome.ts';
import type { Paths } from '#lib/paths.ts';
import { useIntentionTexts } from './useIntentionTexts.ts';
import { useOutcomeChecks } from './useOutcomeChecks.ts';

/** The screen that finds out, for each call. */
function hrefOf(paths: Paths, { endpoint, intention }: KeptOutcome): string {
  const detail = (intention && objectOf(intention)) || undefined;
  const screens: Record<MoneyEndpointId, string> = {
    'withdrawals.create': paths.withdraw(),
    'withdrawals.cancel': paths.fundDetails({ tab: 'withdrawal', detail }),
    'transfers.create': paths.assets({ transfer: 'any' }),
    'swap.create': paths.swap(),
    'payments.refund': paths.records({ detail }),
  };
  return screens[endpoint];
}

/** Shows, above every screen, that the outcome of a request is unknown. Leaves out those that the screen shows. */
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
        action={
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

/** Asks the server for an outcome until it is known. A toast reports it. */
function OutcomeWatch({ kept }: { readonly kept: KeptOutcome }) {
  const text = useText();
  const toasts = useToasts();
  const { summary, done } = useIntentionTexts();
  const { get, set } = useStore();
  useOutcomeChecks(async () => {
    const result = await checkOutcome(get, set, kept);
    const state = get(moneyStatesAtom)(kept);
    if (state.phase === 'idle' || state.kept.requestId !== kept.requestId) return result;
    if (state.phase === 'settled') toasts.add({ tone: 'positive', title: done(state.kept) });
    else if (state.phase === 'refused')
      toasts.add({ tone: 'info', title: text('money.banner.notMoved', { summary: summary(state.kept) }) });
    set(moneyEventAtom, kept, { type: 'dismiss' });
    return result;
  });
  return null;
}
