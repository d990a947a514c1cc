import { Link } from '@settlement/design-system/Link';
import { Inline } from '@settlement/design-system/Inline';
import { Mono } from '@settlement/design-system/Mono';
import { Text } from '@settlement/design-system/Text';
import { usePaths } from '#data/device.ts';
import type { OrderAbout } from '#data/workOrders.ts';
import { useText } from '#i18n/useText.ts';
import { WithdrawalStatusTag } from '#parts/MovementTags.tsx';
import { PaymentStatusTag } from '#parts/PaymentStatusTag.tsx';
import * as css from '../workOrders.css.ts';

/** The payment or the withdrawal a thread is about, as it is now, with the way there. */
export function OrderCard({ order }: { readonly order: OrderAbout }) {
  const text = useText();
  const paths = usePaths();
  const { kind, number, detail, status } = order;
  const href =
    kind === 'payment'
      ? paths.records({ trade_no: number, detail: number })
      : paths.fundDetails({ tab: 'withdrawal', detail: number });
  return (
    <div className={css.about}>
      <Inline gap="m" justify="between" wrap={false}>
        <Text weight="semibold" numeric>
          {text(`workOrders.order.${kind}`)} · {detail}
        </Text>
        {kind === 'payment' ? <PaymentStatusTag status={status} /> : <WithdrawalStatusTag status={status} />}
      </Inline>
      <Link
        href={href}
        aria-label={text('workOrders.order.open', { kind: text(`workOrders.order.${kind}`), number })}
      >
        <Mono>{number}</Mono>
      </Link>
    </div>
  );
}
