import { useState } from 'react';
import { isApiError } from '#api/errors.ts';

/** What the first steps of a wizard earn, such as a ticket, for the call of the last one. */
export function useProof<P>() {
  const [proof, setProof] = useState<{ readonly value: P }>();
  const [isExpired, setExpired] = useState(false);
  return {
    /** Undefined before the first step, and again once the proof has expired. */
    proof: proof?.value,
    isExpired,
    keep: (value: P) => {
      setProof({ value });
      setExpired(false);
    },
    /** Makes the call of the last step; `false` where its proof has expired (10038): the first step is next. */
    spend: async (call: (proof: P) => Promise<void>): Promise<boolean> => {
      if (!proof) return false;
      try {
        await call(proof.value);
        return true;
      } catch (error) {
        if (!isApiError(error, 'verification')) throw error;
        setProof(undefined);
        setExpired(true);
        return false;
      }
    },
  };
}
