import { flowProgress, userStatus } from '../contract/enumerations.ts';
import { assetNamed, gasAsset } from '../core/catalogue/tokens.ts';
import { units } from '../core/money.ts';
import { addRecharge, bookRecharge } from '../resources/recharge/book.ts';
import { switchesFor } from '../resources/auth/newcomer.ts';
import { DEMO_PASSWORD_HASH, DEMO_TOTP_SECRET, DEMO_TRADE_PASSWORD_HASH, newMerchant } from './identity.ts';
import type { World } from './world.ts';

const FUNDS = [
  ['USDT', 'TRON', '25000'],
  ['USDC', 'Ethereum', '8000'],
  ['BTC', 'Bitcoin', '0.4'],
  ['ETH', 'Ethereum', '6'],
] as const;

/** A merchant without a history and with some money: somebody to send to, and small enough for many tests. */
function partner(key: string, mchid: string, name: string, email: string): World {
  const identity = { key, mchid, name, email };
  return {
    ...identity,
    title: 'Another merchant, to send to',
    history(seed, dayStart) {
      const merchant = newMerchant(identity, seed, userStatus.authorised, {
        passwordHash: DEMO_PASSWORD_HASH,
        tradePasswordHash: DEMO_TRADE_PASSWORD_HASH,
        totpSecret: DEMO_TOTP_SECRET,
        totpBoundAt: dayStart - 86_400,
        switches: switchesFor(false, true),
      });
      merchant.settings.isGasOpened = true;
      const at = dayStart - 3600;
      const fund = [
        ...FUNDS.map(([token, chain, amount]) => [assetNamed(token, chain), amount] as const),
        [gasAsset, '120'] as const,
      ];
      for (const [asset, amount] of fund) {
        const row = addRecharge(merchant, asset, units(amount, asset.decimals), at, at);
        if (row.progress === flowProgress.accomplish) bookRecharge(merchant, row, at);
      }
      return merchant;
    },
    today() {
      // Nothing has happened to it today.
    },
  };
}

export const partnerWorlds = [
  partner('acme', '10013401', 'Acme Supplies', 'accounts@acme.example'),
  partner('litware', '10013402', 'Litware Studio', 'office@litware.example'),
  partner('proseware', '10013403', 'Proseware GmbH', 'kontor@proseware.example'),
] as const satisfies readonly World[];

export type PartnerKey = 'acme' | 'litware' | 'proseware';
