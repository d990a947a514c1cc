import { Stack } from '@settlement/design-system/Stack';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import * as css from '../cards.css.ts';
import { QueryView } from '../QueryView.tsx';
import type { PagedList } from './listOf.ts';
import { ListPager } from './ListPager.tsx';

interface ListCardsProps<Row> {
  readonly list: PagedList<Row>;
  /** Names the cards. */
  readonly label: string;
  /** What could not be loaded, as a sentence. */
  readonly failedTitle: string;
  readonly empty: ReactNode;
  /** Of one card while the first page is fetched: a CSS length. */
  readonly skeletonHeight: string;
  /** A card in an `li` with a key. */
  readonly card: (row: Row) => ReactNode;
  /** Hover or focus enters the cards: preloads what a card opens. */
  readonly onNear?: () => void;
}

/** One page of a list as cards, for phones, with its pages below. */
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
      empty={({ total }) => (total === 0 ? empty : undefined)}
    >
      {({ list: rows }) => (
        <>
          <ul
            className={`${css.cards} ${query.isPlaceholderData ? css.refreshing : ''}`}
            aria-label={label}
            aria-busy={query.isPlaceholderData || undefined}
            {...(onNear && { onPointerEnter: onNear, onFocus: onNear })}
          >
            {rows.map(card)}
          </ul>
          <ListPager list={list} />
        </>
      )}
    </QueryView>
  );
}
