import { errorCode } from '@settlement/api-mocks/contract/errors';
import { readPaymentUri } from '@settlement/api-mocks/rules/paymentUri';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { Dialog } from '@settlement/design-system/Dialog';
import { Stack } from '@settlement/design-system/Stack';
import { TextField } from '@settlement/design-system/TextField';
import { useAtomValue, useSetAtom } from 'jotai';
import { type SubmitEvent, useRef, useState } from 'react';
import { isApiError } from '../../../api/errors.ts';
import { saveAddressAtom } from '../../../data/addresses.ts';
import { currencyQueryAtoms, findTokenOnNetwork, tokensOnNetworks } from '../../../data/currencies.ts';
import { useDraft } from '../../../data/drafts.ts';
import { useToasts } from '../../../data/toasts.ts';
import { usePerform } from '../../../data/verification.ts';
import { useAddressCheckQuery } from '../../../data/withdrawals.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { fieldErrors, fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { focusFirstInvalid } from '../../../lib/focusFirstInvalid.ts';
import { similarName, validationText } from '../../../parts/address/addressTexts.ts';
import { FullAddress } from '../../../parts/FullAddress.tsx';
import * as css from '../addresses.css.ts';
import {
  type AddressDraft,
  type AddressField,
  addressErrors,
  addressIn,
  emptyAddress,
  middleOf,
  networkOfFamily,
  validationOf,
} from './addressDraft.ts';

/** Saves an address: the form is checked as it is written, the address by the server, the person by a code. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const toasts = useToasts();
  const perform = usePerform();
  const save = useSetAtom(saveAddressAtom);
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list ?? [];
  const [draft, patch, clear] = useDraft('address', emptyAddress);
  const [touched, setTouched] = useState<ReadonlySet<AddressField>>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const all = tokensOnNetworks(networks);
  const chosen = findTokenOnNetwork(networks, draft.currency);
  const address = addressIn(draft.address);
  const validation = validationOf(draft.address, chosen);
  // Whatever is well formed is asked about.
  const check = useAddressCheckQuery(
    chosen && validation.kind === 'valid' ? { id: chosen.token.id, address, memo: '' } : undefined,
  );
  const answer = check.data;
  const errors = addressErrors(draft, chosen, answer);
  const alternative = networkOfFamily(validation, chosen, all);
  const middle = middleOf(address);
  const similar = answer?.similar[0];

  const change = (fields: Partial<AddressDraft>) => {
    patch(fields);
    setRefused({});
  };
  const leave = (field: AddressField) => setTouched((before) => new Set(before).add(field));
  const messageOf = (field: AddressField): string | undefined => {
    const server = refused[field === 'currency' ? 'currency_id' : field];
    if (server !== undefined) return server;
    const failure = errors[field];
    if (failure === undefined || !touched.has(field)) return undefined;
    if (failure === 'middle') return text('addresses.form.middleWrong', { from: middle.from, to: middle.to });
    if (failure === 'verdict') return validationText(text, validation, chosen?.network.chain ?? '');
    return fieldText(text, failure);
  };
  const noteOf = (field: AddressField) => {
    const errorMessage = messageOf(field);
    return errorMessage === undefined ? {} : { errorMessage };
  };

  /** Asks at once; where it resembles a saved one, the form shows both. */
  const isUnlikeSaved = async (): Promise<boolean> => {
    const { data, error } = await check.refetch();
    if (error) setRefused({ form: errorText(text, error) });
    return data !== undefined && Object.keys(addressErrors(draft, chosen, data)).length === 0;
  };

  const submit = async () => {
    setTouched(new Set(['label', 'currency', 'address', 'note', 'middle']));
    if (Object.keys(errors).length > 0 || !chosen) {
      // The first field in the order of the form that is wrong.
      if (form.current) focusFirstInvalid(form.current);
      return;
    }
    setPending(true);
    const { network, token } = chosen;
    const label = draft.label.trim();
    // Pressed before the server had said its word: what it resembles is not known yet.
    const isUnlike = answer !== undefined || (await isUnlikeSaved());
    if (!isUnlike) return setPending(false);
    const memo = draft.memo.trim() || readPaymentUri(draft.address).memo;
    const entry = { label, currency_id: token.id, address, memo, note: draft.note.trim() };
    try {
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        title: text('addresses.form.confirm'),
        recap: (
          <Stack gap="xs">
            <span>
              {text('addresses.form.recap', {
                label,
                token: token.token,
                network: text('common.address.network', { chain: network.chain, network: network.net_work }),
              })}
            </span>
            <FullAddress value={address} />
          </Stack>
        ),
        confirmLabel: text('addresses.form.save'),
        call: (codes) => save(entry, codes),
      });
      if (!isDone) return;
      toasts.add({ tone: 'positive', title: text('addresses.added', { label }) });
      clear();
      onClose();
    } catch (error) {
      const named = fieldErrors(text, error);
      const isName = isApiError(error) && error.code === errorCode.NAME_EXISTS;
      setRefused(
        Object.keys(named).length > 0 ? named : { [isName ? 'label' : 'form']: errorText(text, error) },
      );
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('addresses.form.title')}
      closeLabel={text('common.close')}
    >
      <form
        ref={form}
        noValidate
        className={css.form}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        {refused.form !== undefined && (
          <Banner tone="critical" role="alert">
            {refused.form}
          </Banner>
        )}
        <TextField
          label={text('addresses.form.label')}
          description={text('addresses.form.labelHint')}
          value={draft.label}
          onChange={(label) => change({ label })}
          onBlur={() => leave('label')}
          {...noteOf('label')}
        />
        <ComboBox
          label={text('addresses.form.currency')}
          placeholder={text('addresses.form.chooseCurrency')}
          openLabel={text('addresses.form.open')}
          emptyLabel={text('addresses.form.noCurrency')}
          selectedKey={draft.currency || null}
          onSelectionChange={(currency) => change({ currency: currency ?? '' })}
          {...noteOf('currency')}
        >
          {all.map(({ network, token }) => (
            <ComboBoxItem key={token.id} id={token.id}>
              {`${token.token} · ${text('common.address.network', { chain: network.chain, network: network.net_work })}`}
            </ComboBoxItem>
          ))}
        </ComboBox>
        <TextField
          label={text('addresses.form.address')}
          isMono
          autoComplete="off"
          spellCheck="false"
          value={draft.address}
          onChange={(value) => change({ address: value, middle: '' })}
          onBlur={() => leave('address')}
          {...(check.isFetching && { description: text('addresses.form.checking') })}
          {...(answer?.valid && !similar && { successMessage: text('addresses.form.good') })}
          {...noteOf('address')}
        />
        {alternative && (
          <Button variant="outline" onPress={() => change({ currency: alternative.token.id })}>
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
              value={draft.middle}
              onChange={(value) => change({ middle: value })}
              {...noteOf('middle')}
            />
          </>
        )}
        {chosen?.network.memo && (
          <TextField
            label={text('addresses.form.memo')}
            description={text('addresses.form.memoHint')}
            value={draft.memo}
            onChange={(memo) => change({ memo })}
            {...noteOf('memo')}
          />
        )}
        <TextField
          label={text('addresses.form.note')}
          description={text('addresses.form.noteHint')}
          value={draft.note}
          onChange={(note) => change({ note })}
          onBlur={() => leave('note')}
          {...noteOf('note')}
        />
        <div className={css.buttons}>
          <Button variant="outline" onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button type="submit" isPending={isPending}>
            {text('addresses.form.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
