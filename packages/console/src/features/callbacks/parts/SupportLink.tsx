import type { Callback } from '@settlement/api-mocks/contract/callbacks';
import { callbackOrderType, callbackType, workOrderType } from '@settlement/api-mocks/contract/enumerations';
import { Link } from '@settlement/design-system/Link';
import { useText } from '#i18n/useText.ts';
import { workOrderHref } from '#lib/workOrderHref.ts';

/** Orders a work order can be about. */
const known = new Set<number>([
  callbackOrderType.payment,
  callbackOrderType.refund,
  callbackOrderType.withdrawal,
]);

/** Asks support about a delivery, by the number of its order. */
export function SupportLink({ callback }: { readonly callback: Callback }) {
  const text = useText();
  const { ref_no, order_type, callback_type } = callback;
  const hasOrder = callback_type !== callbackType.test && known.has(order_type);
  return (
    <Link
      href={workOrderHref({
        type: workOrderType.webhook,
        trade_no: hasOrder ? ref_no : undefined,
      })}
    >
      {text('callbacks.support')}
    </Link>
  );
}
