import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { BillSetting } from '@settlement/api-mocks/contract/billing';
import { onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Link } from '@settlement/design-system/Link';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { Switch } from '@settlement/design-system/Switch';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { isApiError } from '#api/errors.ts';
import { activeAddressesQueryAtom } from '#data/addresses.ts';
import { assetsQueryAtom, findAssetPart } from '#data/assets.ts';
import { currencyQueryAtoms, findTokenOnNetwork, tokensOnNetworks } from '#data/currencies.ts';
import { gasTokenOf } from '#data/gas.ts';
import { useDraft } from '#data/page/drafts.ts';
import { usePaths } from '#data/session/device.ts';
import { fieldText, fieldTexts } from '#i18n/fieldText.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useText } from '#i18n/useText.ts';
import { Form, FormButtons } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { useLock } from '#kit/form/useLock.ts';
import { AmountFields, ScheduleFields } from './planFields.tsx';
import { Estimate } from './Estimate.tsx';
import { type PlanDraft, newPlan, ruleErrors, scheduleOf } from './ruleDraft.ts';
import { useSavePlan } from './useSavePlan.tsx';

export interface PlanFormProps {
  readonly setting: BillSetting;
  readonly plan?: PlanDraft;
  readonly onClose: () => void;
  readonly onLock: (isLocked: boolean) => void;
}

const emptyPlan: Pick<PlanDraft, keyof PlanDraft> = newPlan;

const wireNames = { currencyId: 'currency_id', keep: 'keep_amount', addressId: 'address_id' } as const;

export function PlanForm({ setting, plan, onClose, onLock }: PlanFormProps) {
  const text = useText();
  const paths = usePaths();
  const offers = useOffers();
  const save = useSavePlan();
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list ?? [];
  const assets = useAtomValue(assetsQueryAtom).data?.list;
  const book = useAtomValue(activeAddressesQueryAtom);
  const addresses = book.data?.list ?? [];
  // Only a new rule has a stored draft. An existing rule is always loaded from the server.
  const kept = useDraft('collection', emptyPlan);
  const [initial] = useState(plan);
  const draft = initial ? undefined : kept;

  const planOf = (values: PlanDraft) => {
    const chosen = findTokenOnNetwork(networks, values.currencyId);
    const targets = addresses.filter(({ currency_id }) => currency_id === values.currencyId);
    return { chosen, targets, target: targets.find(({ id }) => id === values.addressId) };
  };
  const form = useForm<PlanDraft>({
    initial: initial ?? emptyPlan,
    draft,
    wireNames,
    describeError: ({ code }) =>
      code === errorCode.GAS_ACCOUNT_CLOSED ? { fields: {}, form: text('money.gas.text') } : undefined,
    rules: (values) => {
      const { chosen, target } = planOf(values);
      // An address that was deleted or turned off since the draft was stored counts as missing.
      const checked = target ? values : { ...values, addressId: '' };
      const { threshold, ...others } = ruleErrors(checked, chosen?.token.decimals ?? 6);
      const least = text('collection.form.least');
      return {
        ...fieldTexts(text, others),
        threshold: threshold === 'least' ? least : threshold && fieldText(text, threshold),
      };
    },
    submit: async (values) => {
      const { chosen, target } = planOf(values);
      if (!chosen) return false;
      const { currencyId, isOn, threshold, keep, addressId } = values;
      const { isDone } = await save({
        setting,
        currency: chosen,
        target,
        plan: {
          currency_id: currencyId,
          open: isOn ? onOffCode.on : onOffCode.off,
          threshold,
          keep_amount: keep,
          address_id: addressId,
          schedule: scheduleOf(values),
        },
      });
      if (isDone) onClose();
      return isDone;
    },
  });
  const { values, error, isPending } = form;
  const { chosen, targets, target } = planOf(values);
  const hasNoTarget = targets.length === 0 && (book.isSuccess || !offers('addresses'));
  const part = findAssetPart(assets, values.currencyId);
  const needsGas = isApiError(error) && error.code === errorCode.GAS_ACCOUNT_CLOSED;
  useLock(onLock, isPending);

  return (
    <Form
      form={form}
      errorTone={needsGas ? 'caution' : 'critical'}
      help={
        needsGas && (
          <ButtonLink size="small" variant="outline" href={paths.recharge(gasTokenOf(networks)?.token.id)}>
            {text('money.gas.open')}
          </ButtonLink>
        )
      }
    >
      <Select
        label={text('addresses.filter.currency_id')}
        placeholder={text('common.chooseCurrency')}
        isDisabled={plan !== undefined}
        {...form.select('currencyId')}
        onChange={(currencyId) => form.set({ currencyId, addressId: '' })}
      >
        {tokensOnNetworks(networks)
          .filter(
            ({ token }) =>
              token.id === plan?.currencyId ||
              !setting.collections.some(({ currency_id }) => currency_id === token.id),
          )
          .map(({ network, token }) => (
            <SelectItem key={token.id} id={token.id}>
              {`${token.token} · ${network.chain}`}
            </SelectItem>
          ))}
      </Select>
      <AmountFields
        form={form}
        saved={setting.collections.find(({ currency_id }) => currency_id === plan?.currencyId)}
        token={chosen?.token.token ?? ''}
        decimals={chosen?.token.decimals ?? 6}
      />
      {chosen && hasNoTarget ? (
        <Banner
          tone="caution"
          role="status"
          actions={
            offers('addresses') && <Link href={paths.addresses()}>{text('collection.form.openBook')}</Link>
          }
        >
          {text('collection.form.noAddress')}
        </Banner>
      ) : (
        <Select
          label={text('collection.form.address')}
          placeholder={text('common.chooseCurrency')}
          isDisabled={!chosen}
          {...form.select('addressId')}
          value={target?.id ?? null}
        >
          {targets.map(({ id, label, address }) => (
            <SelectItem key={id} id={id} description={address}>
              {label}
            </SelectItem>
          ))}
        </Select>
      )}
      <ScheduleFields draft={values} onChange={form.set} />
      <Switch isRow {...form.toggle('isOn')}>
        {text('collection.title')}
      </Switch>
      {chosen?.token.price !== undefined && (
        <Estimate
          draft={values}
          token={chosen.token.token}
          decimals={chosen.token.decimals}
          price={chosen.token.price}
          balance={part?.balance ?? '0'}
          target={target?.label}
        />
      )}
      <FormButtons form={form} submitLabel={text('collection.form.save')} onCancel={onClose} />
    </Form>
  );
}
