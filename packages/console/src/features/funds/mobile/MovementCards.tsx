import { preloadOverlay } from '@settlement/design-system/Drawer';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { useSetAtom } from 'jotai';
import { fundStateAtom } from '../../../data/funds.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { QueryView } from '../../../parts/QueryView.tsx';
import * as css from '../../../parts/cards.css.ts';
import { FundPager } from '../parts/FundPager.tsx';
import { NoMovements } from '../parts/NoMovements.tsx';
import type { MovementCard, MovementListProps } from '../parts/view.ts';

/** Somebody comes near a movement that can be opened. */
const preloadProps = { onPointerEnter: preloadOverlay, onFocus: preloadOverlay };

/** A list of movements as cards, the amount and its state first. */
export function MovementCards<Row>({ view, query }: MovementListProps<Row>) {
  const text = useText();
  const setState = useSetAtom(fundStateAtom);
  return (
    <QueryView
      query={query}
      failedTitle={text('funds.list.failedTitle')}
      loading={<Loading />}
      empty={({ total }) => (total === 0 ? <NoMovements /> : undefined)}
    >
      {({ list, total }) => (
        <>
          <ul
            className={`${css.cards} ${query.isPlaceholderData ? css.refreshing : ''}`}
            aria-label={view.label}
            aria-busy={query.isPlaceholderData || undefined}
            {...preloadProps}
          >
            {list.map((row) => (
              <li key={view.keyOf(row)}>
                <button
                  type="button"
                  className={css.card}
                  onClick={() => setState({ detail: view.keyOf(row) })}
                >
                  <Words card={view.cardOf(row)} />
                </button>
              </li>
            ))}
          </ul>
          <FundPager total={total} isOld={query.isPlaceholderData} />
        </>
      )}
    </QueryView>
  );
}

function Words({ card }: { readonly card: MovementCard }) {
  const formats = useFormats();
  return (
    <>
      <span className={css.cardTop}>
        <TokenIcon token={card.token} logo={card.logo} />
        <span className={css.cardText}>
          {card.lead}
          <span className={css.cardNote}>{card.note}</span>
        </span>
        {card.tag}
      </span>
      <span className={css.cardFoot}>
        <span>{card.foot}</span>
        <span>{formats.time(card.time)}</span>
      </span>
    </>
  );
}

function Loading() {
  const text = useText();
  return (
    <div className={css.cards} role="status" aria-label={text('funds.list.loading')}>
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} shape="block" height="94px" />
      ))}
    </div>
  );
}
