import { useState } from 'react';
import { isApiError } from '#api/errors.ts';

export function useProof<P>() {
  const [proof, setProof] = useState<{ readonly value: P }>();
  const [isExpired, setExpired] = useState(false);
  return {
    proof: proof?.value,
    isExpired,
    keep: (value: P) => {
      setProof({ value });
      setExpired(false);
    },
    /** Sends the last request. If the verification has expired (10038), restarts and returns `false`. */
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
