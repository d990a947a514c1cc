import { Button, type ButtonProps } from '@settlement/design-system/Button';
import { Text } from '@settlement/design-system/Text';
import { useId } from 'react';
import { useListText } from '#data/formats/useListText.ts';
import { useText } from '#i18n/useText.ts';
import * as css from './ContinueButton.css.ts';

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
  const list = useListText();
  const id = useId();
  const labels = missing.filter((label) => label !== false);
  const isComplete = labels.length === 0;
  return (
    <div className={css.root}>
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
