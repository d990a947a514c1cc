import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { deleteAddressAtom } from '../../../data/addresses.ts';
import { useToasts } from '../../../data/toasts.ts';
import { usePerform } from '../../../data/verification.ts';
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
  const perform = usePerform();
  const remove = useSetAtom(deleteAddressAtom);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const { id, label } = address;

  const confirm = async () => {
    setPending(true);
    setError(undefined);
    try {
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        title: text('addresses.delete.title', { label }),
        recap: (
          <Stack gap="xs">
            <span>{text('addresses.delete.recap')}</span>
            <FullAddress value={address.address} />
          </Stack>
        ),
        confirmLabel: text('addresses.delete'),
        isDanger: true,
        call: (codes) => remove(id, codes),
      });
      if (!isDone) return;
      toasts.add({ tone: 'positive', title: text('addresses.deleted', { label }) });
      onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      isLocked={isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('addresses.delete.title', { label })}
      closeLabel={text('common.close')}
      footer={
        <div className={css.buttons}>
          <Button variant="outline" isDisabled={isPending} onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button tone="critical" isPending={isPending} onPress={() => void confirm()}>
            {text('addresses.delete')}
          </Button>
        </div>
      }
    >
      <Stack gap="m">
        <FullAddress value={address.address} />
        <Text as="p">{text('addresses.delete.text')}</Text>
        {error !== undefined && (
          <Text as="p" tone="critical">
            <span role="alert">{errorText(text, error)}</span>
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
