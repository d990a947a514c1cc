import { auditStage, auditState, userStatus, type CodeOf } from '../contract/enumerations.ts';
import { createMerchant, type Merchant, type Profile } from '../core/merchant.ts';
import { logoOf } from '../core/catalogue/logo.ts';
import { switchesFor } from '../resources/auth/newcomer.ts';
import type { World } from './world.ts';

/** SHA-256 applied twice to `Northwind1`, the account password of every demo merchant that has one. */
export const DEMO_PASSWORD = 'Northwind1';
export const DEMO_PASSWORD_HASH = 'b07c0dd6ff3db6af29095804a7dc4a564c8f63f62de5305f0103f27b3e716e0e';
/** The same of `Transfer2`, their transaction password. */
export const DEMO_TRADE_PASSWORD = 'Transfer2';
export const DEMO_TRADE_PASSWORD_HASH = '42082822f162d9f81eda901ff19c0b41a5565a1581ff8ef304194c0aa7a16fd6';

/** The authenticator secret of every demo merchant that has one bound. */
export const DEMO_TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** A merchant of a world, before anything has happened to it. */
export function newMerchant(
  world: Pick<World, 'key' | 'mchid' | 'name' | 'email'>,
  seed: string,
  status: CodeOf<typeof userStatus>,
  change: Partial<Profile> = {},
): Merchant {
  const isOpen = status === userStatus.authorised;
  return createMerchant({
    key: world.key,
    mchid: world.mchid,
    seed: `${seed}:${world.key}`,
    profile: {
      name: world.name,
      email: world.email,
      phone: '',
      areaCode: '',
      status,
      audit: {
        stage: isOpen ? auditStage.completed : auditStage.primary,
        state: isOpen ? auditState.passed : auditState.progress,
        reason: '',
        fields: [],
        updated_time: 0,
      },
      passwordHash: '',
      tradePasswordHash: '',
      totpSecret: '',
      totpBoundAt: 0,
      switches: switchesFor(false, false),
      merchant: {
        logo: logoOf(world.name.slice(0, 1), '#2468D8'),
        website: '',
        telegram: '',
        x: '',
        time_zone: 'UTC',
        address: { street: '', city: '', country: '' },
      },
      lockUntil: 0,
      lockReason: '',
      lastLogin: { time: 0, ip: '', device: '', address: '' },
      ...change,
    },
  });
}
