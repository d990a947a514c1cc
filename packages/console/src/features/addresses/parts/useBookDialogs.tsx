import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import { type ReactNode, useCallback, useState } from 'react';
import { deferredDialog } from '#parts/loading/deferred.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import { addressList, saveAddressAtom } from '#data/addresses.ts';
import { useDraft } from '#data/page/drafts.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useForm } from '#kit/form/useForm.ts';
import {
  type AddressDraft,
  type AddressEntry,
  addressSchema,
  emptyAddress,
  useAddressEntry,
} from './useAddressEntry.ts';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Stack } from '@settlement/design-system/Stack';
import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import type { FormState } from '#kit/form/formState.ts';
import { similarName } from '#parts/address/addressTexts.ts';
import { RecipientNotes } from '#parts/address/RecipientNotes.tsx';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import type { TokenOnNetwork } from '#data/currencies.ts';
import { networkName } from '#parts/values/networkName.ts';
import { useSensitiveCall } from '#parts/verification/useSensitiveCall.ts';

interface CurrencyFieldProps {
  readonly choices: readonly TokenOnNetwork[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly errorMessage?: string | undefined;
}

function CurrencyField({ choices, ...field }: CurrencyFieldProps) {
  const text = useText();
  return (
    <ComboBox
      label={text('addresses.filter.currency_id')}
      placeholder={text('common.chooseCurrency')}
      empty={text('addresses.form.noCurrency')}
      {...field}
    >
      {choices.map(({ network, token }) => (
        <ComboBoxItem key={token.id} id={token.id}>
          {`${token.token} · ${networkName(text, network)}`}
        </ComboBoxItem>
      ))}
    </ComboBox>
  );
}

/** Few users import addresses, so the dialog is loaded on demand. */
const ImportDialog = deferredDialog(async () => (await import('./ImportDialog.tsx')).ImportDialog);

type Open =
  | { readonly kind: 'add' | 'import' }
  | { readonly kind: 'rename' | 'delete'; readonly address: SavedAddress };

interface BookDialogs {
  readonly dialog: ReactNode;
  readonly onAdd: () => void;
  readonly onImport: () => void;
  readonly onRename: (address: SavedAddress) => void;
  readonly onDelete: (address: SavedAddress) => void;
}

export function useBookDialogs(): BookDialogs {
  const [{ new: added }, setUrl] = useUrlState(addressList.stateAtom);
  const [chosen, setOpen] = useState<Open>();
  const open: Open | undefined = added === 1 ? { kind: 'add' } : chosen;
  const close = useCallback(() => {
    setOpen(undefined);
    setUrl({ new: undefined }, { replace: true });
  }, [setUrl]);
  return {
    dialog: open && dialogOf(open, close),
    onAdd: useCallback(() => setOpen({ kind: 'add' }), []),
    onImport: useCallback(() => setOpen({ kind: 'import' }), []),
    onRename: useCallback((address) => setOpen({ kind: 'rename', address }), []),
    onDelete: useCallback((address) => setOpen({ kind: 'delete', address }), []),
  };
}

function dialogOf(open: Open, close: () => void): ReactNode {
  if (!('address' in open)) {
    return open.kind === 'add' ? <AddDialog onClose={close} /> : <ImportDialog onClose={close} />;
  }
  if (open.kind === 'rename') return <RenameDialog address={open.address} onClose={close} />;
  return <DeleteDialog address={open.address} onClose={close} />;
}

function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const perform = useSensitiveCall();
  const save = useSetAtom(saveAddressAtom);
  const draft = useDraft('address', emptyAddress);
  const entry = useAddressEntry(draft[0]);

  const form = useForm({
    isClosing: true,
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
      const isDone = await perform({
        content: (text) => ({
          title: text('addresses.form.confirm'),
          recap: <AddressRecap {...body} chosen={entry.chosen} />,
          confirmLabel: text('common.save'),
        }),
        call: (codes) => save(body, codes),
        done: text('addresses.added', { label }),
      });
      if (isDone) onClose();
      return isDone;
    },
  });

  return (
    <FormDialog form={form} title={text('addresses.add')} submitLabel={text('common.save')} onClose={onClose}>
      <TextField
        label={text('addresses.column.label')}
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
        label={text('common.column.note')}
        description={text('addresses.form.noteHint')}
        {...form.field('note')}
      />
    </FormDialog>
  );
}

interface AddressInputProps {
  readonly form: FormState<AddressDraft>;
  readonly entry: AddressEntry;
}

/** Renders the address field. For a similar address, the user must type the middle part. */
function AddressInput({ form, entry }: AddressInputProps) {
  const text = useText();
  const { address, recipient, alternative, similar, middle, isChecking, isGood } = entry;
  return (
    <>
      <TextField
        label={text('common.column.address')}
        isMono
        autoComplete="off"
        {...(isChecking && { description: text('common.address.checking') })}
        {...(isGood && { successMessage: text('addresses.form.good') })}
        {...form.field('address')}
        onChange={(value) => form.set({ address: value, memo: '', notes: '', linkAmount: '', middle: '' })}
        onBlur={() => {
          if (recipient && !recipient.problem && address !== form.values.address)
            form.set({
              address,
              memo: recipient.memo,
              notes: recipient.notes.join(),
              linkAmount: recipient.amount,
            });
          form.field('address').onBlur();
        }}
      />
      {recipient && !recipient.problem && (
        <RecipientNotes
          notes={[...form.values.notes.split(','), ...recipient.notes]}
          network={entry.chosen?.network.chain ?? ''}
          unusedAmount={form.values.linkAmount || recipient.amount}
        />
      )}
      {alternative && (
        <Button variant="outline" onPress={() => form.set({ currency: alternative.token.id })}>
          {text('addresses.form.switch', { chain: alternative.network.chain })}
        </Button>
      )}
      {similar && (
        <>
          <Banner tone="critical" role="alert">
            <Stack gap="xs">
              <span>{text('addresses.form.similar', { label: similarName(text, similar) })}</span>
              <FullAddress value={similar.address} />
              <FullAddress value={address} />
            </Stack>
          </Banner>
          <TextField
            label={text('addresses.form.middle', { from: middle.from, to: middle.to })}
            isMono
            autoComplete="off"
            {...form.field('middle')}
          />
        </>
      )}
    </>
  );
}

interface AddressRecapProps {
  readonly label: string;
  readonly address: string;
  readonly memo: string;
  readonly chosen: TokenOnNetwork | undefined;
}

function AddressRecap({ label, address, memo, chosen }: AddressRecapProps) {
  const text = useText();
  return (
    <Stack gap="xs">
      <span>
        {text('addresses.form.recap', {
          label,
          token: chosen?.token.token ?? '',
          network: chosen ? networkName(text, chosen.network) : '',
        })}
      </span>
      <FullAddress value={address} />
      {memo !== '' && <span>{text('common.memo', { memo })}</span>}
    </Stack>
  );
}
