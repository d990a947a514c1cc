import { Card } from '@settlement/design-system/Card';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Link } from '@settlement/design-system/Link';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { ReceiptTextIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { recentPaymentsQueryAtom } from '#data/recentPayments.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { pathsOf } from '#lib/paths.ts';
import { Amount } from '#parts/Amount.tsx';
import { PaymentStatusTag } from '#parts/PaymentStatusTag.tsx';
import { QueryView } from '#parts/QueryView.tsx';
import * as css from '../dashboard.css.ts';

const paths = pathsOf('mobile');

/** The last four paid payments for a phone: the amount first. */
export function RecentPaymentsList() {
  const text = useText();
  const formats = useFormats();
  const query = useAtomValue(recentPaymentsQueryAtom);
  return (
    <Card
      title={text('dashboard.recent.title')}
      actions={
        <Link href={paths.records()} isStrong>
          {text('dashboard.recent.viewAll')}
        </Link>
      }
    >
      <QueryView
        query={query}
        failedTitle={text('dashboard.recent.failed')}
        loading={<Skeleton shape="block" height="240px" />}
        empty={({ list }) =>
          list.length === 0 ? (
            <EmptyState
              icon={<ReceiptTextIcon aria-hidden="true" />}
              title={text('dashboard.recent.empty')}
              description={text('dashboard.recent.emptyText')}
            />
          ) : undefined
        }
      >
        {({ list }) => (
          <ul className={css.recentList}>
            {list.map((payment) => (
              <li key={payment.trade_no} className={css.recentItem}>
                <TokenIcon token={payment.token} logo={payment.logo} />
                <div className={css.grow}>
                  <Link href={paths.records({ detail: payment.trade_no })} tone="inherit">
                    <Amount value={payment.amount} token={payment.token} isStrong />
                  </Link>
                  <Text as="div" size="caption" tone="muted" numeric>
                    {formats.time(payment.created_time)}
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
