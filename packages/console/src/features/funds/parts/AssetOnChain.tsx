import { TokenIcon } from '@settlement/design-system/TokenIcon';
import * as css from '../funds.css.ts';

export interface AssetOnChainProps {
  readonly token: string;
  readonly chain: string;
  readonly logo: string;
}

/** A token and the network it is on. */
export function AssetOnChain({ token, chain, logo }: AssetOnChainProps) {
  return (
    <span className={css.asset}>
      <TokenIcon token={token} logo={logo} size="small" />
      <span>
        {token} · {chain}
      </span>
    </span>
  );
}
