import { CopyButton } from '@settlement/design-system/CopyButton';
import { useToasts } from '#data/page/toasts.ts';
import { useText } from '#i18n/useText.ts';

interface CopyValueProps {
  /** The full value, even if a shortened value is shown. */
  readonly value: string;
  readonly what: string;
}

/** Renders a button that copies a value. A toast shows whether it was copied (specification §8). */
export function CopyValue({ value, what }: CopyValueProps) {
  const text = useText();
  const toasts = useToasts();
  return (
    <CopyButton
      value={value}
      label={text('common.copy', { what })}
      onCopy={(isCopied) =>
        toasts.add(
          isCopied
            ? { tone: 'positive', title: text('common.copied') }
            : { tone: 'critical', title: text('common.copyFailed') },
        )
      }
    />
  );
}
