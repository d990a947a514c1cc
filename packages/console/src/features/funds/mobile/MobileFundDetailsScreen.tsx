import { Stack } from '@settlement/design-system/Stack';
import { ActiveMovement } from '../parts/ActiveMovement.tsx';
import { FundTabs, FundTools, NoMovements } from '../parts/movementList.tsx';
import { MovementDrawer } from '../parts/MovementDrawer.tsx';
import { CardButton } from '@settlement/design-system/CardButton';
import { Inline } from '@settlement/design-system/Inline';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { useSetAtom } from 'jotai';
import { fundStateAtom } from '#data/funds.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ListCards } from '#parts/list/ListCards.tsx';
import { TokenLedger } from '../parts/TokenLedger.tsx';
import type { MovementCard, MovementListProps } from '../parts/view.ts';
import * as css from '#parts/cards/cards.css.ts';

export function MobileFundDetailsScreen() {
  return (
    <Stack>
      <FundTabs>
        <Stack>
          <ActiveMovement show={MovementCards} />
        </Stack>
      </FundTabs>
      <MovementDrawer />
    </Stack>
  );
}

function MovementCards<Row, Name extends string>(props: MovementListProps<Row, Name>) {
  const { list, view, filters } = props;
  const text = useText();
  const setState = useSetAtom(fundStateAtom);
  return (
    <>
      <Filters list={list} filters={filters} tools={<FundTools {...props} />} />
      <TokenLedger />
      <ListCards<Row>
        list={list}
        label={view.label}
        failedTitle={text('funds.list.failedTitle')}
        skeletonHeight="94px"
        empty={<NoMovements list={list} />}
        card={(row) => (
          <li key={view.keyOf(row)}>
            <CardButton onPress={() => setState({ detail: view.keyOf(row) })}>
              <CardText card={view.cardOf(row)} />
            </CardButton>
          </li>
        )}
      />
    </>
  );
}

function CardText({ card }: { readonly card: MovementCard }) {
  const formats = useFormats();
  return (
    <>
      <Inline as="span" gap="m" canWrap={false}>
        <TokenIcon token={card.token} logo={card.logo} />
        <span className={css.cardText}>
          <span className={css.cardLead}>
            <span>{card.lead}</span>
            {card.tag}
          </span>
          <span className={css.cardNote}>{card.note}</span>
        </span>
      </Inline>
      <span className={css.cardFoot}>
        <span>{card.foot}</span>
        <span>{formats.time(card.time)}</span>
      </span>
    </>
  );
}
