import { useState } from 'react';
import type { ReactNode } from 'react';

import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import * as css from './AmountField.css.ts';
import { parseAmount } from './parseAmount.ts';
import type { AmountProblem } from './parseAmount.ts';

export interface AmountFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'end' | 'isMono' | 'isNumeric' | 'start'
> {
  /** The amount as a decimal string such as "5000.00", or the typed text if it's invalid. It's never a number. */
  value: string;
  /** Called with a decimal string, or with the invalid text. Check the value with `parseAmount`. */
  onChange: (value: string) => void;
  /** Returns the message for an invalid amount. `errorMessage` has priority for too many decimals. */
  problemMessage: (problem: AmountProblem) => string;
  /** The symbol after the amount. The field removes it from pasted text. */
  token?: string;
  /** A small button at the end, such as Max. */
  actions?: ReactNode;
  /** The maximum number of decimals. @default 6 */
  maxDecimals?: number;
}

/** An input for an exact amount of money. For counts, use `NumberField`. */
export function AmountField({
  value,
  onChange,
  problemMessage,
  token,
  actions,
  maxDecimals = 6,
  size = 'large',
  errorMessage,
  onFocus,
  onBlur,
  ...field
}: AmountFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  const read = (text: string) => parseAmount(text, { symbol: token, decimals: maxDecimals });
  const valueOf = (text: string) => {
    const parsed = read(text);
    if (parsed.ok) return parsed.value;
    return parsed.problem === 'empty' ? '' : text;
  };
  // The typed text, such as "1,234.", is shown as long as it represents `value`.
  const text = typed !== undefined && valueOf(typed) === value ? typed : value;
  const parsed = read(text);
  const errorOf = () => {
    if (parsed.ok || parsed.problem === 'empty' || (parsed.isPartial && isFocused)) return errorMessage;
    // The message of the form is preferred, because it can explain the allowed decimals in more detail.
    if (parsed.problem === 'decimals' && errorMessage !== undefined) return errorMessage;
    return problemMessage(parsed.problem);
  };
  return (
    <div className={css.amount} data-amount="">
      <TextField
        {...field}
        size={size}
        value={text}
        onChange={(next) => {
          setTyped(next);
          onChange(valueOf(next));
        }}
        onFocus={(event) => {
          setFocused(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          setTyped(undefined);
          onBlur?.(event);
        }}
        errorMessage={errorOf()}
        inputMode="decimal"
        autoComplete="off"
        isNumeric
        end={
          <>
            {token && <span className={css.token}>{token}</span>}
            {actions}
          </>
        }
      />
    </div>
  );
}

export { parseAmount } from './parseAmount.ts';
export type { AmountFormat, AmountProblem, ParsedAmount } from './parseAmount.ts';
