import { onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { Stack } from '@settlement/design-system/Stack';
import type { BillSetting, Collection } from '@settlement/api-mocks/contract/billing';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Link } from '@settlement/design-system/Link';
import { CoinsIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { activeAddressesQueryAtom } from '#data/addresses.ts';
import { type CollectionPlan, planOf } from '#data/billing.ts';
import { currencyQueryAtoms, findTokenOnNetwork } from '#data/currencies.ts';
import { usePaths } from '#data/session/device.ts';
import { isAuthorisedAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { type PlanAction, PlanRow } from './PlanRow.tsx';
import { type PlanDraft, draftOf } from './ruleDraft.ts';
import { useSavePlan } from './useSavePlan.tsx';
import { Dialog } from '@settlement/design-system/Dialog';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { deferred } from '#parts/loading/deferred.tsx';
import type { PlanFormProps } from './PlanForm.tsx';

const PlanForm = deferred(async () => (await import('./PlanForm.tsx')).PlanForm, {
  loading: <Skeleton lines={6} height="20px" />,
});

const preloadRuleProps = { onPointerEnter: PlanForm.preload, onFocus: PlanForm.preload };

function PlanDialog(props: Omit<PlanFormProps, 'onLock'>) {
  const text = useText();
  const [isLocked, setLocked] = useState(false);
  return (
    <Dialog isLocked={isLocked} onClose={props.onClose} title={text('collection.form.title')}>
      <PlanForm {...props} onLock={setLocked} />
    </Dialog>
  );
}

export function CollectionCard({ setting }: { readonly setting: BillSetting }) {
  const text = useText();
  const paths = usePaths();
  const save = useSavePlan();
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list;
  const addresses = useAtomValue(activeAddressesQueryAtom).data?.list;
  const [open, setOpen] = useState<{ readonly plan?: PlanDraft }>();
  const [pending, setPending] = useState<{ readonly id: string; readonly action: PlanAction }>();

  const change = async (saved: Collection, action: PlanAction, fields: Partial<CollectionPlan>) => {
    const plan = { ...planOf(saved), ...fields };
    const currency = findTokenOnNetwork(networks, plan.currency_id);
    if (!currency) return;
    setPending({ id: plan.currency_id, action });
    try {
      const target = addresses?.find(({ id }) => id === plan.address_id);
      await save({ setting, currency, target, plan });
    } catch {
      // The form opens after an error, so that the user can correct the rule.
      setOpen({ plan: draftOf(planOf(saved)) });
    } finally {
      setPending(undefined);
    }
  };
  const toggle = (saved: Collection) =>
    change(saved, 'toggle', { open: saved.open === onOffCode.on ? onOffCode.off : onOffCode.on });
  const keepAmounts = (saved: Collection) =>
    change(saved, 'keep', { threshold: saved.threshold, keep_amount: saved.keep_amount });

  return (
    <div {...preloadRuleProps}>
      <Card
        title={text('collection.title')}
        description={text('collection.purpose')}
        actions={
          setting.collections.length > 0 && (
            <Button variant="outline" isDisabled={isAuthorised !== true} onPress={() => setOpen({})}>
              {text('collection.add')}
            </Button>
          )
        }
        footer={
          setting.collections.length > 0 && (
            <Link href={paths.fundDetails({ tab: 'withdrawal' })}>{text('collection.history')}</Link>
          )
        }
      >
        {setting.collections.length === 0 ? (
          <EmptyState
            icon={<CoinsIcon aria-hidden="true" />}
            title={text('collection.empty.title')}
            description={text('collection.empty.text')}
            actions={
              <Button isDisabled={isAuthorised !== true} onPress={() => setOpen({})}>
                {text('collection.add')}
              </Button>
            }
          />
        ) : (
          <Stack as="ul" gap="m" aria-label={text('collection.list')}>
            {setting.collections.map((plan) => (
              <PlanRow
                key={plan.currency_id}
                plan={plan}
                currency={findTokenOnNetwork(networks, plan.currency_id)}
                pending={pending?.id === plan.currency_id ? pending.action : undefined}
                onEdit={() => setOpen({ plan: draftOf(planOf(plan)) })}
                onToggle={() => void toggle(plan)}
                onKeep={() => void keepAmounts(plan)}
              />
            ))}
          </Stack>
        )}
        {open && <PlanDialog setting={setting} {...open} onClose={() => setOpen(undefined)} />}
      </Card>
    </div>
  );
}
