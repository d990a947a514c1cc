import { workOrderType } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Link } from '@settlement/design-system/Link';
import { usePaths } from '#data/device.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { workOrderHref } from '#lib/workOrderHref.ts';

export interface Closure {
  /** Unix seconds; 0 if unknown. */
  readonly until: number;
  /** The merchant did it, and can undo it. */
  readonly isFrozen: boolean;
}

/** 10024: the account may not withdraw, for a while, until the merchant unfreezes it, or until support says otherwise. */
export function ClosedBanner({ until, isFrozen }: Closure) {
  const text = useText();
  const formats = useFormats();
  const paths = usePaths();
  return (
    <Banner
      tone="critical"
      role="alert"
      title={text('errors.10024')}
      action={
        isFrozen ? (
          <Link href={paths.account('_security')} isStrong>
            {text('money.closed.toSecurity')}
          </Link>
        ) : (
          <Link href={workOrderHref({ type: workOrderType.withdrawal })} isStrong>
            {text('withdrawals.support')}
          </Link>
        )
      }
    >
      {isFrozen
        ? text('money.closed.frozen')
        : until > 0
          ? text('withdrawals.closed.until', { time: formats.time(until) })
          : text('withdrawals.closed.text')}
    </Banner>
  );
}
