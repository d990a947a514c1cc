import { movementDirection } from '@settlement/api-mocks/contract/enumerations';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import * as css from '../funds.css.ts';
import { directionText, holdText, isHoldType } from './fundTexts.ts';

interface SignedAmountProps {
  readonly direction: number;
  /** Without a sign, as the ledger has it. */
  readonly value: string;
  readonly token: string;
  /** Kind of the movement: what is put on hold or released neither came in nor went out. */
  readonly type?: number;
}

/** A movement: its sign, its amount and the word for its direction, which needs no colour to be understood. */
export function SignedAmount({ direction, value, token, type }: SignedAmountProps) {
  const text = useText();
  const formats = useFormats();
  const isIn = direction === movementDirection.in;
  const isHold = isHoldType(type);
  const amount = isIn ? value : `-${value}`;
  return (
    <span className={css.signed}>
      <strong className={isIn && !isHold ? css.came : undefined} title={`${formats.exact(amount)} ${token}`}>
        {formats.amount(amount, { sign: 'always' })} {token}
      </strong>
      <span className={css.word}>{isHold ? holdText(text, type) : directionText(text, direction)}</span>
    </span>
  );
}
