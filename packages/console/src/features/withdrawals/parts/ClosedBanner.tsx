import { workOrderType } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue } from 'jotai';
import { usePaths } from '#data/session/device.ts';
import { hasSupportAtom } from '#data/supportLinks.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { SupportLink } from '#parts/brand/SupportLink.tsx';

export interface Closure {
  /** The end of the pause in Unix seconds. 0 if the end is unknown. */
  readonly until: number;
  /** True if the merchant froze withdrawals and can therefore unfreeze them. */
  readonly isFrozen: boolean;
}

/** Explains code 10024: a pause, a freeze by the merchant, or a restriction by support. */
export function ClosedBanner({ until, isFrozen }: Closure) {
  const text = useText();
  const formats = useFormats();
  const paths = usePaths();
  const hasSupport = useAtomValue(hasSupportAtom);
  return (
    <Banner
      tone="critical"
      role="alert"
      title={text('errors.10024')}
      actions={
        isFrozen ? (
          <Link href={paths.account('_security')} isStrong>
            {text('common.toSecurity')}
          </Link>
        ) : (
          hasSupport && (
            <SupportLink type={workOrderType.withdrawal} look="strong">
              {text('common.support.contact')}
            </SupportLink>
          )
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
