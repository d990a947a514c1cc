import { movementDirection } from '@settlement/api-mocks/contract/enumerations';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import * as css from '../funds.css.ts';
import { directionText, holdText, isHoldType } from './fundTexts.ts';

interface SignedAmountProps {
  readonly direction: number;
  readonly value: string;
  readonly token: string;
  /** The type code of the movement. Holds and releases show their type instead of the direction. */
  readonly type?: number;
  /** The value in USDT, shown below an amount of another token. */
  readonly worth?: string | undefined;
}

export function SignedAmount({ direction, value, token, type, worth }: SignedAmountProps) {
  const text = useText();
  const isIn = direction === movementDirection.in;
  const isHold = isHoldType(type);
  return (
    <span className={css.signed}>
      <span className={css.stackedEnd}>
        <strong className={isIn && !isHold ? css.came : undefined}>
          <Amount value={isIn ? value : `-${value}`} token={token} sign="always" />
        </strong>
        {worth !== undefined && token !== 'USDT' && (
          <span className={css.word}>
            ≈ <Amount value={worth} token="USDT" />
          </span>
        )}
      </span>
      <span className={css.direction}>{isHold ? holdText(text, type) : directionText(text, direction)}</span>
    </span>
  );
}
