import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import type { DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Group } from 'react-aria-components/Group';

import { Button } from '../Button/Button.tsx';
import { label as labelClass, note, root } from '../Field/Field.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './FilePicker.css.ts';

export interface FilePickerProps {
  /** What the files are for. */
  label: string;
  /** A verb and its object, as `Choose image`. */
  buttonLabel: string;
  /** What the zone takes, for screen readers, as `Drop or paste images here`. */
  dropLabel: string;
  /** Files that were chosen, dropped or pasted, at least one. Check them: a drop or a paste obeys no filter. */
  onSelect: (files: File[]) => void;
  /** MIME types or extensions, as `image/png` or `.csv`, that the dialog of the system offers. */
  acceptedFileTypes?: readonly string[];
  /** Takes several files at once. @default false */
  allowsMultiple?: boolean;
  /** No more can be chosen; what there is can still be removed. */
  isFull?: boolean;
  /** A file is being sent. */
  isPending?: boolean;
  /** Takes no press and no focus. */
  isDisabled?: boolean;
  /** Above the button, while nothing is pending. */
  icon?: ReactNode;
  /** What was chosen before, beside the button, as previews. */
  children?: ReactNode;
  /** What is accepted, as "PNG or JPEG, up to 3 MB". */
  description?: ReactNode;
  /** What is wrong, instead of the description. */
  errorMessage?: ReactNode;
  /** Where files may be pasted besides the zone, as the form around it. */
  pasteArea?: RefObject<HTMLElement | null>;
}

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];

const filesOf = async ({ items }: DropEvent): Promise<File[]> =>
  Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));

/** Files from the device: chosen in the system's dialog, dropped, or pasted. */
export function FilePicker({
  label,
  buttonLabel,
  dropLabel,
  onSelect,
  acceptedFileTypes,
  allowsMultiple = false,
  isFull = false,
  isPending = false,
  isDisabled = false,
  icon,
  children,
  description,
  errorMessage,
  pasteArea,
}: FilePickerProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const isClosed = isFull || isPending || isDisabled;
  const isWrong = errorMessage !== undefined && errorMessage !== null && errorMessage !== false;

  const select = (files: readonly File[]) => {
    if (files.length > 0 && !isClosed) onSelect(allowsMultiple ? [...files] : files.slice(0, 1));
  };
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    // Words are pasted into the field that has the focus.
    if (files.length === 0 || isClosed || event.defaultPrevented) return;
    event.preventDefault();
    // The zone listens on the document and would take them a second time.
    event.stopPropagation();
    select(files);
  });
  useEffect(() => {
    const area = pasteArea?.current ?? group.current;
    const listen = (event: ClipboardEvent) => handlePaste(event);
    area?.addEventListener('paste', listen);
    return () => area?.removeEventListener('paste', listen);
  }, [pasteArea]);

  return (
    <Group ref={group} className={root} aria-labelledby={`${id}-label`} isInvalid={isWrong}>
      <span id={`${id}-label`} className={css.label}>
        <span className={labelClass}>{label}</span>
      </span>
      <DropZone
        className={css.zone}
        aria-label={dropLabel}
        aria-labelledby={`${id}-label`}
        isDisabled={isClosed}
        onDrop={(event) => void filesOf(event).then(select)}
      >
        {children}
        {!isFull && (
          <span className={css.choose}>
            {isPending ? <Spinner /> : icon}
            <FileTrigger
              acceptedFileTypes={acceptedFileTypes}
              allowsMultiple={allowsMultiple}
              onSelect={(files) => select([...(files ?? [])])}
            >
              <Button
                variant="outline"
                size="small"
                isPending={isPending}
                isDisabled={isDisabled}
                aria-describedby={`${id}-notes`}
              >
                {buttonLabel}
              </Button>
            </FileTrigger>
          </span>
        )}
      </DropZone>
      <div
        id={`${id}-notes`}
        className={note({ tone: isWrong ? 'critical' : 'neutral' })}
        role={isWrong ? 'alert' : undefined}
      >
        <span>{isWrong ? errorMessage : description}</span>
      </div>
    </Group>
  );
}
