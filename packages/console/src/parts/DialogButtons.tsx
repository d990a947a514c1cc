import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';

interface DialogButtonsProps {
  /** The main button of the dialog. */
  readonly children: ReactNode;
  readonly onCancel: () => void;
  /** The label of the button that closes the dialog. @default "Cancel" */
  readonly cancelLabel?: string | undefined;
  readonly isDisabled?: boolean;
}

/** Renders the button that closes a dialog, followed by the main button. */
export function DialogButtons({ children, onCancel, cancelLabel, isDisabled = false }: DialogButtonsProps) {
  const text = useText();
  return (
    <Inline justify="end">
      <Button variant="outline" isDisabled={isDisabled} onPress={onCancel}>
        {cancelLabel ?? text('common.cancel')}
      </Button>
      {children}
    </Inline>
  );
}
