import { Button } from '@settlement/design-system/Button';
import { Spinner } from '@settlement/design-system/Spinner';
import { ImageIcon } from '@settlement/design-system/icons';
import { useSetAtom } from 'jotai';
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { imageErrorOf, uploadImageAtom } from '../data/upload.ts';
import { errorText } from '../i18n/errorText.ts';
import { fieldErrors, fieldText } from '../i18n/fieldText.ts';
import { useText } from '../i18n/useText.ts';
import * as css from './imagePicker.css.ts';

interface ImagePickerProps {
  readonly label: string;
  /** What is asked for, as "png or jpg, under 3 MB". */
  readonly description?: ReactNode;
  /** Addresses of the pictures there are. */
  readonly value: readonly string[];
  readonly onChange: (urls: readonly string[]) => void;
  /** @default 1 */
  readonly most?: number;
  readonly errorMessage?: string | undefined;
  /** Changes a picture before it is sent, as by cropping; undefined when the person gave it up. */
  readonly prepare?: (file: File) => Promise<Blob | undefined>;
  /** Where else a picture may be pasted, as the form around it. */
  readonly pasteArea?: RefObject<HTMLElement | null>;
}

/** Pictures chosen, dropped or pasted; each is looked at before it travels, and shown when it has arrived. */
export function ImagePicker({
  label,
  description,
  value,
  onChange,
  most = 1,
  errorMessage,
  prepare,
  pasteArea,
}: ImagePickerProps) {
  const text = useText();
  const id = useId();
  const upload = useSetAtom(uploadImageAtom);
  const input = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const message = failure ?? errorMessage;
  const isFull = value.length >= most && most > 1;

  const take = async (files: Iterable<File>) => {
    setFailure(undefined);
    setPending(true);
    let urls = value;
    try {
      for (const file of [...files].slice(0, most)) {
        // One after the other: they are shown in the order they were chosen in.
        const added = await send(file);
        if (added !== undefined) urls = most === 1 ? [added] : [...new Set([...urls, added])].slice(0, most);
      }
    } finally {
      setPending(false);
      if (input.current) input.current.value = '';
    }
    if (urls !== value) onChange(urls);
  };

  const send = async (file: File): Promise<string | undefined> => {
    const wrong = await imageErrorOf(file);
    if (wrong !== undefined) {
      setFailure(fieldText(text, wrong));
      return undefined;
    }
    try {
      const prepared = prepare ? await prepare(file) : file;
      return prepared && (await upload(prepared, file.name)).url;
    } catch (error) {
      setFailure(fieldErrors(text, error).file ?? errorText(text, error));
      return undefined;
    }
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent | globalThis.ClipboardEvent) => {
    const files = event.clipboardData?.files;
    // Full, or words: what is pasted is the field's.
    if (files === undefined || files.length === 0 || isFull || event.defaultPrevented) return;
    event.preventDefault();
    void take(files);
  };
  const pasted = useRef(paste);
  useEffect(() => {
    pasted.current = paste;
  });
  useEffect(() => {
    const area = pasteArea?.current;
    const listen = (event: globalThis.ClipboardEvent) => pasted.current(event);
    area?.addEventListener('paste', listen);
    return () => area?.removeEventListener('paste', listen);
  }, [pasteArea]);

  return (
    <div
      className={css.field}
      role="group"
      aria-labelledby={`${id}-label`}
      data-invalid={message !== undefined || undefined}
      {...(!pasteArea && { onPaste: paste })}
    >
      <span id={`${id}-label`} className={css.label}>
        {label}
      </span>
      <div className={css.row} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {value.map((url, index) => (
          <figure key={url} className={css.picture}>
            <img
              src={url}
              alt={text('common.image.alt', { label, number: index + 1 })}
              className={css.image}
            />
            <Button
              variant="ghost"
              size="small"
              aria-label={text('common.image.removeOf', { label, number: index + 1 })}
              onPress={() => onChange(value.filter((_, other) => other !== index))}
            >
              {text('common.image.remove')}
            </Button>
          </figure>
        ))}
        {!isFull && (
          <span className={css.choose}>
            {isPending ? <Spinner /> : <ImageIcon aria-hidden="true" />}
            <Button
              variant="outline"
              size="small"
              isPending={isPending}
              aria-describedby={`${id}-notes`}
              onPress={() => input.current?.click()}
            >
              {text(most === 1 && value.length === 1 ? 'common.image.replace' : 'common.image.choose')}
            </Button>
          </span>
        )}
      </div>
      <input
        ref={input}
        id={id}
        type="file"
        tabIndex={-1}
        accept="image/png,image/jpeg"
        multiple={most > 1}
        className={css.input}
        aria-label={label}
        onChange={(event) => void take(event.target.files ?? [])}
      />
      <span
        id={`${id}-notes`}
        className={message === undefined ? css.note : css.wrong}
        {...(message !== undefined && { role: 'alert' })}
      >
        {message ?? description}
      </span>
    </div>
  );
}
