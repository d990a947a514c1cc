import { useAtomValue, useSetAtom } from 'jotai';
import { Stack } from '@settlement/design-system/Stack';
import { callbackList } from '#data/callbacks.ts';
import { useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ListCards } from '#parts/list/ListCards.tsx';
import { ListExport } from '#parts/list/ListExport.tsx';
import { ListTools } from '#parts/list/ListTools.tsx';
import { CallbackDrawer } from '../parts/CallbackDrawer.tsx';
import {
  DisabledNotice,
  NoCallbacks,
  ScheduleNote,
  Sections,
  useCallbackFilters,
} from '../parts/callbackList.tsx';
import { NewCallbacks, ResendBar, useResending } from '../parts/ResendBar.tsx';
import { StatsStrip } from '../parts/StatsStrip.tsx';
import { type Callback, MOST_RETRIES } from '@settlement/api-mocks/contract/callbacks';
import { Text } from '@settlement/design-system/Text';
import { Inline } from '@settlement/design-system/Inline';
import { CardButton } from '@settlement/design-system/CardButton';
import { RowCheckbox } from '@settlement/design-system/tableColumns';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { Amount } from '#parts/values/Amount.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import { useReady } from '#parts/loading/QueryView.tsx';
import { resultText } from '#parts/webhooks/resultText.ts';
import { CallbackStatusTag, TypeTag, isResendable, orderTypeText } from '../parts/callbackTexts.tsx';
import * as css from '../callbacks.css.ts';

export function MobileCallbacksScreen() {
  return (
    <Stack>
      <DisabledNotice />
      <StatsStrip />
      <Sections deliveries={<Deliveries />} />
      <CallbackDrawer />
    </Stack>
  );
}

const noRows: readonly never[] = [];

function Deliveries() {
  const text = useText();
  const filters = useCallbackFilters();
  const { data } = useAtomValue(callbackList.queryAtom);
  const { dialog, chosen, onChosenChange, clear, onResendAll, onResendChosen, container } = useResending(
    data?.list ?? noRows,
  );
  const total = data?.total ?? 0;
  const hasRows = useReady(total > 0);
  return (
    <>
      <Filters
        list={callbackList}
        filters={filters}
        tools={
          <ListTools list={callbackList}>
            <ListExport list={callbackList} filters={filters} title={text('callbacks.export')} />
          </ListTools>
        }
      />
      <ListCards
        list={callbackList}
        label={text('callbacks.tab.deliveries')}
        failedTitle={text('callbacks.failed')}
        skeletonHeight="128px"
        empty={<NoCallbacks />}
        card={(callback) => (
          <CallbackCard
            key={callback.id}
            callback={callback}
            isChosen={chosen.includes(callback.id)}
            onChosenChange={(isOn) =>
              onChosenChange([...chosen.filter((id) => id !== callback.id), ...(isOn ? [callback.id] : [])])
            }
          />
        )}
      />
      {hasRows && (
        <ResendBar
          container={container}
          count={chosen.length}
          total={total}
          onChosen={onResendChosen}
          onAll={onResendAll}
          onClear={clear}
        >
          <NewCallbacks />
        </ResendBar>
      )}
      <ScheduleNote />
      {dialog}
    </>
  );
}

interface CallbackCardProps {
  readonly callback: Callback;
  readonly isChosen: boolean;
  readonly onChosenChange: (isChosen: boolean) => void;
}

function CallbackCard({ callback, isChosen, onChosenChange }: CallbackCardProps) {
  const text = useText();
  const setState = useSetAtom(callbackList.stateAtom);
  const { id, ref_no, amount, token, order_type, event, created_time, retries } = callback;
  return (
    <li className={css.card} data-chosen={isChosen || undefined}>
      <span className={css.opener}>
        <CardButton
          surface="none"
          padding="none"
          aria-label={text('callbacks.open', { ref: ref_no })}
          onPress={() => setState({ detail: id, attempt: undefined })}
        >
          {null}
        </CardButton>
      </span>
      <Inline gap="m" align="start" canWrap={false}>
        {isResendable(callback) && (
          <div className={css.choose}>
            <RowCheckbox
              name={ref_no}
              labels={{ select: (ref) => text('callbacks.choose', { ref }) }}
              isSelected={isChosen}
              onChange={onChosenChange}
            />
          </div>
        )}
        <span className={css.grow}>
          <Amount value={amount} token={token} isStrong />
          <Text size="caption" tone="muted">
            {orderTypeText(text, order_type)} · {event}
          </Text>
        </span>
        <CallbackStatusTag callback={callback} />
      </Inline>
      <Inline as="span" justify="between">
        <span>{resultText(text, callback)}</span>
        <Inline as="span">
          <TypeTag type={callback.callback_type} />
          {retries > 0 && text('callbacks.retriesOf', { count: retries, most: MOST_RETRIES })}
        </Inline>
      </Inline>
      <span className={css.cardFoot}>
        <TruncatedId value={ref_no} />
        <Moment seconds={created_time} />
      </span>
    </li>
  );
}
