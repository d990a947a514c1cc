import { workOrderType } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Link } from '@settlement/design-system/Link';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { workOrderHref } from '../../../lib/workOrderHref.ts';

/** 10024: the account may not withdraw, for a while or until support says otherwise. */
export function ClosedBanner({ until }: { readonly until: number }) {
  const text = useText();
  const formats = useFormats();
  return (
    <Banner
      tone="critical"
      role="alert"
      title={text('errors.10024')}
      action={
        <Link href={workOrderHref({ type: workOrderType.withdrawal })} isStrong>
          {text('withdrawals.support')}
        </Link>
      }
    >
      {until > 0
        ? text('withdrawals.closed.until', { time: formats.time(until) })
        : text('withdrawals.closed.text')}
    </Banner>
  );
}
