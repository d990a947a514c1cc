import { Button, type ButtonProps } from '@settlement/design-system/Button';
import { Text } from '@settlement/design-system/Text';
import { useId } from 'react';
import { useAtomValue } from 'jotai';
import { useText } from '#i18n/useText.ts';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { isPositive } from '#lib/money/money.ts';
import * as css from './money.css.ts';

interface ContinueButtonProps extends Pick<ButtonProps, 'isDisabled' | 'isPending' | 'pendingLabel'> {
  readonly children: string;
  /** The labels of the empty required fields. */
  readonly missing: readonly (string | false)[];
}

/**
 * Renders the submit button and a list of the empty fields. The button stays enabled to show their errors.
 */
export function ContinueButton({ missing, children, ...button }: ContinueButtonProps) {
  const text = useText();
  const { list } = useFormats();
  const id = useId();
  const labels = missing.filter((label) => label !== false);
  const isComplete = labels.length === 0;
  return (
    <div className={css.continueButton}>
      <Button
        {...button}
        type="submit"
        size="large"
        isFullWidth
        variant={isComplete ? 'solid' : 'soft'}
        aria-describedby={isComplete ? undefined : id}
      >
        {children}
      </Button>
      {!isComplete && (
        <Text id={id} size="small" tone="muted">
          {text('money.missing', { fields: list(labels) })}
        </Text>
      )}
    </div>
  );
}

/** The number of balances that fit on a line of a phone. */
const SHOWN = 2;

interface Held {
  readonly token: string;
  readonly balance: string;
}

/** Returns a function that lists the first balances, or undefined if balances are hidden or zero. */
export function useHeldText(): (tokens: readonly Held[]) => string | undefined {
  const text = useText();
  const { amount, list } = useFormats();
  const isHidden = useAtomValue(hideBalancesAtom);
  return (tokens) => {
    const held = tokens.filter(({ balance }) => isPositive(balance));
    if (isHidden || held.length === 0) return undefined;
    const shown = held.slice(0, SHOWN).map(({ balance, token }) => `${amount(balance)} ${token}`);
    const rest = held.length - shown.length;
    const all = rest > 0 ? [...shown, text('money.heldMore', { count: rest })] : shown;
    return text('money.held', { balances: list(all) });
  };
}
