import { Stack } from '@settlement/design-system/Stack';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import * as css from '../cards/cards.css.ts';
import { QueryView } from '../loading/QueryView.tsx';
import type { PagedList } from './listOf.ts';
import { ListPager } from './ListPager.tsx';

interface ListCardsProps<Row> {
  readonly list: PagedList<Row>;
  readonly label: string;
  readonly failedTitle: string;
  readonly empty: ReactNode;
  /** The height of a skeleton card as a CSS length. */
  readonly skeletonHeight: string;
  /** Renders a row as `li` with a key. `before` is the previous row of the page. */
  readonly card: (row: Row, before: Row | undefined) => ReactNode;
  readonly onNear?: () => void;
}

export function ListCards<Row>(props: ListCardsProps<Row>) {
  const { list, label, failedTitle, empty, skeletonHeight, card, onNear } = props;
  const text = useText();
  const query = useAtomValue(list.queryAtom);
  return (
    <QueryView
      query={query}
      failedTitle={failedTitle}
      loading={
        <Stack gap="m" role="status" aria-label={text('common.loading')}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} shape="block" height={skeletonHeight} />
          ))}
        </Stack>
      }
      isEmpty={({ total }) => total === 0}
      empty={empty}
    >
      {({ list: rows }) => (
        <>
          <ul
            className={`${css.cards} ${query.isPlaceholderData ? css.refreshing : ''}`}
            aria-label={label}
            aria-busy={query.isPlaceholderData || undefined}
            {...(onNear && { onPointerEnter: onNear, onFocus: onNear })}
          >
            {rows.map((row, index) => card(row, rows[index - 1]))}
          </ul>
          <ListPager list={list} />
        </>
      )}
    </QueryView>
  );
}
