import { appMode, appStatus, onOffCode, paymentMode, userStatus } from '../contract/enumerations.ts';
import { logoOf } from '../core/catalogue/logo.ts';
import type { Merchant, Profile } from '../core/merchant.ts';
import { createRandom } from '../core/random.ts';
import { createScheduler } from '../core/scheduler.ts';
import { bookOrders } from './book.ts';
import { assetNamed, assets } from '../core/catalogue/tokens.ts';
import { units } from '../core/money.ts';
import { newKey } from '../resources/applications/rules.ts';
import { addRecharge, bookRecharge } from '../resources/recharge/book.ts';
import { DEMO_PASSWORD_HASH, DEMO_TOTP_SECRET, DEMO_TRADE_PASSWORD_HASH, newMerchant } from './identity.ts';
import { tellCallbacks } from './deliveries.ts';
import { fillAddressBook, stageDesk } from './desk.ts';
import { tellNews, tellOldNews, type Dated } from './news.ts';
import { endedBy, ordersPerDay, sampleOutcome, timesOfDay } from './orders.ts';
import { planRoutine } from './routine.ts';
import { liveToday } from './today.ts';
import type { World } from './world.ts';

const DAY = 86_400;
const HISTORY_DAYS = 365;

export interface BusyPlan extends Pick<World, 'key' | 'mchid' | 'name' | 'email' | 'title'> {
  readonly orders: number;
  readonly profile: Partial<Profile>;
  /** How many notifications there have been before the recent ones; all of them read. */
  readonly oldNews?: number;
  /** What else it was told of. */
  readonly news?: (now: number) => Dated[];
  /** Runs after everything else, on the bank's own copy. */
  readonly afterwards?: (merchant: Merchant, now: number) => void;
}

function addApps(merchant: Merchant, from: number): void {
  const add = (name: string, host: string, colour: string, mode: 1 | 2 | 3, days: number) =>
    merchant.rows.apps.add((index) => ({
      index,
      appid: `app_${merchant.mchid}${String(index + 1).padStart(2, '0')}`,
      name,
      logo: logoOf(name.slice(0, 1), colour),
      website: `https://${host}`,
      notifyUrl: `https://${host}/hooks/settlement`,
      failingSince: 0,
      disabledAt: 0,
      mode: index === 3 ? appMode.test : appMode.live,
      paymentMode: mode,
      status: appStatus.active,
      createdAt: from + days * DAY,
      isDeleted: false,
      currencyIds: assets.filter((asset) => asset.index % 4 !== index).map(({ id }) => id),
      whitelistStatus: index === 0 ? onOffCode.on : onOffCode.off,
      whitelist: index === 0 ? [{ ip: '203.0.113.7', note: 'Office', createdAt: from + 3 * DAY }] : [],
      secretTail: createRandom(`${merchant.seed}:app:${index}`).hex(4),
      secretCreatedAt: from + days * DAY,
      ...newKey,
      lastUsedAt: from + HISTORY_DAYS * DAY - 3600 * (index + 1),
      lastUsedIp: '203.0.113.7',
      googleSecret: index === 3 ? '' : DEMO_TOTP_SECRET,
    }));
  add('Checkout · web', 'shop.northwind.example', '#2468D8', paymentMode.hybrid, 0);
  add('iOS shop', 'app.northwind.example', '#8B6CF6', paymentMode.address, 0);
  add('Invoice desk', 'billing.northwind.example', '#14B8A6', paymentMode.contract, 0);
  add('Sandbox', 'sandbox.northwind.example', '#A9B6CA', paymentMode.hybrid, 40);
}

function ordersOf(seed: string, plan: BusyPlan, dayStart: number): number[] {
  const from = dayStart - HISTORY_DAYS * DAY;
  return ordersPerDay(createRandom(`${seed}:${plan.key}:days`), from, HISTORY_DAYS + 1, plan.orders);
}

function history(seed: string, plan: BusyPlan, dayStart: number): Merchant {
  const from = dayStart - HISTORY_DAYS * DAY;
  const random = createRandom(`${seed}:${plan.key}`);
  const merchant = newMerchant(plan, seed, userStatus.authorised, {
    passwordHash: DEMO_PASSWORD_HASH,
    tradePasswordHash: DEMO_TRADE_PASSWORD_HASH,
    areaCode: '+44',
    phone: '7700900128',
    ...plan.profile,
  });
  addApps(merchant, from);
  const zone = merchant.profile.merchant.time_zone;
  const { payments } = merchant.rows;
  ordersOf(seed, plan, dayStart)
    .slice(0, HISTORY_DAYS)
    .forEach((count, day) => {
      for (const at of timesOfDay(random, from + day * DAY, count, zone)) {
        // Everything is settled by midnight, so that the shared history ends clean.
        payments.add((index) => endedBy(sampleOutcome(random, index, at), dayStart - 1));
      }
    });
  const agenda = createScheduler();
  planRoutine(merchant, random.fork('routine'), agenda, from, dayStart);
  // The one chain with memos: nobody pays in it, so that there is something to send it is brought in.
  agenda.schedule(dayStart - 3 * DAY, (at) => {
    const asset = assetNamed('XRP', 'XRP Ledger');
    bookRecharge(merchant, addRecharge(merchant, asset, units('1200', asset.decimals), at - 30, at), at);
  });
  bookOrders(merchant, payments.all(), agenda, from, dayStart - 1);
  tellCallbacks(merchant, from, dayStart - 1);
  fillAddressBook(merchant, from);
  merchant.followed = ['BTC', 'ETH', 'TRX'];
  merchant.settings.isGasOpened = true;
  return merchant;
}

/** A merchant in full business: a year of payments and everything around them. */
export function busyWorld(plan: BusyPlan): World {
  return {
    key: plan.key,
    mchid: plan.mchid,
    name: plan.name,
    email: plan.email,
    title: plan.title,
    history: (seed, dayStart) => history(seed, plan, dayStart),
    today(bank, merchant, dayStart, now) {
      const expected = ordersOf(bank.seed, plan, dayStart).at(-1) ?? 0;
      liveToday(bank, merchant, dayStart, now, expected);
      stageDesk(bank, merchant, dayStart, now);
      tellOldNews(merchant, plan.oldNews ?? 0, dayStart);
      tellNews(merchant, bank.random.fork(`${plan.key}:news`), now, plan.news?.(now) ?? []);
      plan.afterwards?.(merchant, now);
    },
  };
}
