import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { addressStatus } from '@settlement/api-mocks/contract/enumerations';
import { IconButton } from '@settlement/design-system/IconButton';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { EllipsisIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { editAddressAtom } from '../../../data/addresses.ts';
import { usePaths } from '../../../data/device.ts';
import { useToasts } from '../../../data/toasts.ts';
import { useText } from '../../../i18n/useText.ts';

interface RowMenuProps {
  readonly address: SavedAddress;
  readonly onRename: (address: SavedAddress) => void;
  readonly onDelete: (address: SavedAddress) => void;
}

/** Everything that can be done with a saved address. */
export function RowMenu({ address, onRename, onDelete }: RowMenuProps) {
  const text = useText();
  const paths = usePaths();
  const toasts = useToasts();
  const edit = useAtomValue(editAddressAtom);
  const { id, label, status } = address;

  const turn = (to: 1 | 3) =>
    edit.mutate(
      { id, status: to },
      {
        onSuccess: () =>
          toasts.add({
            tone: 'positive',
            title: text(to === 1 ? 'addresses.enabled' : 'addresses.disabled', { label }),
          }),
      },
    );

  return (
    <Menu
      placement="bottom end"
      trigger={
        <IconButton label={text('addresses.actions', { label })} icon={<EllipsisIcon aria-hidden="true" />} />
      }
    >
      {status === addressStatus.active && (
        <MenuItem id="withdraw" href={paths.withdraw(address.currency_id, id)}>
          {text('addresses.withdraw')}
        </MenuItem>
      )}
      <MenuItem id="rename" onAction={() => onRename(address)}>
        {text('addresses.rename')}
      </MenuItem>
      {status === addressStatus.active && (
        <MenuItem id="disable" onAction={() => turn(addressStatus.disabled)}>
          {text('addresses.disable')}
        </MenuItem>
      )}
      {status === addressStatus.disabled && (
        <MenuItem id="enable" onAction={() => turn(addressStatus.active)}>
          {text('addresses.enable')}
        </MenuItem>
      )}
      <MenuItem id="delete" tone="critical" onAction={() => onDelete(address)}>
        {text('addresses.delete')}
      </MenuItem>
    </Menu>
  );
}
