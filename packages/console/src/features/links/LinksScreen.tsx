import type { PaymentLink } from '@settlement/api-mocks/contract/links';
import { Button } from '@settlement/design-system/Button';
import { CardButton } from '@settlement/design-system/CardButton';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { Inline } from '@settlement/design-system/Inline';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { LinkIcon, PlusIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { applicationOptionsQueryAtom } from '#data/applicationOptions.ts';
import { linkList } from '#data/links.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { deviceAtom } from '#data/session/device.ts';
import { isAuthorisedAtom } from '#data/user.ts';
import type { MessageId } from '#i18n/ids.ts';
import { useText } from '#i18n/useText.ts';
import { choicesOf, type FilterFields } from '#parts/list/filterFields.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ChangedRows } from '#parts/list/ChangedRows.tsx';
import { ListCards } from '#parts/list/ListCards.tsx';
import { ListTable } from '#parts/list/ListTable.tsx';
import { NoRows } from '#parts/list/NoRows.tsx';
import { Amount } from '#parts/values/Amount.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import { LinkDetail } from './LinkDetail.tsx';
import { LinkAmount, LinkStatusTag, linkStatuses } from './linkTexts.tsx';
import { NewLink } from './NewLink.tsx';

const withDetail = ['title', 'amount', 'status'];

function useLinkFilters(): FilterFields<'keyword' | 'appid' | 'status'> {
  const text = useText();
  const applications = useAtomValue(applicationOptionsQueryAtom).data ?? [];
  return {
    fields: {
      keyword: { kind: 'search', label: text('links.filter.keyword') },
      appid: {
        kind: 'choice',
        label: text('links.column.appid'),
        any: text('common.filter.anyApplication'),
        choices: applications.map(({ appid, name }) => ({ id: appid, name })),
      },
      status: {
        kind: 'choice',
        label: text('common.column.status'),
        any: text('common.filter.anyStatus'),
        choices: choicesOf(linkStatuses, (status) => text(`links.status.${status}`)),
      },
    },
  };
}

type Column = DataTableColumn<PaymentLink>;

function useLinkColumns() {
  const text = useText();
  return useMemo((): readonly Column[] => {
    const column = (
      id: string,
      label: MessageId,
      skeletonWidth: string,
      cell: Column['cell'],
      look: Pick<Column, 'align' | 'isRowHeader'> = {},
    ): Column => ({ id, header: text(label), cell, skeletonWidth, ...look });
    const name: Column['cell'] = ({ title, reusable }) => (
      <Stack as="span" gap="none">
        <span>{title}</span>
        <Text size="caption" tone="muted">
          {text(reusable ? 'links.reusable' : 'links.once')}
        </Text>
      </Stack>
    );
    return [
      column('title', 'links.column.title', '180px', name, { isRowHeader: true }),
      column('amount', 'common.column.amount', '100px', ({ amount }) => <LinkAmount amount={amount} />, {
        align: 'end',
      }),
      column('status', 'common.column.status', '80px', ({ status }) => <LinkStatusTag status={status} />),
      column('orders', 'links.column.orders', '70px', ({ orders, paid_orders: paid }) =>
        text('links.orders', { paid, count: orders }),
      ),
      column(
        'paid_amount',
        'links.column.paid_amount',
        '100px',
        ({ paid_amount }) => <Amount value={paid_amount} token="USDT" />,
        { align: 'end' },
      ),
      column('created_time', 'common.column.created_time', '130px', ({ created_time }) => (
        <Moment seconds={created_time} />
      )),
    ];
  }, [text]);
}

function NewButton() {
  const text = useText();
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const setState = useSetAtom(linkList.stateAtom);
  return (
    <Button
      icon={<PlusIcon aria-hidden="true" />}
      isDisabled={isAuthorised === false}
      onPress={() => setState({ new: 1 })}
    >
      {text('links.new')}
    </Button>
  );
}

function NoLinks() {
  const text = useText();
  return (
    <NoRows
      list={linkList}
      noMatchTitle={text('links.noMatch.title')}
      icon={<LinkIcon aria-hidden="true" />}
      title={text('links.empty.title')}
      description={text('links.empty.text')}
      actions={<NewButton />}
    />
  );
}

/** Lists the payment links and the orders that the merchant created here. Excludes orders of the API. */
export function LinksScreen() {
  const text = useText();
  const device = useAtomValue(deviceAtom);
  const [state, setState] = useUrlState(linkList.stateAtom);
  const columns = useLinkColumns();
  const filters = useLinkFilters();
  const shared = {
    list: linkList,
    label: text('links.table'),
    failedTitle: text('links.failed'),
    empty: <NoLinks />,
  };
  return (
    <Stack>
      {device === 'desktop' ? (
        <PageHeader
          title={text('shell.title.links')}
          description={text('links.purpose')}
          actions={<NewButton />}
        />
      ) : (
        <NewButton />
      )}
      <Filters list={linkList} filters={filters} />
      <ChangedRows list={linkList} />
      {device === 'desktop' ? (
        <ListTable
          {...shared}
          columns={columns}
          columnsWithDetail={withDetail}
          rowKey={({ id }) => id}
          rowLabel={({ title }) => text('links.open', { title })}
          onRowAction={({ id }) => setState({ detail: id })}
          currentRowKey={state.detail ?? null}
        />
      ) : (
        <ListCards
          {...shared}
          skeletonHeight="96px"
          card={(link) => <LinkCard key={link.id} link={link} />}
        />
      )}
      <LinkDetail />
      <NewLink />
    </Stack>
  );
}

function LinkCard({ link }: { readonly link: PaymentLink }) {
  const text = useText();
  const setState = useSetAtom(linkList.stateAtom);
  return (
    <li>
      <CardButton gap="s" onPress={() => setState({ detail: link.id })}>
        <Inline as="span" gap="m" justify="between" canWrap={false}>
          <Text weight="semibold">{link.title}</Text>
          <LinkStatusTag status={link.status} />
        </Inline>
        <Inline as="span" gap="m" justify="between" canWrap={false}>
          <Text size="small" tone="muted">
            {text('links.orders', { paid: link.paid_orders, count: link.orders })}
          </Text>
          <LinkAmount amount={link.amount} />
        </Inline>
      </CardButton>
    </li>
  );
}
