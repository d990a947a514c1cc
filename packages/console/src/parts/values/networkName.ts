import type { Text } from '#i18n/useText.ts';

interface Named {
  readonly chain: string;
  readonly net_work: string;
}

export function networkName(text: Text, { chain, net_work }: Named): string {
  return net_work === '' || chain === net_work
    ? chain
    : text('common.address.network', { chain, network: net_work });
}
