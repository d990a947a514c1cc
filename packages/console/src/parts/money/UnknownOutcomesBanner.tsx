import type { MoneyEndpointId } from '@settlement/api-mocks/contract/moneyEndpoints';
import { Banner } from '@settlement/design-system/Banner';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { usePaths } from '#data/device.ts';
import { pathnameAtom } from '#data/location.ts';
import { checkOutcome } from '#data/money.ts';
import { moneyStateAtoms, ownerAtom, unknownOutcomesAtom } from '#data/moneyStates.ts';
import { outcomeStoreAtom } from '#data/outcomes.ts';
import { useToasts } from '#data/toasts.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import type { KeptOutcome } from '#kit/money/keptOutcome.ts';
import type { Paths } from '#lib/paths.ts';
import { operationText } from './operationText.ts';
import { useOutcomeChecks } from './useOutcomeChecks.ts';

/** The screen that finds out, for each call. */
function hrefOf(paths: Paths, { endpoint, intention }: KeptOutcome): string {
  const tradeNo = intention?.['trade_no'];
  const detail = typeof tradeNo === 'string' ? tradeNo : undefined;
  const screens: Record<MoneyEndpointId, string> = {
    'withdrawals.create': paths.withdraw(),
    'withdrawals.cancel': paths.fundDetails({ tab: 'withdrawal', detail }),
    'transfers.create': paths.assets({ transfer: 'any' }),
    'swap.create': paths.swap(),
    'payments.refund': paths.records({ detail }),
  };
  return screens[endpoint];
}

/** Above every screen but the one that shows it anyway: a request whose outcome is not known yet. */
export function UnknownOutcomesBanner() {
  const paths = usePaths();
  const pathname = useAtomValue(pathnameAtom);
  const outcomes = useAtomValue(unknownOutcomesAtom);
  const store = useAtomValue(outcomeStoreAtom);
  const owner = useAtomValue(ownerAtom);
  useEffect(() => {
    if (owner !== undefined) store.forgetIntentionsOfOthers(owner);
  }, [owner, store]);
  const [first] = outcomes;
  if (!first) return null;
  const href = hrefOf(paths, first);
  if (href.split('?')[0] === pathname) return null;
  return <WatchedOutcome key={first.requestId} kept={first} count={outcomes.length} href={href} />;
}

interface WatchedOutcomeProps {
  readonly kept: KeptOutcome;
  /** How many are not known. */
  readonly count: number;
  readonly href: string;
}

/** The server is asked from here, too: the banner goes, and a toast says what happened, once that is known. */
function WatchedOutcome({ kept, count, href }: WatchedOutcomeProps) {
  const text = useText();
  const formats = useFormats();
  const toasts = useToasts();
  const { get, set } = useStore();
  const { endpoint, sentAt } = kept;
  const facts = { operation: operationText(text, endpoint), time: formats.time(sentAt) };
  useOutcomeChecks(async () => {
    const result = await checkOutcome(get, set, { id: endpoint });
    const { phase } = get(moneyStateAtoms[endpoint]);
    if (result === 'ended' && phase === 'settled')
      toasts.add({ tone: 'positive', title: text('money.banner.found', facts) });
    if (result === 'ended' && phase === 'refused')
      toasts.add({ tone: 'info', title: text('money.banner.notMoved', facts) });
    return result;
  });
  return (
    <Banner
      tone="caution"
      role="status"
      title={text('money.banner.title', { count })}
      action={
        <Link href={href} isStrong>
          {text('money.banner.open')}
        </Link>
      }
    >
      {text('money.banner.text', facts)}
    </Banner>
  );
}
