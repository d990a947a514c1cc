import { TextField } from '@settlement/design-system/TextField';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useFormats } from '../../../data/useFormats.ts';
import { soughtPaymentQueryAtom, soughtTradeNoAtom } from '../../../data/work-orders.ts';
import { useText } from '../../../i18n/useText.ts';
import { paymentStatusText } from '../../../parts/PaymentStatusTag.tsx';
import { isTradeNo } from './draft.ts';

interface TradeNoFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errorMessage: string | undefined;
}

/** A trade number, looked up as soon as it has its 32 digits (specification §5). */
export function TradeNoField({ value, onChange, errorMessage }: TradeNoFieldProps) {
  const text = useText();
  const formats = useFormats();
  const seek = useSetAtom(soughtTradeNoAtom);
  const { data, isFetching } = useAtomValue(soughtPaymentQueryAtom);
  const isComplete = isTradeNo(value);
  useEffect(() => {
    seek(isComplete ? value : '');
    return () => seek('');
  }, [seek, isComplete, value]);

  const found = isComplete && data?.trade_no === value ? data : undefined;
  return (
    <TextField
      label={text('workOrders.form.tradeNo')}
      isMono
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(typed) => onChange(typed.replace(/\s/g, ''))}
      description={isFetching ? text('workOrders.form.looking') : text('workOrders.form.tradeNoHint')}
      {...(found && {
        successMessage: text('workOrders.form.found', {
          amount: formats.amount(found.amount),
          token: found.token,
          status: paymentStatusText(text, found.status),
        }),
      })}
      {...(errorMessage !== undefined && { errorMessage })}
    />
  );
}
