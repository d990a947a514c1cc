import { Banner } from '@settlement/design-system/Banner';
import { IconButton } from '@settlement/design-system/IconButton';
import { Link } from '@settlement/design-system/Link';
import { Tag } from '@settlement/design-system/Tag';
import { Text } from '@settlement/design-system/Text';
import { TrashIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { pathnameAtom } from '#data/location.ts';
import { useToasts } from '#data/toasts.ts';
import { type SavedView, currentViewAtom, deleteViewAtom } from '#data/views.ts';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import * as css from './views.css.ts';

interface SavedViewsProps {
  readonly views: readonly SavedView[];
  readonly onDone: () => void;
  readonly onDeleted: () => void;
}

/** Each leads to the list as it was kept. */
export function SavedViews({ views, onDone, onDeleted }: SavedViewsProps) {
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
