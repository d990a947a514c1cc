import { Button } from '@settlement/design-system/Button';
import { FilePicker } from '@settlement/design-system/FilePicker';
import { ImageIcon } from '@settlement/design-system/icons';
import { useSetAtom } from 'jotai';
import { type ReactNode, type RefObject, useState } from 'react';
import { imageErrorOf, uploadImageAtom } from '#data/calls/upload.ts';
import { errorText } from '#i18n/errorText.ts';
import { type FieldMessage, fieldErrors, fieldText } from '#i18n/fieldText.ts';
import { type Text, useText } from '#i18n/useText.ts';
import * as css from './fields.css.ts';

type Failure = { readonly wrong: FieldMessage } | { readonly error: unknown };

function messageOf(text: Text, failure: Failure): string {
  if ('wrong' in failure) return fieldText(text, failure.wrong);
  return fieldErrors(text, failure.error).file ?? errorText(text, failure.error);
}

interface ImagePickerProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly value: readonly string[];
  readonly onChange: (urls: readonly string[]) => void;
  /** @default 1 */
  readonly most?: number;
  readonly errorMessage?: string | undefined;
  /** Changes an image before the upload, for example by cropping it. Resolves with undefined if the user canceled. */
  readonly prepare?: (file: File) => Promise<Blob | undefined>;
  readonly pasteArea?: RefObject<HTMLElement | null>;
}

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
  const upload = useSetAtom(uploadImageAtom);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const message = failure ? messageOf(text, failure) : errorMessage;
  const isFull = value.length >= most && most > 1;

  const take = async (files: readonly File[]) => {
    setFailure(undefined);
    setPending(true);
    let urls = value;
    try {
      for (const file of files.slice(0, most)) {
        // The images are uploaded one after another, so that they keep their order.
        const added = await send(file);
        if (added !== undefined) urls = most === 1 ? [added] : [...new Set([...urls, added])].slice(0, most);
      }
    } finally {
      setPending(false);
    }
    if (urls !== value) onChange(urls);
  };

  const send = async (file: File): Promise<string | undefined> => {
    const wrong = await imageErrorOf(file);
    if (wrong !== undefined) {
      setFailure({ wrong });
      return undefined;
    }
    try {
      const prepared = prepare ? await prepare(file) : file;
      return prepared && (await upload(prepared, file.name));
    } catch (error) {
      setFailure({ error });
      return undefined;
    }
  };

  return (
    <FilePicker
      label={label}
      labels={{
        choose: text(most === 1 && value.length === 1 ? 'common.image.replace' : 'common.image.choose'),
        drop: text('common.image.drop'),
      }}
      acceptedFileTypes={['image/png', 'image/jpeg']}
      allowsMultiple={most > 1}
      isFull={isFull}
      isPending={isPending}
      icon={<ImageIcon aria-hidden="true" />}
      description={description}
      errorMessage={message}
      {...(pasteArea && { pasteArea })}
      onSelect={(files) => void take(files)}
    >
      {value.map((url, index) => (
        <figure key={url} className={css.picture}>
          <img src={url} alt={text('common.image.alt', { label, number: index + 1 })} className={css.image} />
          <Button
            variant="ghost"
            size="small"
            isDisabled={isPending}
            aria-label={text('common.image.removeOf', { label, number: index + 1 })}
            onPress={() => onChange(value.filter((_, other) => other !== index))}
          >
            {text('common.image.remove')}
          </Button>
        </figure>
      ))}
    </FilePicker>
  );
}
