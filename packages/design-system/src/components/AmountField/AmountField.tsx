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
  /** A decimal string, as "5000.00", or the text as it was typed while it is no amount. Never a number. */
  value: string;
  /**
   * Gets a decimal string, or the very text that was typed where that is no amount: check it before it is
   * used (`parseAmount`).
   */
  onChange: (value: string) => void;
  /** Shown when the text is not an amount; it replaces `errorMessage`. */
  problemMessage: (problem: AmountProblem) => string;
  /** Symbol after the amount; left out of what is pasted. */
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
  problemMessage,
  token,
  action,
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
  // The text as typed, as "1,234.", for as long as the value is still what it stands for.
  const text = typed !== undefined && valueOf(typed) === value ? typed : value;
  const parsed = read(text);
  const errorOf = () => {
    if (parsed.ok || parsed.problem === 'empty' || (parsed.isPartial && isFocused)) return errorMessage;
    // The form may know whose decimals they are.
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
            {action}
          </>
        }
      />
    </div>
  );
}
