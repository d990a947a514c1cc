import { Stack } from '@settlement/design-system/Stack';
import { Card } from '@settlement/design-system/Card';
import type { Asset, AssetPart } from '#data/assets.ts';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { CardButton } from '@settlement/design-system/CardButton';
import { ChevronRightIcon } from '@settlement/design-system/icons';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { useId, useState } from 'react';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { isZero } from '#lib/money/money.ts';
import * as css from '../assets.css.ts';
import { AssetActions } from '../parts/AssetActions.tsx';
import { AssetPager, NoAssets, useShownAssets } from '../parts/assetList.tsx';
import { Figure, Trend } from '../parts/assetFigures.tsx';

export function AssetCards({ assets }: { readonly assets: readonly Asset[] }) {
  const text = useText();
  const { shown, share, paging } = useShownAssets(assets);
  if (shown.length === 0) return <NoAssets />;
  return (
    <Stack gap="m">
      <Stack as="ul" gap="m" aria-label={text('assets.list.table')}>
        {shown.map((asset, index) => (
          <AssetCard
            key={asset.id}
            asset={asset}
            share={share(asset.usdt_balance)}
            isOpenAtFirst={index === 0}
          />
        ))}
      </Stack>
      {paging.pageCount > 1 && <AssetPager {...paging} />}
    </Stack>
  );
}

interface AssetCardProps {
  readonly asset: Asset;
  readonly share: string | undefined;
  readonly isOpenAtFirst: boolean;
}

function AssetCard({ asset, share, isOpenAtFirst }: AssetCardProps) {
  const text = useText();
  const formats = useFormats();
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { token, subset } = asset;
  const [only, ...others] = subset;
  return (
    <Card as="li" padding="none">
      <CardButton
        surface="none"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPress={() => setOpen(!isOpen)}
      >
        <span className={css.cardHead}>
          <TokenIcon token={token} logo={asset.logo} />
          <span className={css.cardFacts}>
            <span className={css.cardText}>
              <strong>{token}</strong>
              <Text size="caption" tone="muted">
                {others.length > 0
                  ? text('assets.list.networks', { count: subset.length })
                  : (only?.chain ?? asset.chain)}
                {' · '}
                {formats.percent(share)}
              </Text>
            </span>
            <span className={css.cardFigures}>
              <Figure value={asset.balance} isStrong />
              <Text size="caption" tone="muted">
                ≈ <Figure value={asset.usdt_balance} token="USDT" />
              </Text>
            </span>
          </span>
          <ChevronRightIcon size={16} aria-hidden="true" className={css.expander({ isOpen })} />
        </span>
      </CardButton>
      {isOpen ? (
        <ul id={id} aria-label={text('assets.list.networksOf', { token })}>
          {subset.map((part) => (
            <PartItem key={part.id} part={part} />
          ))}
          {asset.trend.length > 0 && (
            <li className={css.cardPart}>
              <Text size="caption" tone="muted">
                {text('assets.column.week')}
              </Text>
              <Trend asset={asset} />
            </li>
          )}
        </ul>
      ) : null}
    </Card>
  );
}

function PartItem({ part }: { readonly part: AssetPart }) {
  const text = useText();
  return (
    <li className={css.cardPart}>
      <Inline gap="m" canWrap={false}>
        <TokenIcon token={part.chain} logo={part.logo} size="small" />
        <span className={css.cardFacts}>
          <span className={css.cardText}>
            <span>{part.chain}</span>
            <Text size="caption" tone="muted">
              {part.net_work}
            </Text>
          </span>
          <span className={css.cardFigures}>
            <Figure value={part.balance} token={part.token} />
            {isZero(part.frozen) ? null : (
              <Text size="caption" tone="muted">
                {text('assets.column.frozen')} <Figure value={part.frozen} />
              </Text>
            )}
          </span>
        </span>
      </Inline>
      <div className={css.wrappedActions}>
        <AssetActions part={part} />
      </div>
    </li>
  );
}
