import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import { saveAddressAtom } from '#data/addresses.ts';
import { useDraft } from '#data/drafts.ts';
import { useToasts } from '#data/toasts.ts';
import { usePerform } from '#data/verification.ts';
import { useText } from '#i18n/useText.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { AddressInput } from './AddressInput.tsx';
import { AddressRecap } from './AddressRecap.tsx';
import { CurrencyField } from './CurrencyField.tsx';
import { addressSchema, emptyAddress } from './addressDraft.ts';
import { useAddressEntry } from './useAddressEntry.ts';

/** Saves an address: the form is checked as it is written, the address by the server, the person by a code. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const toasts = useToasts();
  const perform = usePerform();
  const save = useSetAtom(saveAddressAtom);
  const draft = useDraft('address', emptyAddress);
  const entry = useAddressEntry(draft[0]);

  const form = useForm({
    initial: emptyAddress,
    draft,
    schema: addressSchema,
    rules: () => entry.errors,
    wireNames: { currency: 'currency_id' },
    isReady: entry.isAnswered,
    submit: async ({ currency, label, note }) => {
      if (!(await entry.confirm())) return false;
      const { address, memo } = entry;
      const body = { label, address, memo, note: note.trim(), currency_id: currency };
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text('addresses.form.confirm'),
          recap: <AddressRecap {...body} chosen={entry.chosen} />,
          confirmLabel: text('addresses.form.save'),
        }),
        call: (codes) => save(body, codes),
      });
      if (!isDone) return false;
      toasts.add({ tone: 'positive', title: text('addresses.added', { label }) });
      onClose();
      return true;
    },
  });

  return (
    <FormDialog
      form={form}
      title={text('addresses.form.title')}
      submitLabel={text('addresses.form.save')}
      onClose={onClose}
    >
      <TextField
        label={text('addresses.form.label')}
        description={text('addresses.form.labelHint')}
        {...form.field('label')}
      />
      <CurrencyField choices={entry.all} {...form.select('currency')} />
      <AddressInput form={form} entry={entry} />
      {entry.chosen?.network.memo && (
        <TextField
          label={text('addresses.form.memo')}
          description={text('addresses.form.memoHint')}
          isMono
          autoComplete="off"
          {...form.field('memo')}
        />
      )}
      <TextField
        label={text('addresses.form.note')}
        description={text('addresses.form.noteHint')}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
