import type { MarketItem } from '@settlement/api-mocks/contract/market';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Switch } from '@settlement/design-system/Switch';
import { Text } from '@settlement/design-system/Text';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useMarketSearch } from '#data/market.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/loading/QueryView.tsx';
import * as css from '../dashboard.css.ts';
import { directionOf, TokenName } from './tokenRow.tsx';

interface FoundTokensProps {
  name: string;
  followed: readonly MarketItem[];
  onToggle: (item: MarketItem) => void;
}

export function FoundTokens({ name, followed, onToggle }: FoundTokensProps) {
  const text = useText();
  const formats = useFormats();
  const query = useMarketSearch(name);

  return (
    <QueryView
      query={query}
      failedTitle={text('market.failed')}
      loading={<Skeleton shape="block" height="160px" />}
    >
      {({ list }) => (
        <>
          <VisuallyHidden>
            <span role="status">{text('market.find.results', { count: list.length })}</span>
          </VisuallyHidden>
          {list.length === 0 ? (
            <Text as="p" size="small" tone="muted">
              {text('market.find.noMatch', { name })}
            </Text>
          ) : (
            <ul className={css.marketList} data-searching="">
              {list.map((item) => (
                <li key={item.token} className={css.marketRow}>
                  <TokenName
                    token={item.token}
                    logo={item.logo}
                    note={text('market.price', { price: formats.amount(item.price) })}
                  />
                  <div className={css.change}>
                    <Text size="small" weight="semibold" isNumeric tone={directionOf(item.p)}>
                      {formats.change(item.p)}
                    </Text>
                  </div>
                  <Switch
                    isLabelHidden
                    isSelected={followed.some(({ token }) => token === item.token)}
                    onChange={() => onToggle(item)}
                  >
                    {text('market.follow', { token: item.token })}
                  </Switch>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </QueryView>
  );
}
