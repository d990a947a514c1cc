import type { Text } from '#i18n/useText.ts';

interface Named {
  readonly chain: string;
  readonly net_work: string;
}

/** `TRON (TRC20)`; once where the chain and its standard have one name. */
export function networkName(text: Text, { chain, net_work }: Named): string {
  return chain === net_work ? chain : text('common.address.network', { chain, network: net_work });
}
