import { movementDirection } from '@settlement/api-mocks/contract/enumerations';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from '../funds.css.ts';
import { directionText } from './fundTexts.ts';

interface SignedAmountProps {
  readonly direction: number;
  /** Without a sign, as the ledger has it. */
  readonly value: string;
  readonly token: string;
}

/** A movement: its sign, its amount and the word for its direction, which needs no colour to be understood. */
export function SignedAmount({ direction, value, token }: SignedAmountProps) {
  const text = useText();
  const formats = useFormats();
  const isIn = direction === movementDirection.in;
  const amount = isIn ? value : `-${value}`;
  return (
    <span className={css.signed}>
      <strong className={isIn ? css.came : undefined} title={`${formats.exact(amount)} ${token}`}>
        {formats.amount(amount, { sign: 'always' })} {token}
      </strong>
      <span className={css.word}>{directionText(text, direction)}</span>
    </span>
  );
}
