import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { addressStatus, emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { IconButton } from '@settlement/design-system/IconButton';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { Stack } from '@settlement/design-system/Stack';
import { EllipsisIcon } from '@settlement/design-system/icons';
import { useSetAtom } from 'jotai';
import { turnAddressAtom } from '#data/addresses.ts';
import { usePaths } from '#data/device.ts';
import { useToasts } from '#data/toasts.ts';
import { usePerform } from '#data/verification.ts';
import { useText } from '#i18n/useText.ts';
import { FullAddress } from '#parts/FullAddress.tsx';

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
  const perform = usePerform();
  const turn = useSetAtom(turnAddressAtom);
  const { id, label, status } = address;

  const change = async (status: 1 | 3) => {
    const isOn = status === addressStatus.active;
    try {
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
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
      });
      if (isDone)
        toasts.add({
          tone: 'positive',
          title: text(isOn ? 'addresses.enabled' : 'addresses.disabled', { label }),
        });
    } catch {
      // Said aloud by `perform`; the address stays as it was.
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
