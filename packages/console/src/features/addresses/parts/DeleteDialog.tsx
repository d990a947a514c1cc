import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Stack } from '@settlement/design-system/Stack';
import { useSetAtom } from 'jotai';
import { deleteAddressAtom } from '#data/addresses.ts';
import { useToasts } from '#data/toasts.ts';
import { usePerform } from '#data/verification.ts';
import { useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { FullAddress } from '#parts/FullAddress.tsx';

interface DeleteDialogProps {
  readonly address: SavedAddress;
  readonly onClose: () => void;
}

/** Says what goes and what that means, before it goes. */
export function DeleteDialog({ address, onClose }: DeleteDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const perform = usePerform();
  const remove = useSetAtom(deleteAddressAtom);
  const { id, label } = address;

  const confirm = async () => {
    const { isDone } = await perform({
      purpose: emailPurpose.withdrawal,
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
    });
    if (isDone) toasts.add({ tone: 'positive', title: text('addresses.deleted', { label }) });
    return isDone;
  };

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
