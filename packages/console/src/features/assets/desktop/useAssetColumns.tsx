import type { Asset, AssetPart } from '#data/assets.ts';
import { Button } from '@settlement/design-system/Button';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { IconButton } from '@settlement/design-system/IconButton';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { ChevronRightIcon } from '@settlement/design-system/icons';
import { useMemo, type ReactNode } from 'react';
import { usePaths } from '#data/session/device.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { isZero } from '#lib/money/money.ts';
import { AssetActions } from '../parts/AssetActions.tsx';
import { Figure, Trend } from '../parts/assetFigures.tsx';
import { Link } from '@settlement/design-system/Link';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import * as css from '../assets.css.ts';

export type AssetRow =
  | { readonly asset: Asset; readonly part?: never; readonly isOpen: boolean }
  | { readonly asset: Asset; readonly part: AssetPart };

const partOf = ({ asset: { subset }, part }: AssetRow): AssetPart | undefined =>
  part ?? (subset.length === 1 ? subset[0] : undefined);

interface ColumnsOptions {
  readonly share: (value: string) => string | undefined;
  readonly hasTrend: boolean;
  readonly onToggle: (id: string) => void;
}

export function useAssetColumns({
  share,
  hasTrend,
  onToggle,
}: ColumnsOptions): ReadonlyArray<DataTableColumn<AssetRow>> {
  const text = useText();
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'token',
        header: text('common.column.token'),
        isSortable: true,
        isRowHeader: true,
        cell: (row) =>
          row.part ? (
            <span className={css.part}>
              <TokenIcon token={row.part.chain} logo={row.part.logo} size="small" />
              {row.part.chain}
            </span>
          ) : (
            <span className={css.token}>
              <TokenIcon token={row.asset.token} logo={row.asset.logo} />
              <strong>{row.asset.token}</strong>
              {partOf(row) === undefined && (
                <IconButton
                  size="small"
                  label={text(row.isOpen ? 'assets.list.close' : 'assets.list.open', {
                    token: row.asset.token,
                    count: row.asset.subset.length,
                  })}
                  aria-expanded={row.isOpen}
                  icon={
                    <ChevronRightIcon aria-hidden="true" className={css.expander({ isOpen: row.isOpen })} />
                  }
                  onPress={() => onToggle(row.asset.id)}
                />
              )}
            </span>
          ),
      },
      {
        id: 'networks',
        header: text('common.column.chain'),
        cell: (row) => (row.part ? row.part.net_work : <Networks asset={row.asset} />),
      },
      {
        id: 'balance',
        header: text('assets.column.balance'),
        align: 'end',
        cell: (row) => <Balance row={row} />,
      },
      {
        id: 'value',
        header: text('assets.column.usdt_balance'),
        isSortable: true,
        align: 'end',
        cell: ({ asset, part }) => <Figure value={(part ?? asset).usdt_balance} />,
      },
      {
        id: 'share',
        header: text('assets.column.share'),
        align: 'end',
        cell: ({ asset, part }) => formats.percent(share((part ?? asset).usdt_balance)),
      },
      ...(hasTrend
        ? [
            {
              id: 'week',
              header: text('assets.column.week'),
              cell: ({ asset, part }: AssetRow) => (part ? null : <Trend asset={asset} />),
            },
          ]
        : []),
      {
        id: 'actions',
        header: text('common.list.actions'),
        align: 'end',
        cell: (row) => {
          const part = partOf(row);
          return (
            <Inline as="span" gap="xxs" justify="end" canWrap={false}>
              {part ? (
                <AssetActions part={part} />
              ) : (
                <Button
                  variant="ghost"
                  tone="accent"
                  size="small"
                  aria-expanded={!row.part && row.isOpen}
                  onPress={() => onToggle(row.asset.id)}
                >
                  {text(!row.part && row.isOpen ? 'assets.list.hideNetworks' : 'assets.list.chooseNetwork')}
                </Button>
              )}
            </Inline>
          );
        },
      },
    ],
    [text, formats, share, hasTrend, onToggle],
  );
}

function Networks({ asset: { subset, chain, net_work } }: { readonly asset: Asset }) {
  const text = useText();
  const [only, ...others] = subset;
  if (others.length > 0)
    return <span title={chain}>{text('assets.list.networks', { count: subset.length })}</span>;
  return (
    <Stack as="span" gap="none">
      <span>{only?.chain ?? chain}</span>
      <Text size="caption" tone="muted">
        {only?.net_work ?? net_work}
      </Text>
    </Stack>
  );
}

function Balance({ row }: { readonly row: AssetRow }) {
  const text = useText();
  const paths = usePaths();
  const { balance, frozen, token } = row.part ?? row.asset;
  const part = partOf(row);
  const figure = <Figure value={balance} token={token} isStrong={!row.part} />;
  return (
    <Stack as="span" gap="none" align="end">
      {/* The movements of several networks have no common total, so only a single network has a link. */}
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
        <Text size="caption" tone="muted">
          {text('assets.column.frozen')} <Figure value={frozen} />
        </Text>
      )}
    </Stack>
  );
}

interface RowsLinkProps {
  readonly href: string;
  readonly name: string;
  readonly children: ReactNode;
}

function RowsLink({ href, name, children }: RowsLinkProps) {
  return (
    <Link href={href} tone="inherit">
      {children}
      <VisuallyHidden> · {name}</VisuallyHidden>
    </Link>
  );
}
