import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import type { BillSetting } from '@settlement/api-mocks/contract/billing';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Stack } from '@settlement/design-system/Stack';
import { useSetAtom } from 'jotai';
import { type CollectionPlan, editBillSettingAtom, withPlan } from '../../../data/billing.ts';
import type { TokenOnNetwork } from '../../../data/currencies.ts';
import { useToasts } from '../../../data/toasts.ts';
import { type Outcome, usePerform } from '../../../data/verification.ts';
import { useText } from '../../../i18n/useText.ts';
import { FullAddress } from '../../../parts/FullAddress.tsx';

interface Saving {
  readonly setting: BillSetting;
  readonly plan: CollectionPlan;
  readonly currency: TokenOnNetwork;
  readonly target: SavedAddress | undefined;
}

/** Saves one plan; turning it on or sending it elsewhere is verified, for it moves money later. */
export function useSavePlan(): (saving: Saving) => Promise<Outcome<BillSetting>> {
  const text = useText();
  const toasts = useToasts();
  const perform = usePerform();
  const edit = useSetAtom(editBillSettingAtom);
  return async ({ setting, plan, currency, target }) => {
    const { network, token } = currency;
    const outcome = await perform({
      purpose: emailPurpose.withdrawal,
      title: text('collection.confirm.title'),
      recap: (
        <Stack gap="xs">
          <span>
            {text('collection.confirm.recap', {
              threshold: plan.threshold,
              keep: plan.keep_amount,
              token: token.token,
              label: target?.label ?? '—',
              network: text('common.address.network', { chain: network.chain, network: network.net_work }),
            })}
          </span>
          {target && <FullAddress value={target.address} />}
        </Stack>
      ),
      confirmLabel: text('collection.confirm.action'),
      call: (codes) => edit({ collections: withPlan(setting.collections, plan) }, codes),
    });
    if (outcome.isDone)
      toasts.add({ tone: 'positive', title: text('collection.saved', { token: token.token }) });
    return outcome;
  };
}
