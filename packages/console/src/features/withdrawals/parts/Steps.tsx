import { Inline } from '@settlement/design-system/Inline';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { Stack } from '@settlement/design-system/Stack';
import { TextField } from '@settlement/design-system/TextField';
import { Button } from '@settlement/design-system/Button';
import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { usePaths } from '#data/session/device.ts';
import { type WithdrawStep, recentWithdrawalsQueryAtom } from '#data/withdrawals.ts';
import { type Text as TextOf, useText } from '#i18n/useText.ts';
import { AfterQueries } from '#parts/loading/QueryView.tsx';
import { useHeldText } from '#parts/money/ContinueButton.tsx';
import { FormStep } from '#parts/money/FormStep.tsx';
import { AddressField } from './AddressField.tsx';
import { AddressWarnings } from './AddressWarnings.tsx';
import { AmountSection } from './AmountSection.tsx';
import { LastRecipients } from './LastRecipients.tsx';
import { NetworkField } from './NetworkField.tsx';
import type { WithdrawalForm } from './useWithdrawalForm.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { hideBalancesAtom } from '#data/session/preferences.ts';

function TokenField({ withdrawal }: { readonly withdrawal: WithdrawalForm }) {
  const text = useText();
  const areBalancesHidden = useAtomValue(hideBalancesAtom);
  const formats = useFormats();
  const heldText = useHeldText();
  const { form, asset } = withdrawal;
  const wrong = form.errors.token;
  // If the entered address can receive some tokens, the list contains only these and the selected token.
  const fitting = new Set(asset.fits.map((one) => one.token.token));
  const shown =
    fitting.size === 0
      ? asset.choices
      : asset.choices.filter((one) => fitting.has(one.token) || one.token === asset.token);
  return (
    <>
      <ComboBox
        label={text('common.column.token')}
        placeholder={text('withdrawals.token.placeholder')}
        description={asset.token === '' ? heldText(shown) : undefined}
        labels={{ open: text('withdrawals.token.open') }}
        empty={text('withdrawals.token.none')}
        value={asset.token === '' ? null : asset.token}
        onChange={(token) => {
          if (token === null || token === asset.token) return;
          const networks = asset.choices.find((choice) => choice.token === token)?.networks ?? [];
          // The selected network is kept if the new token supports it.
          const same = networks.find(({ network }) => network.id === asset.asset?.network.id);
          withdrawal.chooseAsset(same?.token.id ?? '', { linkAmount: '', token, amount: '' });
        }}
        {...(wrong !== undefined && { errorMessage: wrong })}
      >
        {shown.map(({ token, logo, balance }) => (
          <ComboBoxItem
            key={token}
            id={token}
            textValue={token}
            icon={<TokenIcon token={token} logo={logo} size="small" />}
            description={
              areBalancesHidden
                ? text('common.balances.hidden')
                : text('withdrawals.token.balance', { amount: formats.amount(balance), token })
            }
          >
            {token}
          </ComboBoxItem>
        ))}
      </ComboBox>
    </>
  );
}

/** Renders the memo field. It can be empty only after confirming that no memo is needed. */
export function MemoField({ withdrawal }: { readonly withdrawal: WithdrawalForm }) {
  const text = useText();
  const { form, asset, knowledge } = withdrawal;
  const { values: draft } = form;
  const network = asset.asset?.network;
  const wrong = form.errors.memo;
  if (!network?.memo) return null;
  const isTag = network.chain_family === 'xrp';
  return (
    <Stack gap="s">
      <TextField
        label={text(isTag ? 'withdrawals.memo.tag' : 'common.column.memo')}
        value={draft.memo}
        isMono
        inputMode={isTag ? 'numeric' : 'text'}
        autoComplete="off"
        isDisabled={draft.hasNoMemo}
        description={text('withdrawals.memo.help')}
        onChange={(memo) => form.set({ memo })}
        onBlur={() => form.touch('memo')}
        {...(wrong !== undefined && { errorMessage: wrong })}
      />
      {draft.memo === '' &&
        knowledge.offered.map(({ id, memo, label }) => (
          <Button key={id} variant="soft" size="small" onPress={() => form.set({ memo, hasNoMemo: false })}>
            {text('withdrawals.memo.offered', { memo, label })}
          </Button>
        ))}
      <Checkbox
        isSelected={draft.hasNoMemo}
        onChange={(hasNoMemo) => form.set({ hasNoMemo, ...(hasNoMemo && { memo: '' }) })}
      >
        {text('withdrawals.memo.none')}
      </Checkbox>
    </Stack>
  );
}

export function SaveAddress({ withdrawal }: { readonly withdrawal: WithdrawalForm }) {
  const text = useText();
  const { form, knowledge } = withdrawal;
  const { values: draft } = form;
  const wrong = form.errors.label;
  if (knowledge.check?.valid !== true || knowledge.saved || knowledge.hasNoBook) return null;
  return (
    <Stack gap="s">
      <Checkbox isSelected={draft.isSaved} onChange={(isSaved) => form.set({ isSaved })}>
        {text('withdrawals.save.check')}
      </Checkbox>
      {draft.isSaved && (
        <TextField
          label={text('addresses.column.label')}
          value={draft.label}
          maxLength={20}
          description={text('withdrawals.save.help')}
          onChange={(label) => form.set({ label })}
          onBlur={() => form.touch('label')}
          {...(wrong !== undefined && { errorMessage: wrong })}
        />
      )}
    </Stack>
  );
}

interface StepProps {
  readonly withdrawal: WithdrawalForm;
}

/** Renders its content after the recent recipients have loaded, so that the fields don't move. */
export function AfterRecipients({ withdrawal, children }: StepProps & { readonly children: ReactNode }) {
  const recent = useAtomValue(recentWithdrawalsQueryAtom);
  return <AfterQueries queries={withdrawal.asset.token === '' ? [recent] : []}>{children}</AfterQueries>;
}

/** Returns the labels of the empty required fields. On phones, omits the fields of later steps. */
export function missingFields(
  text: TextOf,
  { asset, form: { values } }: WithdrawalForm,
  step: WithdrawStep = 'amount',
): (string | false)[] {
  return [
    values.address === '' && text('common.column.address'),
    asset.token === '' && text('common.column.token'),
    asset.token !== '' && asset.id === '' && text('common.column.chain'),
    step === 'amount' && values.amount === '' && text('common.column.amount'),
  ];
}

export function WhoStep({ withdrawal, isCompact }: StepProps & { readonly isCompact: boolean }) {
  const text = useText();
  const paths = usePaths();
  return (
    <FormStep
      number={1}
      title={text('money.fact.recipient')}
      end={
        <Inline gap="xl">
          <Link href={paths.batch} isStrong>
            {text('withdrawals.basket.several')}
          </Link>
          <Link href={paths.transfer({ id: withdrawal.asset.id || undefined })} isStrong>
            {text('money.step.toMerchant')}
          </Link>
        </Inline>
      }
    >
      <LastRecipients withdrawal={withdrawal} />
      <AddressField withdrawal={withdrawal} isCompact={isCompact} />
      <TokenField withdrawal={withdrawal} />
      <NetworkField withdrawal={withdrawal} />
      <MemoField withdrawal={withdrawal} />
      <AddressWarnings withdrawal={withdrawal} />
      <SaveAddress withdrawal={withdrawal} />
    </FormStep>
  );
}

export function HowMuchStep({ withdrawal }: StepProps) {
  const text = useText();
  return (
    <FormStep number={2} title={text('money.step.amount')}>
      <AmountSection withdrawal={withdrawal} />
    </FormStep>
  );
}
