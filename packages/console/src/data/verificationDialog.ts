import type { VerificationCodes, VerificationRequired } from '@settlement/api-mocks/contract/codes';
import { atom } from 'jotai';
import type { ReactNode } from 'react';
import type { Text } from '#i18n/useText.ts';

export interface VerificationContent {
  /** Names the dialog, as "Confirm withdrawal". */
  readonly title: string;
  /** What is about to happen; money names its full address. */
  readonly recap: ReactNode;
  /** The button that does it, as "Withdraw". */
  readonly confirmLabel: string;
}

/** What the dialog works with. */
export interface Verification {
  readonly purpose: number;
  /** The language may change while the dialog is open. */
  readonly content: (text: Text) => VerificationContent;
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
