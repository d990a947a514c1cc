import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import * as css from '../funds.css.ts';

export interface AssetOnChainProps {
  readonly token: string;
  readonly chain?: string | undefined;
  readonly logo: string;
}

export function AssetOnChain({ token, chain, logo }: AssetOnChainProps) {
  return (
    <span className={css.asset}>
      <TokenIcon token={token} logo={logo} size="small" />
      <Stack as="span" gap="none">
        <span>{token}</span>
        {chain !== undefined && (
          <Text size="caption" tone="muted">
            {chain}
          </Text>
        )}
      </Stack>
    </span>
  );
}
