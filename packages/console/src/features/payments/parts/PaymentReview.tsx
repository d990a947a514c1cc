import type { PaymentDetail } from '@settlement/api-mocks/contract/paymentDetails';
import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { reportErrorAtom } from '#data/calls/endpointQuery.ts';
import { reviewPaymentAtom } from '#data/paymentReview.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';

export function PaymentReview({ payment }: { readonly payment: PaymentDetail }) {
  const text = useText();
  const formats = useFormats();
  const review = useSetAtom(reviewPaymentAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const [isPending, setPending] = useState(false);
  const { trade_no, diff_type, reviewed_time, refunds } = payment;
  if (diff_type === 0 || refunds.length > 0) return null;
  const isReviewed = reviewed_time > 0;

  const press = async () => {
    setPending(true);
    try {
      await review(trade_no, !isReviewed);
    } catch (error) {
      report(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <Inline gap="s" justify="between" wrap={false}>
      <Text size="small" tone="muted">
        {isReviewed
          ? text('payments.review.done', { time: formats.time(reviewed_time) })
          : text('payments.review.open')}
      </Text>
      <Button variant="outline" size="small" isPending={isPending} onPress={() => void press()}>
        {text(isReviewed ? 'payments.review.undo' : 'payments.review.mark')}
      </Button>
    </Inline>
  );
}
