import { Button } from '@settlement/design-system/Button';
import { ChevronUpIcon } from '@settlement/design-system/icons';
import * as css from './list.css.ts';

interface NewRowsProps {
  /** The label with the number of new rows, or `undefined` if there are no new rows. */
  readonly label: string | undefined;
  readonly onShow: () => Promise<unknown>;
}

/** Renders a button that loads newer rows. Its appearance is announced and doesn't move the list. */
export function NewRows({ label, onShow }: NewRowsProps) {
  const show = async () => {
    await onShow();
    // The pressed button is no longer rendered, so the focus moves to the newest row.
    const newest = document.querySelector<HTMLElement>('[data-opener]') ?? document.querySelector('main');
    newest?.focus();
  };
  return (
    <span role="status" className={css.newRows}>
      {label !== undefined && (
        <Button
          size="small"
          variant="soft"
          icon={<ChevronUpIcon aria-hidden="true" />}
          onPress={() => void show()}
        >
          {label}
        </Button>
      )}
    </span>
  );
}
