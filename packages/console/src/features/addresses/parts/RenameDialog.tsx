import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { useAtomValue } from 'jotai';
import { type SubmitEvent, useState } from 'react';
import { editAddressAtom } from '../../../data/addresses.ts';
import { useToasts } from '../../../data/toasts.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { fieldErrors, fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from '../addresses.css.ts';

interface RenameDialogProps {
  readonly address: SavedAddress;
  readonly onClose: () => void;
}

const MOST_LETTERS = 20;

/** Another label for the same address. */
export function RenameDialog({ address, onClose }: RenameDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const edit = useAtomValue(editAddressAtom);
  const [label, setLabel] = useState(address.label);
  const [failure, setFailure] = useState<string>();

  const save = async () => {
    const input = label.trim();
    if (input === '') return setFailure(fieldText(text, 'required'));
    if (input.length > MOST_LETTERS) return setFailure(fieldText(text, 'too_long'));
    try {
      await edit.mutateAsync({ id: address.id, label: input });
      toasts.add({ tone: 'positive', title: text('addresses.renamed', { label: input }) });
      onClose();
    } catch (error) {
      setFailure(fieldErrors(text, error).label ?? errorText(text, error));
    }
    return undefined;
  };

  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('addresses.rename.title', { label: address.label })}
      closeLabel={text('common.close')}
    >
      <form
        noValidate
        className={css.form}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={text('addresses.form.label')}
          value={label}
          onChange={(value) => {
            setLabel(value);
            setFailure(undefined);
          }}
          description={text('addresses.form.labelHint')}
          {...(failure !== undefined && { errorMessage: failure })}
        />
        <Text size="small" tone="muted" as="p">
          {text('addresses.rename.text')}
        </Text>
        <div className={css.buttons}>
          <Button variant="outline" onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button type="submit" isPending={edit.isPending}>
            {text('addresses.rename')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
