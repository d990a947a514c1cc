import { type SavedAddress, createAddress } from '@settlement/api-mocks/contract/addresses';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { useAtomValue } from 'jotai';
import { pick } from 'valibot';
import { editAddressAtom } from '#data/addresses.ts';
import { useToasts } from '#data/page/toasts.ts';
import { useText } from '#i18n/useText.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useForm } from '#kit/form/useForm.ts';

interface RenameDialogProps {
  readonly address: SavedAddress;
  readonly onClose: () => void;
}

const labelSchema = pick(createAddress.body, ['label']);

export function RenameDialog({ address, onClose }: RenameDialogProps) {
  const text = useText();
  const toasts = useToasts();
  const { mutateAsync: edit } = useAtomValue(editAddressAtom);
  const form = useForm({
    isClosing: true,
    initial: { label: address.label },
    schema: labelSchema,
    submit: async ({ label }) => {
      await edit({ id: address.id, label });
      toasts.add({ tone: 'positive', title: text('addresses.renamed', { label }) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={text('addresses.rename.title', { label: address.label })}
      submitLabel={text('addresses.rename')}
      size="small"
      onClose={onClose}
    >
      <TextField
        label={text('addresses.column.label')}
        description={text('addresses.form.labelHint')}
        {...form.field('label')}
      />
      <Text size="small" tone="muted" as="p">
        {text('addresses.rename.text')}
      </Text>
    </FormDialog>
  );
}
