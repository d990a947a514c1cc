import type { AssetPart } from '#data/assets.ts';
import { Banner } from '@settlement/design-system/Banner';
import { Link } from '@settlement/design-system/Link';
import { useAtomValue } from 'jotai';
import { assetsQueryAtom } from '#data/assets.ts';
import { currencyQueryAtoms, findTokenOnNetwork } from '#data/currencies.ts';
import { usePaths } from '#data/device.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { add } from '#lib/money.ts';
import { remaindersOf } from './remainders.ts';
import * as css from './security.css.ts';

/** What still has to leave before an account can be deleted, and what is lost with it, by name and amount. */
export function RemainderList() {
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
          action={
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
