import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import type { DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Group } from 'react-aria-components/Group';
import { InputContext } from 'react-aria-components/Input';

import { Button } from '../Button/Button.tsx';
import { label as labelClass, note, root } from '../Field/Field.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './FilePicker.css.ts';
import type { Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

export interface FilePickerProps {
  /** The purpose of the files. */
  label: string;
  /** Replaces the default texts. */
  labels?: Labels<'FilePicker'>;
  /** Called with at least one selected, dropped or pasted file. Check the types: a drop or paste isn't filtered. */
  onSelect: (files: File[]) => void;
  /** The MIME types or extensions that the system's dialog offers, such as `image/png` or `.csv`. */
  acceptedFileTypes?: readonly string[];
  /** Allows several files in one selection. @default false */
  allowsMultiple?: boolean;
  /** Disables the selection of more files. Existing files can still be removed. */
  isFull?: boolean;
  /** True while a file is being uploaded. */
  isPending?: boolean;
  /** Disables the picker: it can't be pressed or focused. */
  isDisabled?: boolean;
  /** The icon above the button. It's hidden while a file is uploaded. */
  icon?: ReactNode;
  /** The previously selected files next to the button, for example as previews. */
  children?: ReactNode;
  /** The accepted files, such as "PNG or JPEG, up to 3 MB". */
  description?: ReactNode;
  /** The error, which replaces the description. */
  errorMessage?: ReactNode;
  /** An additional element in which files can be pasted, such as the form around the drop zone. */
  pasteArea?: RefObject<HTMLElement | null>;
}

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];

const filesOf = async ({ items }: DropEvent): Promise<File[]> =>
  Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));

/** An input for files from the device: selected in the system's dialog, dropped, or pasted. */
export function FilePicker({
  label,
  labels,
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
  const { choose, drop } = useLabels(
    'FilePicker',
    { choose: 'Choose file', drop: 'Drop or paste files here' },
    labels,
  );
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const isClosed = isFull || isPending || isDisabled;
  const isWrong = errorMessage !== undefined && errorMessage !== null && errorMessage !== false;

  const select = (files: readonly File[]) => {
    if (files.length > 0 && !isClosed) onSelect(allowsMultiple ? [...files] : files.slice(0, 1));
  };
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    // A paste without files isn't handled, so that pasted text goes into the focused field.
    if (files.length === 0 || isClosed || event.defaultPrevented) return;
    event.preventDefault();
    // The drop zone would handle the event a second time, because it listens on the document.
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
        aria-label={drop}
        aria-labelledby={`${id}-label`}
        isDisabled={isClosed}
        onDrop={(event) => void filesOf(event).then(select)}
      >
        {children}
        {!isFull && (
          <span className={css.choose}>
            {isPending ? <Spinner /> : icon}
            {/* A text field around the picker must not set the value of the file input. */}
            <InputContext value={null}>
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
                  {choose}
                </Button>
              </FileTrigger>
            </InputContext>
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
