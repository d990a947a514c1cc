import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { addressStatus, type CodeOf } from '@settlement/api-mocks/contract/enumerations';
import { Stack } from '@settlement/design-system/Stack';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text as SmallText } from '@settlement/design-system/Text';
import type { Tone } from '@settlement/design-system/tokens';
import { IconButton } from '@settlement/design-system/IconButton';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { EllipsisIcon } from '@settlement/design-system/icons';
import { useSetAtom } from 'jotai';
import { useSecondsLeft } from '#data/money/useSecondsLeft.ts';
import { type Text, useText } from '#i18n/useText.ts';
import { turnAddressAtom } from '#data/addresses.ts';
import { usePaths } from '#data/session/device.ts';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import { useSensitiveCall } from '#parts/verification/useSensitiveCall.ts';
import { codeText, toneOf } from '#parts/values/codes.ts';

const tones: Record<CodeOf<typeof addressStatus>, Tone> = {
  [addressStatus.active]: 'positive',
  [addressStatus.cooling]: 'caution',
  [addressStatus.disabled]: 'neutral',
};

export function AddressState({ address }: { readonly address: SavedAddress }) {
  const text = useText();
  const { status, active_time } = address;
  const left = useSecondsLeft(status === addressStatus.cooling ? active_time : 0);
  const tag = (
    <StatusTag tone={toneOf(tones, status)}>
      {codeText(text, status, addressStatus, (known) => `addresses.status.${known}`)}
    </StatusTag>
  );
  if (left === 0) return tag;
  return (
    <Stack gap="none" align="start">
      {tag}
      <SmallText size="small" tone="muted">
        {text('addresses.cooling', { left: durationText(text, left) })}
      </SmallText>
    </Stack>
  );
}

/** Returns a text such as `23 h 10 min`. Seconds appear only in the last minute. */
function durationText(text: Text, seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return text('addresses.coolingOff.seconds', { seconds });
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return text('common.minutesShort', { minutes });
  return text('addresses.coolingOff.hours', { hours, minutes: minutes % 60 });
}

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
    const action = isOn ? 'enable' : 'disable';
    try {
      await perform({
        content: (text) => ({
          title: text(`addresses.${action}.title`, { label }),
          recap: (
            <Stack gap="xs">
              <span>{text(`addresses.${action}.recap`)}</span>
              <FullAddress value={address.address} />
            </Stack>
          ),
          confirmLabel: text(`addresses.${action}`),
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
          {text('assets.action.withdraw')}
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
