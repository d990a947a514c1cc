import { cancelOpening, getOpening } from '#contract/opening.ts';
import { implement } from '#core/implement.ts';
import { cancelApplication, handedIn } from './opening.ts';

export const openingHandlers = {
  // Before anything was handed in, what is known of the merchant, for the form to begin with.
  'user.opening': implement(getOpening, ({ merchant }) => ({
    ...(merchant.profile.opening ?? { ...handedIn(merchant, {}, 0), expected_time: 0 }),
  })),

  'user.cancelOpening': implement(cancelOpening, (call) => {
    cancelApplication(call);
    return null;
  }),
};
