import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { SearchField } from '@settlement/design-system/SearchField';
import { Button } from '@settlement/design-system/Button';
import { ArrowUpDownIcon, EyeIcon, EyeOffIcon, FilterIcon } from '@settlement/design-system/icons';
import { Switch } from '@settlement/design-system/Switch';
import { Pagination } from '@settlement/design-system/Pagination';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { type Asset, assetsQueryAtom, assetStateAtom, filterAssets, shareOf } from '#data/assets.ts';
import { hideBalancesAtom, hideZeroAtom } from '#data/session/preferences.ts';
import { pageCountOf } from '#kit/list/listSearch.ts';
import { sum } from '#lib/money/money.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { useDebouncedText } from '#lib/browser/useDebounced.ts';
import { deferredDialog, useDialogTrigger } from '#parts/loading/deferred.tsx';

const PAGE_SIZE = 50;

export function useShownAssets(assets: readonly Asset[]) {
  const { search = '', current } = useAtomValue(assetStateAtom);
  const hidesZero = useAtomValue(hideZeroAtom);
  return useMemo(() => {
    const total = sum(assets.map(({ usdt_balance }) => usdt_balance));
    const matching = filterAssets(assets, { search, hidesZero });
    const pageCount = pageCountOf(matching.length, PAGE_SIZE);
    // The page number in an old link may be too high.
    const page = Math.min(current, pageCount);
    return {
      shown: matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      paging: { page, pageCount, pageSize: PAGE_SIZE, total: matching.length },
      share: (value: string) => shareOf(value, total),
    };
  }, [assets, search, hidesZero, current]);
}

export function AssetSearch() {
  const text = useText();
  const [state, setState] = useUrlState(assetStateAtom);
  const [typed, setTyped] = useDebouncedText(
    state.search ?? '',
    (search) => setState({ search: search || undefined }, { replace: true }),
    { clean: (search) => search.trim() },
  );
  return (
    <SearchField
      label={text('assets.list.search')}
      isLabelHidden
      placeholder={text('assets.list.search')}
      value={typed}
      onChange={setTyped}
    />
  );
}

export function HideBalances() {
  const text = useText();
  const [isHidden, setHidden] = useAtom(hideBalancesAtom);
  return (
    <Button
      variant="outline"
      icon={isHidden ? <EyeIcon aria-hidden="true" /> : <EyeOffIcon aria-hidden="true" />}
      onPress={() => setHidden(!isHidden)}
    >
      {text(isHidden ? 'common.balances.show' : 'common.balances.hide')}
    </Button>
  );
}

export function HideZero() {
  const text = useText();
  const [isHidden, setHidden] = useAtom(hideZeroAtom);
  return (
    <Switch isSelected={isHidden} onChange={setHidden}>
      {text('assets.list.hideZero')}
    </Switch>
  );
}

interface AssetPagerProps {
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  readonly total: number;
}

export function AssetPager(paging: AssetPagerProps) {
  const [, setState] = useUrlState(assetStateAtom);
  return <Pagination {...paging} onPageChange={(current) => setState({ current })} />;
}

export function NoAssets() {
  const text = useText();
  const setState = useSetAtom(assetStateAtom);
  const setHidesZero = useSetAtom(hideZeroAtom);
  return (
    <EmptyState
      icon={<FilterIcon aria-hidden="true" />}
      title={text('assets.list.noMatchTitle')}
      description={text('assets.list.noMatchText')}
      actions={
        <Button
          variant="outline"
          onPress={() => {
            setHidesZero(false);
            setState({ search: undefined }, { replace: true });
          }}
        >
          {text('assets.list.showAll')}
        </Button>
      }
    />
  );
}

const ArrangeDialog = deferredDialog(async () => (await import('./ArrangeDialog.tsx')).ArrangeDialog, {
  failedTitle: 'assets.arrange.notLoaded',
});

export function ArrangeButton() {
  const text = useText();
  const assets = useAtomValue(assetsQueryAtom).data?.list;
  const { dialog, trigger } = useDialogTrigger(ArrangeDialog);
  return (
    <>
      <Button
        variant="outline"
        icon={<ArrowUpDownIcon aria-hidden="true" />}
        isDisabled={assets === undefined || assets.length < 2}
        {...trigger}
      >
        {text('assets.arrange.open')}
      </Button>
      {/* The dialog is mounted when it opens, so that it starts with the current order. */}
      {dialog.isOpen && assets && <ArrangeDialog assets={assets} {...dialog} />}
    </>
  );
}
