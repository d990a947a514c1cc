import { Text } from '@settlement/design-system/Text';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue, useSetAtom } from 'jotai';
import { paymentList } from '#data/payments.ts';
import { isPickingAtom } from '#data/refundSelection.ts';
import { useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ListCards } from '#parts/list/ListCards.tsx';
import {
  LinksButton,
  NoPayments,
  OpenPayment,
  PaymentCount,
  PaymentTools,
  PaymentTotals,
  PickButton,
  PickPayment,
  preloadPayment,
  SelectedPayments,
} from '../parts/paymentList.tsx';
import { usePaymentFilters } from '../parts/usePaymentFilters.tsx';
import type { Payment } from '@settlement/api-mocks/contract/payments';
import { Inline } from '@settlement/design-system/Inline';
import { CardButton } from '@settlement/design-system/CardButton';
import { Mono } from '@settlement/design-system/Mono';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { useDayNames } from '#data/formats/useDayNames.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { PaymentStatusTag, paymentReasonText } from '#parts/values/PaymentStatusTag.tsx';
import { Amount } from '#parts/values/Amount.tsx';
import * as css from '#parts/cards/cards.css.ts';
import * as styles from '../payments.css.ts';

export function MobilePaymentsListScreen() {
  const text = useText();
  const isPicking = useAtomValue(isPickingAtom);
  return (
    <Stack>
      <Filters list={paymentList} filters={usePaymentFilters()} tools={<PaymentTools />} />
      <Inline gap="s">
        <LinksButton />
        <PickButton />
      </Inline>
      <Text as="p" size="small" tone="muted">
        <PaymentCount />
      </Text>
      <PaymentTotals />
      <ListCards
        list={paymentList}
        label={text('payments.mobile.list')}
        failedTitle={text('payments.list.failedTitle')}
        skeletonHeight="66px"
        empty={<NoPayments />}
        onNear={preloadPayment}
        card={(payment, before) => (
          <PaymentCard key={payment.trade_no} payment={payment} before={before} isPicking={isPicking} />
        )}
      />
      <SelectedPayments />
      <OpenPayment />
    </Stack>
  );
}

interface PaymentCardProps {
  readonly payment: Payment;
  readonly before: Payment | undefined;
  readonly isPicking: boolean;
}

function PaymentCard({ payment, before, isPicking }: PaymentCardProps) {
  const text = useText();
  const formats = useFormats();
  const dayNames = useDayNames();
  const day = formats.day(payment.created_time);
  const setState = useSetAtom(paymentList.stateAtom);
  return (
    <Stack as="li" gap="s">
      {before?.created_time === undefined || formats.day(before.created_time) !== day ? (
        <Text as="p" size="small" weight="semibold">
          {dayNames.long(day)}
        </Text>
      ) : null}
      <div className={isPicking ? styles.pickCard : undefined}>
        {isPicking && <PickPayment payment={payment} isReasonShown />}
        <CardButton padding="s" onPress={() => setState({ detail: payment.trade_no })}>
          <Inline as="span" gap="m" canWrap={false}>
            <TokenIcon token={payment.token} logo={payment.logo} />
            <span className={css.cardText}>
              <span className={css.cardLead}>
                <Amount value={payment.amount} token={payment.token} isStrong />
                <PaymentStatusTag status={payment.status} />
              </span>
              <span className={css.cardNote}>
                <Text size="small" tone="muted" isTruncated>
                  {[paymentReasonText(text, payment), payment.chain, payment.apply_name]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </span>
              <span className={css.cardLine}>
                <Mono>{payment.out_trade_no}</Mono>
                <span>{formats.clock(payment.created_time)}</span>
              </span>
            </span>
          </Inline>
        </CardButton>
      </div>
    </Stack>
  );
}
