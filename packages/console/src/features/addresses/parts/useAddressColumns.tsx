import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useMemo, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Moment } from '#parts/values/Moment.tsx';
import { AddressState, RowMenu } from './addressRow.tsx';
import { networkName } from '#parts/values/networkName.ts';
import { IconButton } from '@settlement/design-system/IconButton';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { EyeIcon, EyeOffIcon } from '@settlement/design-system/icons';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import * as css from '../addresses.css.ts';

interface Actions {
  readonly onRename: (address: SavedAddress) => void;
  readonly onDelete: (address: SavedAddress) => void;
}

export function useAddressColumns({ onRename, onDelete }: Actions): readonly DataTableColumn<SavedAddress>[] {
  const text = useText();
  return useMemo(
    () => [
      {
        id: 'label',
        header: text('addresses.column.label'),
        cell: ({ label, note }) => (
          <Stack gap="none">
            <strong>{label}</strong>
            {note !== '' && (
              <Text size="small" tone="muted">
                {note}
              </Text>
            )}
          </Stack>
        ),
        isRowHeader: true,
        skeletonWidth: '120px',
      },
      {
        id: 'network',
        header: text('common.column.chain'),
        cell: (row) => `${row.token} · ${networkName(text, row)}`,
        skeletonWidth: '140px',
      },
      {
        id: 'address',
        header: text('common.column.address'),
        cell: ({ address, label, memo }) => (
          <Stack gap="none">
            <AddressCell address={address} label={label} />
            {memo !== '' && (
              <Text size="small" tone="muted">
                {text('common.memo', { memo })}
              </Text>
            )}
          </Stack>
        ),
        skeletonWidth: '180px',
      },
      {
        id: 'added',
        header: text('addresses.column.created_time'),
        cell: ({ created_time }) => <Moment seconds={created_time} />,
        skeletonWidth: '130px',
      },
      {
        id: 'used',
        header: text('common.column.last_used_time'),
        cell: ({ last_used_time, use_count }) => (
          <Stack gap="none">
            {last_used_time > 0 && <Moment seconds={last_used_time} />}
            <Text size="small" tone="muted">
              {text('addresses.uses', { count: use_count })}
            </Text>
          </Stack>
        ),
        skeletonWidth: '130px',
      },
      {
        id: 'status',
        header: text('common.column.status'),
        cell: (address) => <AddressState address={address} />,
        skeletonWidth: '72px',
      },
      {
        id: 'actions',
        header: <VisuallyHidden>{text('common.list.actions')}</VisuallyHidden>,
        cell: (address) => <RowMenu address={address} onRename={onRename} onDelete={onDelete} />,
        align: 'end',
        width: '56px',
        skeletonWidth: '24px',
      },
    ],
    [text, onRename, onDelete],
  );
}

function AddressCell({ address, label }: Pick<SavedAddress, 'address' | 'label'>) {
  const text = useText();
  const [isFull, setFull] = useState(false);
  return (
    <span className={css.address}>
      {isFull ? <FullAddress value={address} /> : <TruncatedId value={address} />}
      <IconButton
        size="small"
        label={text(isFull ? 'addresses.hide' : 'addresses.show')}
        icon={isFull ? <EyeOffIcon aria-hidden="true" /> : <EyeIcon aria-hidden="true" />}
        onPress={() => setFull(!isFull)}
      />
      <CopyValue value={address} what={text('addresses.copyName', { label })} />
    </span>
  );
}
