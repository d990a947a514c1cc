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
      <span>{chain === undefined ? token : `${token} · ${chain}`}</span>
    </span>
  );
}
