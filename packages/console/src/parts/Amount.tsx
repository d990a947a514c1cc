import { useFormats } from '#data/useFormats.ts';
import * as css from './amount.css.ts';

interface AmountProps {
  /** A decimal string. */
  value: string | undefined;
  /** All digits, for the hover, where `value` was rounded. @default value */
  exact?: string | undefined;
  /** Stands beside the number, always. */
  token?: string;
  isStrong?: boolean;
}

/** Six decimals on screen, all of them on hover (specification §9). */
export function Amount({ value, exact = value, token, isStrong = false }: AmountProps) {
  const formats = useFormats();
  const unit = token ? ` ${token}` : '';
  return (
    <span
      className={css.figure({ isStrong })}
      title={exact === undefined ? undefined : `${formats.exact(exact)}${unit}`}
    >
      {formats.amount(value)}
      {unit}
    </span>
  );
}
