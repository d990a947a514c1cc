import type { VerificationCodes, VerificationRequired } from '@settlement/api-mocks/contract/codes';
import { atom } from 'jotai';
import type { ReactNode } from 'react';

/** What the dialog works with. */
export interface Verification {
  readonly purpose: number;
  readonly title: string;
  readonly recap: ReactNode;
  readonly confirmLabel: string;
  readonly isDanger: boolean;
  readonly question: VerificationRequired;
  /** Counts the questions of one action: above 1 the server was not content with what it got. */
  readonly attempt: number;
  /** Rejects with the error to show inside; resolves when the dialog is no longer needed. */
  readonly submit: (codes: VerificationCodes) => Promise<void>;
  readonly cancel: () => void;
}

/** The verification that is asked for now. */
export const verificationAtom = atom<Verification | null>(null);
