import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { BillSetting } from '@settlement/api-mocks/contract/billing';
import { onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { Link } from '@settlement/design-system/Link';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { Switch } from '@settlement/design-system/Switch';
import { useAtomValue } from 'jotai';
import { type SubmitEvent, useRef, useState } from 'react';
import { isApiError } from '../../../api/errors.ts';
import { activeAddressesQueryAtom } from '../../../data/addresses.ts';
import { assetsQueryAtom, findAssetPart } from '../../../data/assets.ts';
import { currencyQueryAtoms, findTokenOnNetwork, tokensOnNetworks } from '../../../data/currencies.ts';
import { useDraft } from '../../../data/drafts.ts';
import { usePaths } from '../../../data/device.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { fieldErrors, fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { focusFirstInvalid } from '../../../lib/focusFirstInvalid.ts';
import { AmountFields } from './AmountFields.tsx';
import { Estimate } from './Estimate.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import * as css from './collection.css.ts';
import { type PlanDraft, type PlanField, newPlan, ruleErrors, scheduleOf } from './ruleDraft.ts';
import { useSavePlan } from './useSavePlan.tsx';

export interface PlanFormProps {
  readonly setting: BillSetting;
  /** The plan to change; a new one where there is none. */
  readonly plan?: PlanDraft;
  readonly onClose: () => void;
  /** While it is saved, the dialog stays. */
  readonly onLock: (isLocked: boolean) => void;
}

/** Where the server's names for fields differ from the form's. */
const serverFields = { threshold: 'threshold', keep: 'keep_amount', addressId: 'address_id' } as const;

const emptyPlan: Pick<PlanDraft, keyof PlanDraft> = newPlan;

/** One plan: what is collected, from how much on, what stays, where it goes and when. */
export function PlanForm({ setting, plan, onClose, onLock }: PlanFormProps) {
  const text = useText();
  const paths = usePaths();
  const save = useSavePlan();
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list ?? [];
  const assets = useAtomValue(assetsQueryAtom).data?.list;
  const addresses = useAtomValue(activeAddressesQueryAtom).data?.list ?? [];
  // A plan that is being made outlives the dialog; one that exists is read anew.
  const [kept, keep, forget] = useDraft('collection', emptyPlan);
  const [edited, setEdited] = useState(plan);
  const draft = edited ?? kept;
  const [isTried, setTried] = useState(false);
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const chosen = findTokenOnNetwork(networks, draft.currencyId);
  const part = findAssetPart(assets, draft.currencyId);
  const targets = addresses.filter(({ currency_id }) => currency_id === draft.currencyId);
  const target = targets.find(({ id }) => id === draft.addressId);
  // An address that was deleted or turned off since is as good as none.
  const validated = target ? draft : { ...draft, addressId: '' };
  const errors = ruleErrors(validated, chosen?.token.decimals ?? 6);
  const refused = fieldErrors(text, error);
  const needsGas = isApiError(error) && error.code === errorCode.GAS_ACCOUNT_CLOSED;

  const change = (fields: Partial<PlanDraft>) => {
    if (edited) setEdited({ ...edited, ...fields });
    else keep(fields);
    setError(undefined);
  };
  const noteOf = (field: PlanField) => {
    const server = field === 'currencyId' ? undefined : refused[serverFields[field]];
    const problem = isTried ? errors[field] : undefined;
    if (server === undefined && problem === undefined) return {};
    if (server !== undefined) return { errorMessage: server };
    return {
      errorMessage:
        problem === 'least'
          ? text('collection.form.least')
          : problem === 'noAddress'
            ? text('collection.form.noAddress')
            : fieldText(text, problem ?? 'required'),
    };
  };

  const submit = async () => {
    setTried(true);
    if (Object.keys(errors).length > 0 || !chosen) {
      if (form.current) focusFirstInvalid(form.current);
      return;
    }
    setPending(true);
    onLock(true);
    try {
      const { isDone } = await save({
        setting,
        currency: chosen,
        target,
        plan: {
          currency_id: draft.currencyId,
          open: draft.isOn ? onOffCode.on : onOffCode.off,
          threshold: draft.threshold,
          keep_amount: draft.keep,
          address_id: draft.addressId,
          schedule: scheduleOf(draft),
        },
      });
      if (!isDone) return;
      if (!edited) forget();
      onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(false);
      onLock(false);
    }
  };

  const gasToken = tokensOnNetworks(networks).find(
    ({ network, token }) => network.chain_family === 'put' && token.token === 'USDT',
  );

  return (
    <form
      ref={form}
      noValidate
      className={css.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      {error !== undefined && Object.keys(refused).length === 0 && (
        <Banner
          tone={needsGas ? 'caution' : 'critical'}
          role="alert"
          action={
            needsGas && (
              <ButtonLink
                size="small"
                variant="outline"
                href={paths.assets({ recharge: gasToken?.token.id })}
              >
                {text('collection.form.openGas')}
              </ButtonLink>
            )
          }
        >
          {needsGas ? text('collection.form.gas') : errorText(text, error)}
        </Banner>
      )}
      <Select
        label={text('collection.form.currency')}
        placeholder={text('collection.form.choose')}
        selectedKey={draft.currencyId || null}
        isDisabled={plan !== undefined}
        onSelectionChange={(currencyId) => change({ currencyId, addressId: '' })}
        {...noteOf('currencyId')}
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
        draft={draft}
        saved={setting.collections.find(({ currency_id }) => currency_id === plan?.currencyId)}
        token={chosen?.token.token ?? ''}
        decimals={chosen?.token.decimals ?? 6}
        noteOf={noteOf}
        onChange={change}
      />
      {chosen && targets.length === 0 ? (
        <Banner
          tone="caution"
          role="status"
          action={<Link href={paths.addresses()}>{text('collection.form.openBook')}</Link>}
        >
          {text('collection.form.noAddress')}
        </Banner>
      ) : (
        <Select
          label={text('collection.form.address')}
          placeholder={text('collection.form.choose')}
          selectedKey={target?.id ?? null}
          isDisabled={!chosen}
          onSelectionChange={(addressId) => change({ addressId })}
          {...noteOf('addressId')}
        >
          {targets.map(({ id, label, address }) => (
            <SelectItem key={id} id={id} description={address}>
              {label}
            </SelectItem>
          ))}
        </Select>
      )}
      <ScheduleFields draft={draft} onChange={change} />
      <Switch isRow isSelected={draft.isOn} onChange={(isOn) => change({ isOn })}>
        {text('collection.form.isOn')}
      </Switch>
      {chosen && (
        <Estimate
          draft={draft}
          token={chosen.token.token}
          decimals={chosen.token.decimals}
          price={chosen.token.price}
          balance={part?.balance ?? '0'}
          target={target?.label}
        />
      )}
      <div className={css.buttons}>
        <Button variant="outline" onPress={onClose}>
          {text('common.cancel')}
        </Button>
        <Button type="submit" isPending={isPending}>
          {text('collection.form.save')}
        </Button>
      </div>
    </form>
  );
}
