import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import type { CurrencyChoice } from '@settlement/api-mocks/contract/applications';
import { currencyStatus } from '@settlement/api-mocks/contract/enumerations';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { Tag } from '@settlement/design-system/Tag';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { currencyChoicesQueryAtom } from '#data/applications.ts';
import { useText } from '#i18n/useText.ts';
import { networkName } from '#parts/values/networkName.ts';
import { QueryView } from '#parts/loading/QueryView.tsx';
import * as css from '../applications.css.ts';
import type { FieldsProps } from './applicationFields.tsx';
import { idsOf } from './values.ts';
import { LoadingBlock } from '#parts/loading/placeholders.tsx';

export function NetworkFields({ values, patch, errors }: FieldsProps) {
  const text = useText();
  const query = useAtomValue(currencyChoicesQueryAtom);
  const chosen = new Set(idsOf(values.currencies));

  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    patch({ currencies: [...next].join(',') });
  };

  return (
    <Stack gap="m" role="group" aria-label={text('applications.field.networks')}>
      <Text size="small" tone="muted">
        {text('applications.networksHint', { count: chosen.size })}
      </Text>
      {errors.currencies !== undefined && (
        <span role="alert" className={css.error}>
          {errors.currencies}
        </span>
      )}
      <QueryView
        query={query}
        failedTitle={text('common.failed.networks')}
        loading={<LoadingBlock height="240px" />}
      >
        {(networks) =>
          networks.map((network) => (
            <Network key={network.id} network={network} chosen={chosen} choose={choose} />
          ))
        }
      </QueryView>
    </Stack>
  );
}

interface NetworkProps {
  readonly network: CurrencyChoice;
  readonly chosen: ReadonlySet<string>;
  readonly choose: (ids: readonly string[], isChosen: boolean) => void;
}

function Network({ network, chosen, choose }: NetworkProps) {
  const text = useText();
  const { chain, net_work, status, subset } = network;
  const ids = subset.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  const name = networkName(text, { chain, net_work });
  return (
    <div className={css.network} role="group" aria-label={name}>
      <Inline justify="between">
        <Checkbox
          isTall
          isSelected={count === ids.length}
          isIndeterminate={count > 0 && count < ids.length}
          onChange={(isSelected) => choose(ids, isSelected)}
        >
          <strong>{name}</strong>
        </Checkbox>
        {status === currencyStatus.maintenance && <Tag tone="caution">{text('common.maintenance')}</Tag>}
      </Inline>
      <div className={css.tokens}>
        {subset.map(({ id, token, gas }) => (
          <Checkbox
            isTall
            key={id}
            isSelected={chosen.has(id)}
            onChange={(isSelected) => choose([id], isSelected)}
            {...(gas && { description: text('applications.gas') })}
          >
            {token}
          </Checkbox>
        ))}
      </div>
    </div>
  );
}
