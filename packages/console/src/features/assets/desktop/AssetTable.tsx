import type { Asset, AssetPart } from '@settlement/api-mocks/contract/statistics';
import { Button } from '@settlement/design-system/Button';
import { IconButton } from '@settlement/design-system/IconButton';
import { ChevronRightIcon } from '@settlement/design-system/icons';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { useState } from 'react';
import { usePaths } from '#data/device.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { isZero } from '#lib/money.ts';
import * as css from '../assets.css.ts';
import { AssetActions } from '../parts/AssetActions.tsx';
import { Figure } from '../parts/Figure.tsx';
import { NoAssets } from '../parts/NoAssets.tsx';
import { RowsLink } from '../parts/RowsLink.tsx';
import { Trend } from '../parts/Trend.tsx';
import { useShownAssets } from '../parts/useShownAssets.ts';

const columns = ['token', 'networks', 'balance', 'value', 'share', 'week', 'actions'] as const;
/** Their cells line up at the end. */
const numeric: ReadonlySet<string> = new Set(['balance', 'value', 'share', 'actions']);

/** Tokens, and under each the networks it is on; a token on one network alone needs no second row. */
export function AssetTable({ assets }: { readonly assets: readonly Asset[] }) {
  const text = useText();
  const { shown, share } = useShownAssets(assets);
  const [first] = assets;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(first ? [first.id] : []));
  if (shown.length === 0) return <NoAssets />;

  const toggle = (id: string) =>
    setOpen((ids) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
    <div className={css.scroller} role="region" aria-label={text('assets.list.table')} tabIndex={0}>
      <table className={css.table} aria-label={text('assets.list.table')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={numeric.has(column) ? `${css.headCell} ${css.end}` : css.headCell}
              >
                {text(`assets.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {shown.map((asset) => (
          <TokenRows
            key={asset.id}
            asset={asset}
            share={share}
            isOpen={open.has(asset.id)}
            onToggle={() => toggle(asset.id)}
          />
        ))}
      </table>
    </div>
  );
}

interface TokenRowsProps {
  readonly asset: Asset;
  readonly share: (value: string) => string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function TokenRows({ asset, share, isOpen, onToggle }: TokenRowsProps) {
  const text = useText();
  const formats = useFormats();
  const { token, subset } = asset;
  const [only, ...others] = subset;
  const isGroup = others.length > 0;
  const toggleLabel = text(isOpen ? 'assets.list.close' : 'assets.list.open', {
    token,
    count: subset.length,
  });

  return (
    <tbody>
      <tr>
        <th scope="row" className={css.cell}>
          <span className={css.token}>
            <TokenIcon token={token} logo={asset.logo} />
            <strong>{token}</strong>
            {isGroup ? (
              <IconButton
                size="small"
                label={toggleLabel}
                aria-expanded={isOpen}
                icon={
                  <ChevronRightIcon aria-hidden="true" className={isOpen ? css.expanded : css.expander} />
                }
                onPress={onToggle}
              />
            ) : null}
          </span>
        </th>
        <td className={css.cell}>
          <Networks asset={asset} />
        </td>
        <td className={`${css.cell} ${css.end}`}>
          <Balance
            balance={asset.balance}
            frozen={asset.frozen}
            token={token}
            {...(!isGroup && { part: only })}
            isStrong
          />
        </td>
        <td className={`${css.cell} ${css.end}`}>
          <Figure value={asset.usdt_balance} />
        </td>
        <td className={`${css.cell} ${css.end}`}>{formats.percent(share(asset.usdt_balance))}</td>
        <td className={css.cell}>
          <Trend asset={asset} />
        </td>
        <td className={css.cell}>
          <span className={css.actions}>
            {isGroup || only === undefined ? (
              <Button variant="ghost" tone="accent" size="small" aria-expanded={isOpen} onPress={onToggle}>
                {text(isOpen ? 'assets.list.hideNetworks' : 'assets.list.chooseNetwork')}
              </Button>
            ) : (
              <AssetActions part={only} />
            )}
          </span>
        </td>
      </tr>
      {isGroup && isOpen ? subset.map((part) => <PartRow key={part.id} part={part} share={share} />) : null}
    </tbody>
  );
}

/** The one network of a token, or how many there are and which. */
function Networks({ asset: { subset, chain, net_work } }: { readonly asset: Asset }) {
  const text = useText();
  const [only, ...others] = subset;
  const isGroup = others.length > 0;
  return (
    <span className={css.message} title={isGroup ? chain : undefined}>
      <span>{isGroup ? text('assets.list.networks', { count: subset.length }) : (only?.chain ?? chain)}</span>
      {isGroup ? null : <span className={css.note}>{only?.net_work ?? net_work}</span>}
    </span>
  );
}

function PartRow({ part, share }: { readonly part: AssetPart; readonly share: TokenRowsProps['share'] }) {
  const formats = useFormats();
  return (
    <tr>
      <th scope="row" className={css.partCell}>
        <span className={css.part}>
          <TokenIcon token={part.chain} logo={part.logo} size="small" />
          {part.chain}
        </span>
      </th>
      <td className={css.partCell}>{part.net_work}</td>
      <td className={`${css.partCell} ${css.end}`}>
        <Balance balance={part.balance} frozen={part.frozen} token={part.token} part={part} />
      </td>
      <td className={`${css.partCell} ${css.end}`}>
        <Figure value={part.usdt_balance} />
      </td>
      <td className={`${css.partCell} ${css.end}`}>{formats.percent(share(part.usdt_balance))}</td>
      <td className={css.partCell} colSpan={2}>
        <span className={css.actions}>
          <AssetActions part={part} />
        </span>
      </td>
    </tr>
  );
}

interface BalanceProps {
  readonly balance: string;
  readonly frozen: string;
  readonly token: string;
  /** On one network it leads to its movements; movements of several have no sum. */
  readonly part?: AssetPart | undefined;
  readonly isStrong?: boolean;
}

/** What can be used, and below it what is held for something under way. */
function Balance({ balance, frozen, token, part, isStrong = false }: BalanceProps) {
  const text = useText();
  const paths = usePaths();
  const figure = <Figure value={balance} token={token} isStrong={isStrong} />;
  return (
    <span className={css.balance}>
      {part ? (
        <RowsLink
          href={paths.fundDetails({ id: part.id })}
          name={text('assets.rows.part', { token, chain: part.chain })}
        >
          {figure}
        </RowsLink>
      ) : (
        figure
      )}
      {isZero(frozen) ? null : (
        <span className={css.note}>
          {text('assets.list.frozen')} <Figure value={frozen} />
        </span>
      )}
    </span>
  );
}
