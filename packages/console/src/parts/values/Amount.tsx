import { useFormats } from '#data/formats/useFormats.ts';
import * as css from './amount.css.ts';

interface AmountProps {
  value: string | undefined;
  /** The value with all digits, shown on hover. Set it if `value` is rounded. @default value */
  exact?: string | undefined;
  token?: string;
  /** `always` shows a plus for positive amounts. @default 'auto' */
  sign?: 'auto' | 'always';
  isStrong?: boolean;
}

const TRAILING_ZEROS = /(?:\.|(?<=\.\d*))0+$/;

/** Shows an amount with six decimals, and with all digits on hover (specification §9). */
export function Amount({ value, exact = value, token, sign = 'auto', isStrong = false }: AmountProps) {
  const formats = useFormats();
  const shown = formats.amount(value, { sign });
  const zeros = TRAILING_ZEROS.exec(shown)?.[0] ?? '';
  const unit = token ? ` ${token}` : '';
  return (
    <span
      className={isStrong ? css.strongFigure : css.figure}
      title={exact === undefined ? undefined : `${formats.exact(exact)}${unit}`}
    >
      {shown.slice(0, shown.length - zeros.length)}
      {zeros && <span className={css.zeros}>{zeros}</span>}
      {token && (
        <>
          {' '}
          <span className={css.token}>{token}</span>
        </>
      )}
    </span>
  );
}
