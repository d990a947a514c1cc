import type { MoneyEndpointId } from '@settlement/api-mocks/contract/requests';
import { Banner } from '@settlement/design-system/Banner';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { usePaths } from '../../data/device.ts';
import { pathnameAtom } from '../../data/location.ts';
import { ownerAtom, unknownOutcomesAtom } from '../../data/moneyStates.ts';
import { outcomeStoreAtom } from '../../data/outcomes.ts';
import { useFormats } from '../../data/useFormats.ts';
import { useText } from '../../i18n/useText.ts';
import type { KeptOutcome } from '../../kit/money/keptOutcome.ts';
import type { Paths } from '../../lib/paths.ts';
import { operationText } from './operationText.ts';

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

/** Above every screen but the one that shows it anyway: a request whose outcome is not known. */
export function UnknownOutcomesBanner() {
  const text = useText();
  const formats = useFormats();
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
  return (
    <Banner
      tone="caution"
      role="status"
      title={text('money.banner.title', { count: outcomes.length })}
      action={
        <Link href={href} isStrong>
          {text('money.banner.open')}
        </Link>
      }
    >
      {text('money.banner.text', {
        operation: operationText(text, first.endpoint),
        time: formats.time(first.sentAt),
      })}
    </Banner>
  );
}
