import { Button } from '@settlement/design-system/Button';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { useAtomValue } from 'jotai';
import { type SubmitEvent, useState } from 'react';
import { useToasts } from '../../data/toasts.ts';
import { type SavedView, currentViewAtom, saveViewAtom } from '../../data/views.ts';
import { errorText } from '../../i18n/errorText.ts';
import { fieldErrors, fieldText } from '../../i18n/fieldText.ts';
import { useText } from '../../i18n/useText.ts';
import { focusFirstInvalid } from '../../lib/focusFirstInvalid.ts';
import * as css from './views.css.ts';

const MOST_LETTERS = 40;

interface SaveViewProps {
  readonly views: readonly SavedView[];
  readonly onSaved: () => void;
}

/** Keeps what is on screen under a name; says so where nothing is filtered, or it is kept already. */
export function SaveView({ views, onSaved }: SaveViewProps) {
  const text = useText();
  const toasts = useToasts();
  const current = useAtomValue(currentViewAtom);
  const save = useAtomValue(saveViewAtom);
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string>();
  const kept = views.find(({ query }) => query === current);

  if (current === '') return <Note>{text('views.none')}</Note>;
  if (kept) return <Note>{text('views.kept', { name: kept.name })}</Note>;

  const submit = async (form: HTMLFormElement) => {
    const fail = (message: string) => {
      setFailure(message);
      focusFirstInvalid(form);
    };
    const input = name.trim();
    if (input === '') return fail(fieldText(text, 'required'));
    if (input.length > MOST_LETTERS) return fail(fieldText(text, 'too_long'));
    try {
      await save.mutateAsync(input);
      setName('');
      onSaved();
      toasts.add({ tone: 'positive', title: text('views.saved', { name: input }) });
    } catch (error) {
      fail(fieldErrors(text, error).name ?? errorText(text, error));
    }
    return undefined;
  };

  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <TextField
        label={text('views.name')}
        description={text('views.nameHint')}
        autoComplete="off"
        value={name}
        onChange={(value) => {
          setName(value);
          setFailure(undefined);
        }}
        {...(failure !== undefined && { errorMessage: failure })}
      />
      <div className={css.buttons}>
        <Button type="submit" isPending={save.isPending}>
          {text('views.save')}
        </Button>
      </div>
    </form>
  );
}

function Note({ children }: { readonly children: string }) {
  return (
    <Text as="p" size="small" tone="muted">
      {children}
    </Text>
  );
}
