import { Card } from '@settlement/design-system/Card';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Link } from '@settlement/design-system/Link';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { ReceiptTextIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { recentPaymentsQueryAtom } from '#data/dashboard.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { usePaths } from '#data/session/device.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { PaymentStatusTag } from '#parts/values/PaymentStatusTag.tsx';
import { QueryView, isEmptyList } from '#parts/loading/QueryView.tsx';
import * as css from '../dashboard.css.ts';

export function RecentPaymentsList() {
  const text = useText();
  const formats = useFormats();
  const paths = usePaths();
  const query = useAtomValue(recentPaymentsQueryAtom);
  return (
    <Card
      title={text('dashboard.recent.title')}
      actions={
        <Link href={paths.payments()} isStrong>
          {text('common.list.viewAll')}
        </Link>
      }
    >
      <QueryView
        query={query}
        failedTitle={text('dashboard.recent.failed')}
        loading={
          <div className={css.recentLoading}>
            <Skeleton shape="block" height="100%" />
          </div>
        }
        isEmpty={isEmptyList}
        empty={
          <EmptyState
            icon={<ReceiptTextIcon aria-hidden="true" />}
            title={text('dashboard.recent.empty')}
            description={text('dashboard.recent.emptyText')}
          />
        }
      >
        {({ list }) => (
          <ul>
            {list.map((payment) => (
              <li key={payment.trade_no} className={css.recentItem}>
                <TokenIcon token={payment.token} logo={payment.logo} />
                <div className={css.grow}>
                  <Link href={paths.payments({ detail: payment.trade_no })} tone="inherit">
                    <Amount value={payment.amount} token={payment.token} isStrong />
                  </Link>
                  <Text as="div" size="caption" tone="muted" isNumeric>
                    {formats.time(payment.created_time)}{' '}
                    <span className={css.recentApplication}>{payment.apply_name}</span>
                  </Text>
                </div>
                <PaymentStatusTag status={payment.status} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
