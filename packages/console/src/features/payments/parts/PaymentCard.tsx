import type { Payment } from '@settlement/api-mocks/contract/payments';
import { Inline } from '@settlement/design-system/Inline';
import { CardButton } from '@settlement/design-system/CardButton';
import { Mono } from '@settlement/design-system/Mono';
import { Text } from '@settlement/design-system/Text';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { useSetAtom } from 'jotai';
import { paymentList } from '#data/payments.ts';
import { useFormats } from '#data/useFormats.ts';
import { PaymentStatusTag } from '#parts/PaymentStatusTag.tsx';
import { Amount } from '#parts/Amount.tsx';
import * as css from '#parts/cards.css.ts';

/** One payment for a phone; the whole card opens it. */
export function PaymentCard({ payment }: { payment: Payment }) {
  const formats = useFormats();
  const setState = useSetAtom(paymentList.stateAtom);
  return (
    <li>
      <CardButton onPress={() => setState({ detail: payment.trade_no })}>
        <Inline as="span" gap="m" wrap={false}>
          <TokenIcon token={payment.token} logo={payment.logo} />
          <span className={css.cardText}>
            <span className={css.cardLead}>
              <Amount value={payment.amount} token={payment.token} isStrong />
              <PaymentStatusTag status={payment.status} />
            </span>
            <span className={css.cardNote}>
              <Text size="small" tone="muted" truncate>
                {payment.chain} · {payment.apply_name}
              </Text>
            </span>
          </span>
        </Inline>
        <span className={css.cardFoot}>
          <Mono>{payment.out_trade_no}</Mono>
          <span>{formats.time(payment.created_time)}</span>
        </span>
      </CardButton>
    </li>
  );
}
