import { TextField } from '@settlement/design-system/TextField';
import { useOrderLookup } from '#data/workOrders.ts';
import { useText } from '#i18n/useText.ts';
import { withdrawalText } from '#parts/values/MovementTags.tsx';
import { paymentStatusText } from '#parts/values/PaymentStatusTag.tsx';
import { isTradeNo } from './draft.ts';

interface TradeNoFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errorMessage: string | undefined;
}

/** The number is looked up after 32 digits (specification §5). */
export function TradeNoField({ value, onChange, errorMessage }: TradeNoFieldProps) {
  const text = useText();
  const { data: found, isFetching } = useOrderLookup(isTradeNo(value) ? value : undefined);
  return (
    <TextField
      label={text('workOrders.form.tradeNo')}
      isMono
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(typed) => onChange(typed.replace(/\s/g, ''))}
      description={isFetching ? text('workOrders.form.searching') : text('workOrders.form.tradeNoHint')}
      {...(found && {
        successMessage: text('workOrders.form.found', {
          kind: text(`workOrders.order.${found.kind}`),
          detail: found.detail,
          status:
            found.kind === 'payment'
              ? paymentStatusText(text, found.status)
              : withdrawalText(text, found.status),
        }),
      })}
      {...(errorMessage !== undefined && { errorMessage })}
    />
  );
}
