import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import type { BillSetting } from '@settlement/api-mocks/contract/billing';
import { emailPurpose, onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { Stack } from '@settlement/design-system/Stack';
import { useSetAtom } from 'jotai';
import { type CollectionPlan, editBillSettingAtom, withPlan } from '#data/billing.ts';
import type { TokenOnNetwork } from '#data/currencies.ts';
import { useToasts } from '#data/page/toasts.ts';
import { type Outcome, usePerform } from '#data/money/verification.ts';
import { useText } from '#i18n/useText.ts';
import { FullAddress } from '#parts/values/FullAddress.tsx';
import { lowersAmounts } from './ruleDraft.ts';
import { networkName } from '#parts/values/networkName.ts';

interface Saving {
  readonly setting: BillSetting;
  readonly plan: CollectionPlan;
  readonly currency: TokenOnNetwork;
  readonly target: SavedAddress | undefined;
}

/** Returns a function that saves a rule. A rule that sends more money requires a verification. */
export function useSavePlan(): (saving: Saving) => Promise<Outcome<BillSetting>> {
  const text = useText();
  const toasts = useToasts();
  const perform = usePerform();
  const edit = useSetAtom(editBillSettingAtom);
  return async ({ setting, plan, currency, target }) => {
    const { network, token } = currency;
    const saved = setting.collections.find(({ currency_id }) => currency_id === plan.currency_id);
    const waits = saved !== undefined && lowersAmounts(plan, saved);
    const isRunning = saved?.open === onOffCode.on;
    const outcome = await perform({
      purpose: emailPurpose.withdrawal,
      content: (text) => ({
        title: text('collection.confirm.title'),
        recap: (
          <Stack gap="xs">
            <span>
              {text('collection.confirm.recap', {
                threshold: plan.threshold,
                keep: plan.keep_amount,
                token: token.token,
                label: target?.label ?? '—',
                network: networkName(text, network),
              })}
            </span>
            {target && <FullAddress value={target.address} />}
            {waits && <span>{text('collection.confirm.waits')}</span>}
          </Stack>
        ),
        confirmLabel: text(isRunning ? 'collection.form.save' : 'collection.confirm.action'),
      }),
      call: (codes) => edit({ collections: withPlan(setting.collections, plan) }, codes),
    });
    if (outcome.isDone)
      toasts.add({
        tone: 'positive',
        title: text(waits ? 'collection.savedPending' : 'collection.saved', { token: token.token }),
      });
    return outcome;
  };
}
