import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { required } from '@settlement/api-mocks/contract/hashes';
import { Banner } from '@settlement/design-system/Banner';
import { TextArea } from '@settlement/design-system/TextArea';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom, useAtomValue } from 'jotai';
import { deleteAccountAtom } from '#data/security.ts';
import { logoutAtom } from '#data/session/session.ts';
import { usePerform } from '#data/money/verification.ts';
import { useText } from '#i18n/useText.ts';
import { OneStep } from './WizardSteps.tsx';
import { useWizardForm, type WizardProps } from './wizard.ts';
import { type AssetPart, assetsQueryAtom } from '#data/assets.ts';
import { Link } from '@settlement/design-system/Link';
import { currencyQueryAtoms, findTokenOnNetwork } from '#data/currencies.ts';
import { usePaths } from '#data/session/device.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { add, type Decimal, compare, isPositive } from '#lib/money/money.ts';
import * as v from 'valibot';
import * as css from './security.css.ts';
import type { Asset } from '#data/assets.ts';

interface Remainders {
  readonly kept: readonly AssetPart[];
  readonly forfeited: readonly AssetPart[];
}

/**
 * Splits the balances: `kept` balances block `DELETE /user`, and `forfeited` balances are too small to
 * withdraw. `leastOf` returns the minimum withdrawal of a token on a network. A balance with an unknown
 * minimum counts as `kept`.
 */
export function remaindersOf(
  assets: readonly Asset[],
  leastOf: (id: string) => Decimal | undefined,
): Remainders {
  const owned = assets
    .flatMap(({ subset }) => subset)
    .filter(({ balance, frozen }) => isPositive(balance) || isPositive(frozen));
  const isForfeited = ({ id, balance, frozen }: AssetPart) => {
    const least = leastOf(id);
    return !isPositive(frozen) && least !== undefined && compare(balance, least) <= 0;
  };
  return { kept: owned.filter((part) => !isForfeited(part)), forfeited: owned.filter(isForfeited) };
}

export function DeleteAccountWizard({ user, onClose, onLock }: WizardProps) {
  const text = useText();
  const perform = usePerform();
  const remove = useSetAtom(deleteAccountAtom);
  const logout = useSetAtom(logoutAtom);
  const { mchid: id, name } = user;
  const form = useWizardForm({
    initial: { mchid: '', reason: '' },
    schema: v.object({ mchid: v.pipe(required, v.value(id, 'mchid')), reason: v.string() }),
    wireNames: { mchid: 'mchid_confirm' },
    submit: async (deletion) => {
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text('account.delete.title'),
          recap: text('account.delete.recap', { name, id }),
          confirmLabel: text('account.delete.title'),
        }),
        isDanger: true,
        call: (codes) => remove(deletion, codes),
      });
      if (isDone) await logout('deleted');
      return false;
    },
  });
  return (
    <OneStep
      form={form}
      submitLabel={text('account.delete.title')}
      isDanger
      onClose={onClose}
      onLock={onLock}
    >
      <Banner tone="critical" title={text('account.delete.final')}>
        <ul className={css.list}>
          <li>{text('account.delete.needsSmallBalances')}</li>
          <li>{text('account.delete.needsNoneOpen')}</li>
          <li>{text('account.delete.keys')}</li>
        </ul>
      </Banner>
      <RemainderList />
      <TextArea label={text('account.delete.reason')} rows={2} {...form.field('reason')} />
      <TextField
        label={text('account.delete.type', { id })}
        isMono
        autoComplete="off"
        {...form.field('mchid')}
      />
    </OneStep>
  );
}

function RemainderList() {
  const text = useText();
  const paths = usePaths();
  const formats = useFormats();
  const assets = useAtomValue(assetsQueryAtom).data?.list;
  const networks = useAtomValue(currencyQueryAtoms.withdraw).data?.list;
  if (!assets || !networks) return null;
  const { kept, forfeited } = remaindersOf(
    assets,
    (id) => findTokenOnNetwork(networks, id)?.token.min_withdraw,
  );
  const list = (parts: readonly AssetPart[]) => (
    <ul className={css.list}>
      {parts.map(({ id, balance, frozen, token, chain }) => (
        <li key={id}>
          {formats.exact(add(balance, frozen))} {token} · {chain}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {kept.length > 0 && (
        <Banner
          tone="caution"
          title={text('account.delete.kept')}
          actions={
            <Link href={paths.withdraw()} isStrong>
              {text('account.delete.toWithdraw')}
            </Link>
          }
        >
          {list(kept)}
        </Banner>
      )}
      {forfeited.length > 0 && (
        <Banner tone="caution" title={text('account.delete.forfeited')}>
          {list(forfeited)}
        </Banner>
      )}
    </>
  );
}
