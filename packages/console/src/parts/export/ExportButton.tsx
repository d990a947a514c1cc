import { Button } from '@settlement/design-system/Button';
import { DownloadIcon } from '@settlement/design-system/icons';
import type { ComponentType } from 'react';
import { useDialogPart } from '../useDialogPart.ts';

/** The words of the dialog itself, and which loads on demand. */
const areas = ['export', 'deferred'] as const;

export interface OpenableProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

interface ExportButtonProps {
  readonly label: string;
  /** How many rows match; there is nothing to export where none does. */
  readonly count: number;
  readonly load: () => Promise<ComponentType<OpenableProps>>;
}

/** Opens the export of a list, whose dialog is fetched on approach; `e` presses it. */
export function ExportButton({ label, count, load }: ExportButtonProps) {
  const { Part, isOpen, setOpen, trigger } = useDialogPart(load, areas);
  return (
    <>
      <Button
        {...trigger}
        aria-keyshortcuts="e"
        variant="outline"
        icon={<DownloadIcon aria-hidden="true" />}
        isDisabled={count === 0}
      >
        {label}
      </Button>
      {Part && <Part isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
