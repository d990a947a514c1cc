import {
  auditStage,
  auditState,
  notificationType,
  userStatus,
  type CodeOf,
} from '../contract/enumerations.ts';
import { logoOf } from '../core/catalogue/logo.ts';
import type { Opening } from '../contract/opening.ts';
import type { Profile } from '../core/merchant.ts';
import { notify } from '../resources/notifications/notify.ts';
import { newMerchant } from './identity.ts';
import { visitors } from './news.ts';
import type { World } from './world.ts';

interface QuietPlan extends Pick<World, 'key' | 'mchid' | 'name' | 'email' | 'title'> {
  readonly status: CodeOf<typeof userStatus>;
  readonly audit?: (now: number) => Profile['audit'];
  readonly opening?: (now: number) => Opening;
}

/** A merchant whose permission is not open: nothing has been paid, nothing is owned. */
export function quietWorld(plan: QuietPlan): World {
  return {
    key: plan.key,
    mchid: plan.mchid,
    name: plan.name,
    email: plan.email,
    title: plan.title,
    history: (seed) => newMerchant(plan, seed, plan.status),
    today(_bank, merchant, _dayStart, now) {
      const [here] = visitors;
      merchant.profile.lastLogin = { time: now - 60, ...here };
      if (plan.audit) merchant.profile.audit = plan.audit(now);
      const opening = plan.opening?.(now);
      if (opening)
        Object.assign(merchant.profile, {
          opening,
          merchant: { ...merchant.profile.merchant, ...opening.merchant },
        });
      if (plan.status === userStatus.failed) {
        notify(merchant, now - 7200, {
          type: notificationType.permission,
          notice: 'permissionFailed',
          values: {},
          link: '/openAuth',
        });
      }
    },
  };
}

/** An application as one of these merchants has handed it in. */
export function openingOf(
  plan: Pick<QuietPlan, 'name' | 'email'>,
  place: Opening['merchant'],
  since: number,
): (now: number) => Opening {
  return (now) => ({
    submitted_time: now - since,
    expected_time: now - since + 24 * 3600,
    name: plan.name,
    contact: { email: plan.email, area_code: '', phone: '' },
    business: { type: 2, model: 'travel', volume: '250k' },
    merchant: place,
    documents: [logoOf('R', '#475569'), logoOf('ID', '#475569')],
  });
}

export const underReviewAudit = (now: number): Profile['audit'] => ({
  stage: auditStage.primary,
  state: auditState.progress,
  reason: '',
  fields: [],
  updated_time: now - 5 * 3600,
});

export const failedAudit = (now: number): Profile['audit'] => ({
  stage: auditStage.advanced,
  state: auditState.failed,
  reason: 'twoRefused',
  fields: [
    { field: 'documents', reason: 'documentCutOff' },
    { field: 'merchant.website', reason: 'websiteWithoutName' },
  ],
  updated_time: now - 7200,
});
