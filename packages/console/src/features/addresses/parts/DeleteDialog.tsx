import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { deleteAddressAtom } from '../../../data/addresses.ts';
import { useToasts } from '../../../data/toasts.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { useText } from '../../../i18n/useText.ts';
import { FullAddress } from '../../../parts/FullAddress.tsx';
import * as css from '../addresses.css.ts';

interface DeleteDialogProps {
  readonly address: SavedAddress;
  readonly onClose: () => void;
}

/** Says what goes and what that means, before it goes. */
export function DeleteDialog({ address, onClose }: DeleteDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const remove = useAtomValue(deleteAddressAtom);
  const { label } = address;

  const confirm = () =>
    remove.mutate(address.id, {
      onSuccess: () => {
        toasts.add({ tone: 'positive', title: text('addresses.deleted', { label }) });
        onClose();
      },
    });

  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      isLocked={remove.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('addresses.delete.title', { label })}
      closeLabel={text('common.close')}
      footer={
        <div className={css.buttons}>
          <Button variant="outline" isDisabled={remove.isPending} onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button tone="critical" isPending={remove.isPending} onPress={confirm}>
            {text('addresses.delete')}
          </Button>
        </div>
      }
    >
      <Stack gap="m">
        <FullAddress value={address.address} />
        <Text as="p">{text('addresses.delete.text')}</Text>
        {remove.isError && (
          <Text as="p" tone="critical">
            <span role="alert">{errorText(text, remove.error)}</span>
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
