import { userStatus } from '../../contract/enumerations.ts';
import type { Scenario } from '../../core/scenario.ts';

function withStatus<Name extends keyof typeof userStatus>(
  name: Name,
  title: string,
): Scenario<`user.${Name}`> {
  return {
    id: `user.${name}`,
    title: `User: ${title}`,
    spec: ['§6'],
    prepare(_bank, merchant) {
      merchant.profile.status = userStatus[name];
    },
  };
}

export const userScenarios = [
  withStatus('notOpened', 'merchant permission not opened'),
  withStatus('underReview', 'merchant permission under review'),
  withStatus('failed', 'merchant permission refused'),
  withStatus('authorised', 'merchant permission open'),
  withStatus('abnormal', 'merchant permission suspended'),
  {
    id: 'user.nothingBound',
    title: 'User: no authenticator, no phone, no passwords',
    prepare(_bank, { profile }) {
      Object.assign(profile, {
        totpSecret: '',
        phone: '',
        areaCode: '',
        passwordHash: '',
        tradePasswordHash: '',
      });
    },
  },
] as const satisfies readonly Scenario[];
