import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { Stack } from '@settlement/design-system/Stack';
import { useSetAtom } from 'jotai';
import { deleteAddressAtom } from '#data/addresses.ts';
import { useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import { useSensitiveCall } from '#parts/verification/useSensitiveCall.ts';

interface DeleteDialogProps {
  readonly address: SavedAddress;
  readonly onClose: () => void;
}

export function DeleteDialog({ address, onClose }: DeleteDialogProps) {
  const text = useText();
  const perform = useSensitiveCall();
  const remove = useSetAtom(deleteAddressAtom);
  const { id, label } = address;

  const confirm = () =>
    perform({
      content: (text) => ({
        title: text('addresses.delete.title', { label }),
        recap: (
          <Stack gap="xs">
            <span>{text('addresses.delete.recap')}</span>
            <FullAddress value={address.address} />
          </Stack>
        ),
        confirmLabel: text('addresses.delete'),
      }),
      isDanger: true,
      call: (codes) => remove(id, codes),
      done: text('addresses.deleted', { label }),
    });

  return (
    <ConfirmDialog
      isDanger
      title={text('addresses.delete.title', { label })}
      consequence={text('addresses.delete.text')}
      confirmLabel={text('addresses.delete')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FullAddress value={address.address} />
    </ConfirmDialog>
  );
}
