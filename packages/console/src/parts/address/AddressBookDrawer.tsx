import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { Text } from '@settlement/design-system/Text';
import { Stack } from '@settlement/design-system/Stack';
import type { AddressFamily } from '@settlement/api-mocks/rules/addressFamilies';
import { blockOf } from '@settlement/api-mocks/rules/addressBook';
import { CardButton } from '@settlement/design-system/CardButton';
import { Drawer } from '@settlement/design-system/Drawer';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Link } from '@settlement/design-system/Link';
import { SearchField } from '@settlement/design-system/SearchField';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { BookUserIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { usePaths } from '#data/session/device.ts';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { useSavedAddresses } from '#data/addresses.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { familyName } from './addressTexts.ts';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import { QueryView, isEmptyList } from '#parts/loading/QueryView.tsx';
import { networkName } from '#parts/values/networkName.ts';
import * as css from './address.css.ts';

interface AddressBookDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The address family of the selected network, or undefined if no network is selected. */
  readonly family: AddressFamily | undefined;
  /** The ID of a token on a network. Saved addresses for this token are listed first. */
  readonly currencyId: string;
  readonly onTake: (entry: SavedAddress) => void;
}

/** The maximum number of rendered entries. A thousand entries would take more than a second to render. */
const MOST_SHOWN = 50;

/** Lists addresses for the token first, and the most used addresses before others. */
const byUse = (currencyId: string) => (one: SavedAddress, other: SavedAddress) =>
  Number(other.currency_id === currencyId) - Number(one.currency_id === currencyId) ||
  other.use_count - one.use_count;

export function AddressBookDrawer({ isOpen, onClose, family, currencyId, onTake }: AddressBookDrawerProps) {
  const text = useText();
  const paths = usePaths();
  const query = useSavedAddresses(family ?? '');
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={
        family
          ? text('withdrawals.book.title', { family: familyName(text, family) })
          : text('shell.nav.addresses')
      }
      footer={<Link href={paths.addresses()}>{text('withdrawals.book.manage')}</Link>}
    >
      <QueryView
        query={query}
        failedTitle={text('addresses.failed')}
        loading={<Skeleton shape="block" height="72px" />}
        isEmpty={isEmptyList}
        empty={
          <EmptyState
            icon={<BookUserIcon aria-hidden="true" />}
            title={
              family
                ? text('withdrawals.book.empty', { family: familyName(text, family) })
                : text('withdrawals.book.none')
            }
            description={text('withdrawals.book.emptyText')}
          />
        }
      >
        {({ list }) => <Entries list={list} currencyId={currencyId} onTake={onTake} />}
      </QueryView>
    </Drawer>
  );
}

interface EntriesProps extends Pick<AddressBookDrawerProps, 'currencyId' | 'onTake'> {
  readonly list: readonly SavedAddress[];
}

function Entries({ list, currencyId, onTake }: EntriesProps) {
  const text = useText();
  const now = useAtomValue(serverClockAtom).now();
  const [typed, setTyped] = useState('');
  const needle = typed.trim().toLowerCase();
  const matching = list.filter(({ label, address }) =>
    [label, address].some((one) => one.toLowerCase().includes(needle)),
  );
  const shown = matching.toSorted(byUse(currencyId)).slice(0, MOST_SHOWN);
  return (
    <Stack gap="m">
      {list.length > MOST_SHOWN && (
        <>
          <SearchField
            label={text('withdrawals.book.search')}
            isLabelHidden
            placeholder={text('withdrawals.book.search')}
            value={typed}
            onChange={setTyped}
          />
          <Text size="small" tone="muted">
            <span role="status">
              {matching.length > MOST_SHOWN &&
                text('withdrawals.book.first', { shown: MOST_SHOWN, count: matching.length })}
              {matching.length === 0 && text('addresses.noMatch.title')}
            </span>
          </Text>
        </>
      )}
      {shown.length > 0 && (
        <Stack as="ul" gap="s">
          {shown.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} block={blockOf(list, entry, now)} onTake={onTake} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function Entry({
  entry,
  block,
  onTake,
}: {
  readonly entry: SavedAddress;
  readonly block: ReturnType<typeof blockOf>;
  readonly onTake: (entry: SavedAddress) => void;
}) {
  const text = useText();
  const formats = useFormats();
  return (
    <CardButton gap="xs" isDisabled={block !== undefined} onPress={() => onTake(entry)}>
      <span className={css.entryHead}>
        <span>{entry.label}</span>
        {block === 'cooling' && (
          <StatusTag tone="caution">
            {text('withdrawals.book.cooling', { time: formats.time(entry.active_time) })}
          </StatusTag>
        )}
        {block === 'disabled' && <StatusTag>{text('addresses.status.3')}</StatusTag>}
      </span>
      <Text size="small" tone="default" canBreakAnywhere>
        <FullAddress value={entry.address} />
      </Text>
      <Text size="caption" tone="muted">
        {networkName(text, entry)}
        {entry.memo !== '' && ` · ${text('common.memo', { memo: entry.memo })}`}
        {` · ${
          entry.last_used_time > 0
            ? text('withdrawals.book.used', {
                day: formats.day(entry.last_used_time),
                count: entry.use_count,
              })
            : text('withdrawals.book.unused')
        }`}
      </Text>
    </CardButton>
  );
}
