import { saveView } from '@settlement/api-mocks/contract/views';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { useAtomValue } from 'jotai';
import { pick } from 'valibot';
import { useToasts } from '#data/toasts.ts';
import { type SavedView, currentViewAtom, saveViewAtom } from '#data/views.ts';
import { useText } from '#i18n/useText.ts';
import { Form, FormButtons } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';

interface SaveViewProps {
  readonly views: readonly SavedView[];
  readonly onSaved: () => void;
}

const nameSchema = pick(saveView.body, ['name']);

/** Keeps what is on screen under a name; says so where nothing is filtered, or it is kept already. */
export function SaveView({ views, onSaved }: SaveViewProps) {
  const text = useText();
  const toasts = useToasts();
  const current = useAtomValue(currentViewAtom);
  const { mutateAsync: save } = useAtomValue(saveViewAtom);
  const form = useForm({
    initial: { name: '' },
    schema: nameSchema,
    submit: async ({ name }) => {
      await save(name);
      onSaved();
      toasts.add({ tone: 'positive', title: text('views.saved', { name }) });
    },
  });
  const kept = views.find(({ query }) => query === current);

  if (current === '') return <Note>{text('views.noFilters')}</Note>;
  if (kept) return <Note>{text('views.kept', { name: kept.name })}</Note>;
  return (
    <Form form={form}>
      <TextField
        label={text('views.name')}
        description={text('views.nameHint')}
        autoComplete="off"
        {...form.field('name')}
      />
      <FormButtons form={form} submitLabel={text('views.save')} />
    </Form>
  );
}

function Note({ children }: { readonly children: string }) {
  return (
    <Text as="p" size="small" tone="muted">
      {children}
    </Text>
  );
}
