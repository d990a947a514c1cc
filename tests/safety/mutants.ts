import { addressMutants } from './mutants/addressMutants.ts';
import { amountMutants } from './mutants/amountMutants.ts';
import { callMutants } from './mutants/callMutants.ts';
import { exitMutants } from './mutants/exitMutants.ts';
import { guessingMutants } from './mutants/guessingMutants.ts';
import { moneyMutants } from './mutants/moneyMutants.ts';
import type { Mutant } from './mutants/mutant.ts';
import { orderMutants } from './mutants/orderMutants.ts';
import { proofMutants } from './mutants/proofMutants.ts';
import { requestMutants } from './mutants/requestMutants.ts';
import { serverMutants } from './mutants/serverMutants.ts';
import { sessionMutants } from './mutants/sessionMutants.ts';
import { signInMutants } from './mutants/signInMutants.ts';
import { transactionMutants } from './mutants/transactionMutants.ts';
import { weakeningMutants } from './mutants/weakeningMutants.ts';

/** By area, the protections whose removal a test must notice. */
export const mutantsByArea = {
  money: moneyMutants,
  transactions: transactionMutants,
  requestIds: requestMutants,
  proof: proofMutants,
  guessing: guessingMutants,
  exits: exitMutants,
  orders: orderMutants,
  weakening: weakeningMutants,
  addresses: addressMutants,
  amounts: amountMutants,
  signIn: signInMutants,
  sessions: sessionMutants,
  calls: callMutants,
  servers: serverMutants,
} as const satisfies Record<string, readonly Mutant[]>;

export const mutants: readonly Mutant[] = Object.values(mutantsByArea).flat();
