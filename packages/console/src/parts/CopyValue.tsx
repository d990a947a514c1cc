import { CopyButton } from '@settlement/design-system/CopyButton';
import { useToasts } from '#data/toasts.ts';
import { useText } from '#i18n/useText.ts';

interface CopyValueProps {
  /** In full, however short it is shown. */
  readonly value: string;
  /** What it is, in words. */
  readonly what: string;
}

/** Copies and says how it went in a toast (specification §8). */
export function CopyValue({ value, what }: CopyValueProps) {
  const text = useText();
  const toasts = useToasts();
  return (
    <CopyButton
      value={value}
      label={text('common.copy', { what })}
      copiedLabel={text('common.copied')}
      failedLabel={text('common.copyFailed')}
      onCopied={(isCopied) =>
        toasts.add(
          isCopied
            ? { tone: 'positive', title: text('common.copied') }
            : { tone: 'critical', title: text('common.copyFailed') },
        )
      }
    />
  );
}
