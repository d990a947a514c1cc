import { Dialog } from '@settlement/design-system/Dialog';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import {
  viewsQueryAtom,
  type SavedView,
  currentViewAtom,
  saveViewAtom,
  deleteViewAtom,
} from '#data/views.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '../loading/QueryView.tsx';
import { saveView } from '@settlement/api-mocks/contract/views';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { pick } from 'valibot';
import { useToasts } from '#data/page/toasts.ts';
import { Form, FormButtons } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { Banner } from '@settlement/design-system/Banner';
import { IconButton } from '@settlement/design-system/IconButton';
import { Link } from '@settlement/design-system/Link';
import { Tag } from '@settlement/design-system/Tag';
import { TrashIcon } from '@settlement/design-system/icons';
import { pathnameAtom } from '#data/page/location.ts';
import { errorText } from '#i18n/errorText.ts';
import * as css from './views.css.ts';

interface SaveViewProps {
  readonly views: readonly SavedView[];
  readonly onSaved: () => void;
}

const nameSchema = pick(saveView.body, ['name']);

function SaveView({ views, onSaved }: SaveViewProps) {
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

interface ViewsDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export function ViewsDialog({ isOpen, onOpenChange }: ViewsDialogProps) {
  const text = useText();
  return (
    <Dialog isDismissable isOpen={isOpen} onOpenChange={onOpenChange} title={text('views.title')}>
      {(close) => <Views onDone={close} />}
    </Dialog>
  );
}

function Views({ onDone }: { readonly onDone: () => void }) {
  const text = useText();
  const query = useAtomValue(viewsQueryAtom);
  const container = useRef<HTMLDivElement>(null);
  // The control that had the focus may have been removed, so the container takes the focus.
  const focusViews = () => container.current?.focus();
  return (
    <QueryView
      query={query}
      failedTitle={text('views.failed')}
      loading={
        <div role="status" aria-label={text('common.loading')}>
          <Stack gap="s">
            <Skeleton shape="block" height="44px" />
            <Skeleton shape="block" height="44px" />
          </Stack>
        </div>
      }
    >
      {({ list }) => (
        <Stack gap="l" align="stretch">
          <div
            ref={container}
            tabIndex={-1}
            role="group"
            aria-label={text('views.list')}
            className={css.container}
          >
            <SavedViews views={list} onDone={onDone} onDeleted={focusViews} />
          </div>
          <SaveView views={list} onSaved={focusViews} />
        </Stack>
      )}
    </QueryView>
  );
}

interface SavedViewsProps {
  readonly views: readonly SavedView[];
  readonly onDone: () => void;
  readonly onDeleted: () => void;
}

function SavedViews({ views, onDone, onDeleted }: SavedViewsProps) {
  const text = useText();
  const toasts = useToasts();
  const pathname = useAtomValue(pathnameAtom);
  const current = useAtomValue(currentViewAtom);
  const remove = useAtomValue(deleteViewAtom);
  const [failure, setFailure] = useState<unknown>();

  const drop = async ({ id, name }: SavedView) => {
    setFailure(undefined);
    try {
      await remove.mutateAsync(id);
      onDeleted();
      toasts.add({ tone: 'positive', title: text('views.deleted', { name }) });
    } catch (error) {
      setFailure(error);
    }
  };

  if (views.length === 0) {
    return (
      <Text as="p" tone="muted">
        {text('views.none')}
      </Text>
    );
  }
  return (
    <>
      {failure !== undefined && (
        <Banner tone="critical" role="alert">
          {errorText(text, failure)}
        </Banner>
      )}
      <ul className={css.list}>
        {views.map((view) => (
          <li key={view.id} className={css.row}>
            <span className={css.name}>
              <Link href={`${pathname}${view.query}`} isStrong onPress={onDone}>
                {view.name}
              </Link>
            </span>
            {view.query === current && <Tag tone="info">{text('views.current')}</Tag>}
            <IconButton
              size="small"
              label={text('views.delete', { name: view.name })}
              icon={<TrashIcon aria-hidden="true" />}
              onPress={() => void drop(view)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
