import type { Asset } from '#core/catalogue/tokens.ts';
import { deriveAddress } from '#core/chain/derive.ts';

export function depositAddress(merchantSeed: string, asset: Asset): string {
  return deriveAddress(asset.chain.family, `${merchantSeed}:deposit:${asset.chain.family}`);
}
