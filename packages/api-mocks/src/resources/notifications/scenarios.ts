import { notificationType } from '#contract/enumerations.ts';
import { prepared, type Scenario } from '#core/http/scenario.ts';
import { notify } from './notify.ts';

export const notificationScenarios = [
  prepared('notifications.10000', 'Notifications: 10,000 notifications', (bank, merchant) => {
    const now = bank.clock.now();
    for (let i = merchant.rows.notifications.length; i < 10_000; i += 1) {
      notify(merchant, now, {
        type: notificationType.announcement,
        notice: 'holidayReview',
        values: {},
        status: 1,
      });
    }
  }),
  prepared('notifications.allRead', 'Notifications: all read', (_bank, merchant) => {
    const { notifications } = merchant.rows;
    notifications.fromNewest((row, index) => notifications.replace(index, { ...row, status: 1 }));
  }),
] as const satisfies readonly Scenario[];
