import {
  auditStage,
  auditState,
  notificationType,
  userStatus,
  type CodeOf,
} from '../contract/enumerations.ts';
import type { Profile } from '../core/merchant.ts';
import { notify } from '../resources/notifications/notify.ts';
import { newMerchant } from './identity.ts';
import { visitors } from './news.ts';
import type { World } from './world.ts';

interface QuietPlan extends Pick<World, 'key' | 'mchid' | 'name' | 'email' | 'title'> {
  readonly status: CodeOf<typeof userStatus>;
  readonly audit?: (now: number) => Profile['audit'];
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
