import type { PaymentDetail, PaymentTransfer } from '@settlement/api-mocks/contract/paymentDetails';
import { Link } from '@settlement/design-system/Link';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { useAtomValue } from 'jotai';
import { paymentTransfersQueryAtom } from '#data/paymentDetails.ts';
import { useText } from '#i18n/useText.ts';
import { hostOf } from '#lib/address/hostOf.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import { QueryView, isEmptyList } from '#parts/loading/QueryView.tsx';
import * as css from '../payments.css.ts';
import { DetailSection } from '#parts/DetailSection.tsx';

export function PaymentTransfers({ payment }: { payment: PaymentDetail }) {
  const text = useText();
  const query = useAtomValue(paymentTransfersQueryAtom);
  return (
    <DetailSection title={text('payments.detail.transfers')}>
      <QueryView
        query={query}
        failedTitle={text('payments.detail.transfersFailed')}
        loading={<Skeleton shape="block" height="64px" />}
        isEmpty={isEmptyList}
        empty={
          <Text as="p" size="small" tone="muted">
            {text('payments.detail.noTransfers')}
          </Text>
        }
      >
        {({ list }) => (
          <Stack as="ul" gap="s">
            {named(list).map(({ name, transfer }) => (
              <Transfer key={name} transfer={transfer} payment={payment} />
            ))}
          </Stack>
        )}
      </QueryView>
    </DetailSection>
  );
}

/** Gives each row a unique name, because one transaction can contain two transfers. */
function named(list: readonly PaymentTransfer[]) {
  return list.map((transfer, at) => {
    const before = list.slice(0, at).filter(({ txid }) => txid === transfer.txid).length;
    return { name: `${transfer.txid} ${before}`, transfer };
  });
}

function Transfer({ transfer, payment }: { transfer: PaymentTransfer; payment: PaymentDetail }) {
  const text = useText();
  const host = hostOf(transfer.browser_url);
  return (
    <li className={css.transfer}>
      <span className={css.route}>
        <TruncatedId value={transfer.from_address} />
        <span aria-hidden="true">→</span>
        <TruncatedId value={transfer.to_address} />
      </span>
      <Amount value={transfer.amount} token={payment.token} isStrong />
      {transfer.confirmation_time > 0 ? (
        <Moment seconds={transfer.confirmation_time} />
      ) : (
        payment.confirm_num > 0 && (
          <Text size="small" tone="muted">
            {text('common.confirmations', {
              count: transfer.confirmations,
              needed: payment.confirm_num,
            })}
          </Text>
        )
      )}
      {host === undefined ? null : (
        <span className={css.end}>
          <Link
            href={transfer.browser_url}
            isExternal
            isStrong
            aria-label={text('payments.detail.explorerHost', { host })}
          >
            {text('payments.detail.explorer')}
          </Link>
        </span>
      )}
    </li>
  );
}
