import type { Callback } from '@settlement/api-mocks/contract/callbacks';
import { callbackOrderType, callbackType } from '@settlement/api-mocks/contract/enumerations';
import { Link } from '@settlement/design-system/Link';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { usePaths } from '#data/session/device.ts';

export function OrderLink({ callback }: { readonly callback: Callback }) {
  const paths = usePaths();
  const { ref_no, order_type, callback_type } = callback;
  if (callback_type === callbackType.test) return <TruncatedId value={ref_no} />;
  const isPayment = order_type === callbackOrderType.payment || order_type === callbackOrderType.refund;
  return (
    <Link href={isPayment ? paths.payments({ detail: ref_no }) : paths.fundDetails({ keyword: ref_no })}>
      <TruncatedId value={ref_no} />
    </Link>
  );
}
