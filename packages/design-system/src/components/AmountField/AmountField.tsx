import type { ReactNode } from 'react';

import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import * as css from './AmountField.css.ts';
import { amountText } from './amountText.ts';

export interface AmountFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'end' | 'isMono' | 'isNumeric' | 'start'
> {
  /** A decimal string, as "5000.00"; empty for nothing. Never a number. */
  value: string;
  /** Gets a decimal string; what is no amount is not taken. */
  onChange: (value: string) => void;
  /** Symbol after the amount. */
  token?: string;
  /** Small button at the end, as Max. */
  action?: ReactNode;
  /** Digits after the point. @default 6 */
  maxDecimals?: number;
}

/** Money, exact to the last digit. Not for counts: use `NumberField`. */
export function AmountField({
  value,
  onChange,
  token,
  action,
  maxDecimals = 6,
  size = 'large',
  ...field
}: AmountFieldProps) {
  return (
    <div className={css.amount}>
      <TextField
        {...field}
        size={size}
        value={value}
        onChange={(text) => {
          const amount = amountText(text, maxDecimals);
          if (amount !== undefined) onChange(amount);
        }}
        inputMode="decimal"
        autoComplete="off"
        isNumeric
        end={
          <>
            {token && <span className={css.token}>{token}</span>}
            {action}
          </>
        }
      />
    </div>
  );
}
