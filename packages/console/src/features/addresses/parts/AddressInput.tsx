import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Stack } from '@settlement/design-system/Stack';
import { TextField } from '@settlement/design-system/TextField';
import { useText } from '#i18n/useText.ts';
import type { FormState } from '#kit/form/formState.ts';
import { similarName } from '#parts/address/addressTexts.ts';
import { RecipientNotes } from '#parts/address/RecipientNotes.tsx';
import { FullAddress } from '#parts/FullAddress.tsx';
import type { AddressDraft } from './addressDraft.ts';
import type { AddressEntry } from './useAddressEntry.ts';

interface AddressInputProps {
  readonly form: FormState<AddressDraft>;
  readonly entry: AddressEntry;
}

/** The address, the network it belongs to, and proof that it was read where it resembles a saved one. */
export function AddressInput({ form, entry }: AddressInputProps) {
  const text = useText();
  const { address, recipient, alternative, similar, middle, isChecking, isGood } = entry;
  return (
    <>
      <TextField
        label={text('addresses.form.address')}
        isMono
        autoComplete="off"
        {...(isChecking && { description: text('addresses.form.checking') })}
        {...(isGood && { successMessage: text('addresses.form.good') })}
        {...form.field('address')}
        onChange={(value) => form.set({ address: value, memo: '', notes: '', middle: '' })}
        onBlur={() => {
          if (recipient && !recipient.problem && address !== form.values.address)
            form.set({ address, memo: recipient.memo, notes: recipient.notes.join() });
          form.field('address').onBlur();
        }}
      />
      {recipient && !recipient.problem && (
        <RecipientNotes
          notes={[...form.values.notes.split(','), ...recipient.notes]}
          network={entry.chosen?.network.chain ?? ''}
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
