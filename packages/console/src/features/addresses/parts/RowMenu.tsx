import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { addressStatus } from '@settlement/api-mocks/contract/enumerations';
import { IconButton } from '@settlement/design-system/IconButton';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { Stack } from '@settlement/design-system/Stack';
import { EllipsisIcon } from '@settlement/design-system/icons';
import { useSetAtom } from 'jotai';
import { turnAddressAtom } from '#data/addresses.ts';
import { usePaths } from '#data/session/device.ts';
import { useText } from '#i18n/useText.ts';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import { useSensitiveCall } from '#parts/verification/useSensitiveCall.ts';

export interface RowMenuProps {
  readonly address: SavedAddress;
  readonly onRename: (address: SavedAddress) => void;
  readonly onDelete: (address: SavedAddress) => void;
}

export function RowMenu({ address, onRename, onDelete }: RowMenuProps) {
  const text = useText();
  const paths = usePaths();
  const perform = useSensitiveCall();
  const turn = useSetAtom(turnAddressAtom);
  const { id, label, status } = address;

  const change = async (status: 1 | 3) => {
    const isOn = status === addressStatus.active;
    try {
      await perform({
        content: (text) => ({
          title: text('addresses.enable.title', { label }),
          recap: (
            <Stack gap="xs">
              <span>{text('addresses.enable.recap')}</span>
              <FullAddress value={address.address} />
            </Stack>
          ),
          confirmLabel: text('addresses.enable'),
        }),
        call: (codes) => turn({ id, status }, codes),
        done: text(isOn ? 'addresses.enabled' : 'addresses.disabled', { label }),
      });
    } catch {
      // `perform` has shown the error, and the address is unchanged.
    }
  };

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
        <MenuItem id="disable" onAction={() => void change(addressStatus.disabled)}>
          {text('addresses.disable')}
        </MenuItem>
      )}
      {status === addressStatus.disabled && (
        <MenuItem id="enable" onAction={() => void change(addressStatus.active)}>
          {text('addresses.enable')}
        </MenuItem>
      )}
      <MenuItem id="delete" tone="critical" onAction={() => onDelete(address)}>
        {text('addresses.delete')}
      </MenuItem>
    </Menu>
  );
}
