import type { FlowFaults } from './flow-faults.ts';

type Found = { readonly [K in keyof FlowFaults]?: string | undefined };

/** Only what is wrong. */
export function onlyFaults(found: Found): FlowFaults {
  return Object.fromEntries(Object.entries(found).filter(([, words]) => words !== undefined));
}

export const hasFaults = (faults: FlowFaults): boolean => Object.keys(faults).length > 0;
