import {
  type CallbackAttempt,
  type CallbackDetail,
  MOST_RETRIES,
  type Callback,
} from '@settlement/api-mocks/contract/callbacks';
import { Inline } from '@settlement/design-system/Inline';
import { Button } from '@settlement/design-system/Button';
import { CardButton } from '@settlement/design-system/CardButton';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Heading } from '@settlement/design-system/Heading';
import { Link } from '@settlement/design-system/Link';
import { Mono } from '@settlement/design-system/Mono';
import { Stack } from '@settlement/design-system/Stack';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Tag } from '@settlement/design-system/Tag';
import { Text } from '@settlement/design-system/Text';
import { SendIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { allApplicationsQueryAtom } from '#data/applications.ts';
import { callbackList, callbackQueryAtom } from '#data/callbacks.ts';
import { usePaths } from '#data/session/device.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { useFocusBack } from '#lib/browser/useFocusBack.ts';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import { QueryView } from '#parts/loading/QueryView.tsx';
import { RowDetail } from '#parts/list/RowDetail.tsx';
import { useRowSize } from '#parts/list/useRowSize.ts';
import { AttemptView } from './AttemptView.tsx';
import {
  attemptText,
  attemptTone,
  CallbackStatusTag,
  isLate,
  isResendable,
  lateness,
  OrderLink,
  orderTypeText,
  TypeTag,
  waitText,
  WebAddress,
} from './callbackTexts.tsx';
import { ResendDialog } from './ResendDialog.tsx';
import { callbackOrderType, callbackType, workOrderType } from '@settlement/api-mocks/contract/enumerations';
import { SupportLink as ToSupport } from '#parts/brand/SupportLink.tsx';
import * as css from '../callbacks.css.ts';
import { LoadingBlock } from '#parts/loading/placeholders.tsx';

const known = new Set<number>([
  callbackOrderType.payment,
  callbackOrderType.refund,
  callbackOrderType.withdrawal,
]);

function SupportLink({ callback }: { readonly callback: Callback }) {
  const text = useText();
  const { ref_no, order_type, callback_type } = callback;
  const hasOrder = callback_type !== callbackType.test && known.has(order_type);
  return (
    <ToSupport type={workOrderType.webhook} trade_no={hasOrder ? ref_no : undefined}>
      {text('callbacks.support')}
    </ToSupport>
  );
}

export function CallbackDrawer() {
  const text = useText();
  const query = useAtomValue(callbackQueryAtom);
  const [{ detail }, setState] = useUrlState(callbackList.stateAtom);
  const rows = useAtomValue(callbackList.queryAtom).data?.list.map(({ id, order_type, ref_no }) => ({
    key: id,
    name: `${orderTypeText(text, order_type)} ${ref_no}`,
  }));
  return (
    <RowDetail
      title={text('callbacks.one')}
      width="640px"
      rows={rows}
      open={detail}
      onOpen={(row) => setState({ detail: row, attempt: undefined }, { replace: true })}
      onClose={() => setState({ detail: undefined, attempt: undefined })}
    >
      {detail !== undefined && (
        <QueryView
          query={query}
          failedTitle={text('callbacks.oneFailed')}
          loading={<LoadingBlock height="360px" />}
        >
          {(callback) => <Details key={callback.id} callback={callback} />}
        </QueryView>
      )}
    </RowDetail>
  );
}

function Details({ callback }: { readonly callback: CallbackDetail }) {
  const text = useText();
  const size = useRowSize();
  const [{ attempt: chosenNo }, setState] = useUrlState(callbackList.stateAtom);
  const [isResending, setResending] = useState(false);
  const rail = useRef<HTMLOListElement>(null);
  // The resend button isn't rendered after a success, so the focus moves to the attempts.
  useFocusBack(isResending, rail);
  const { attempt_list: attempts } = callback;
  const attempt = attempts.find(({ no }) => no === chosenNo) ?? attempts.at(-1);
  return (
    <Stack gap="l" align="stretch">
      <span className={css.bar}>
        <Inline as="span">
          <CallbackStatusTag callback={callback} />
          <TypeTag type={callback.callback_type} />
          {isLate(callback) && (
            <Tag tone="caution">{text('callbacks.late', { wait: waitText(text, lateness(callback)) })}</Tag>
          )}
        </Inline>
        {isResendable(callback) && (
          <Button size={size} icon={<SendIcon aria-hidden="true" />} onPress={() => setResending(true)}>
            {text('callbacks.resend')}
          </Button>
        )}
      </span>
      <Stack as="section" gap="s">
        <Heading level={3}>{text('callbacks.attempts')}</Heading>
        {attempts.length === 0 ? (
          <Text as="p" tone="muted">
            {text('callbacks.attempts.none')}
          </Text>
        ) : (
          <ol ref={rail} className={css.rail} aria-label={text('callbacks.attempts')}>
            {attempts.map((one) => (
              <li key={one.no}>
                <CardButton
                  padding="s"
                  aria-current={one.no === attempt?.no}
                  onPress={() => setState({ attempt: one.no }, { replace: true })}
                >
                  <span className={css.attempt}>
                    <RailText attempt={one} />
                  </span>
                </CardButton>
              </li>
            ))}
          </ol>
        )}
      </Stack>
      {attempt && <AttemptView key={attempt.no} attempt={attempt} />}
      <Facts callback={callback} />
      <SupportLink callback={callback} />
      {isResending && (
        <ResendDialog
          ids={[callback.id]}
          onClose={() => setResending(false)}
          onSent={() => setState({ attempt: undefined }, { replace: true })}
        />
      )}
    </Stack>
  );
}

function RailText({ attempt }: { readonly attempt: CallbackAttempt }) {
  const text = useText();
  const { no, manual, time } = attempt;
  return (
    <>
      <span>
        {text(manual ? 'callbacks.attempt.manual' : 'callbacks.attempt.auto', { no })} ·{' '}
        <Moment seconds={time} />
      </span>
      <StatusTag tone={attemptTone(attempt)}>{attemptText(text, attempt)}</StatusTag>
    </>
  );
}

function Facts({ callback }: { readonly callback: CallbackDetail }) {
  const text = useText();
  const paths = usePaths();
  const apps = useAtomValue(allApplicationsQueryAtom).data?.list ?? [];
  const { ref_no, url, amount, token, order_type, event, next_time, retries } = callback;
  const app = apps.find(({ appid }) => appid === callback.appid);
  const items = [
    {
      term: text('callbacks.column.ref_no'),
      detail: <OrderLink callback={callback} />,
      copy: <CopyValue value={ref_no} what={text('callbacks.column.ref_no')} />,
    },
    ...(app
      ? [
          {
            term: text('callbacks.column.application'),
            detail: <Link href={paths.applications({ app: app.id, section: 'callback' })}>{app.name}</Link>,
          },
        ]
      : []),
    { term: text('callbacks.column.order_type'), detail: orderTypeText(text, order_type) },
    { term: text('callbacks.column.event'), detail: <Mono>{event}</Mono> },
    { term: text('common.column.amount'), detail: <Amount value={amount} token={token} /> },
    {
      term: text('callbacks.column.url'),
      detail: (
        <Mono>
          <WebAddress url={url} />
        </Mono>
      ),
      copy: <CopyValue value={url} what={text('callbacks.column.url')} />,
    },
    { term: text('callbacks.column.created_time'), detail: <Moment seconds={callback.created_time} /> },
    { term: text('callbacks.column.delivery_time'), detail: <Moment seconds={callback.delivery_time} /> },
    {
      term: text('callbacks.column.retries'),
      detail: text('callbacks.retries', { count: retries, most: MOST_RETRIES }),
    },
    ...(next_time > 0
      ? [{ term: text('callbacks.column.next'), detail: <Moment seconds={next_time} /> }]
      : []),
  ];
  return <DescriptionList items={items} />;
}
